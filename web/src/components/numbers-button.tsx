import { mdiTable } from '@mdi/js'
import Button from '@mui/material/Button'
import { Icon } from './icon.tsx'

interface Props {
  isOpen: boolean
  /** What it does: it shows the numbers, or hides them. */
  label: string
  onClick: () => void
}

/** Shows the numbers of what is drawn, or hides them. */
export function NumbersButton({ isOpen, label, onClick }: Props) {
  return (
    <Button variant="outlined" aria-expanded={isOpen} startIcon={<Icon path={mdiTable} />} onClick={onClick}>
      {label}
    </Button>
  )
}
