import { mdiArrowUp } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Icon } from '../../../components/icon.tsx'

interface Props {
  /** How many there are, in words. */
  words: string
  onShow: () => void
}

/** How many new rows wait above; shows them. */
export function NewRowsButton({ words, onShow }: Props) {
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        top: 'calc(var(--covered-top, 60px) + 12px)',
        zIndex: 1,
        height: 0,
        textAlign: 'center',
      }}
    >
      <Button
        variant="contained"
        startIcon={<Icon path={mdiArrowUp} />}
        onClick={onShow}
        sx={{ borderRadius: 6, border: 1, borderColor: 'primary.dark' }}
      >
        {words}
      </Button>
    </Box>
  )
}
