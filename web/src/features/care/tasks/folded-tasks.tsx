import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../../components/icon.tsx'

/** Tasks that ask for nobody, behind a line that says how many they are. */
export function FoldedTasks({ summary, children }: { summary: string; children: ReactNode }) {
  const [unfolded, unfold] = useState(false)
  const id = useId()
  return (
    <div>
      <Button
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => unfold(!unfolded)}
        endIcon={<Icon path={unfolded ? mdiChevronUp : mdiChevronDown} />}
        sx={{ ml: -2 }}
      >
        {summary}
      </Button>
      <Box id={id} component="ul" hidden={!unfolded} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {unfolded && children}
      </Box>
    </div>
  )
}
