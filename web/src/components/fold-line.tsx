import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  /** What always stands there, within the button. */
  line: ReactNode
  unfolded: boolean
  onToggle: () => void
  /** Of what is unfolded. */
  id: string
  /** Drawn only once it is unfolded. */
  children: ReactNode
}

/** Something that is over, as a line as wide as its place; the rest of it is one tap away. */
export function FoldLine({ line, unfolded, onToggle, id, children }: Props) {
  return (
    <>
      <ButtonBase
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={onToggle}
        sx={{
          width: '100%',
          minHeight: 56,
          px: { xs: 1.5, sm: 2 },
          py: 1,
          gap: 1.5,
          justifyContent: 'space-between',
          textAlign: 'left',
        }}
      >
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {line}
        </Box>
        <Icon path={unfolded ? mdiChevronUp : mdiChevronDown} sx={{ flex: 'none' }} />
      </ButtonBase>
      <Box id={id} hidden={!unfolded} sx={{ px: { xs: 1.5, sm: 2 }, pb: 1.5 }}>
        {unfolded && children}
      </Box>
    </>
  )
}
