import type { SxProps } from '@mui/material/styles'

/** Read out, not shown. */
export const visuallyHidden: SxProps = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}
