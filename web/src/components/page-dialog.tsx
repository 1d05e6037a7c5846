import Box from '@mui/material/Box'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useContext } from 'react'
import { lowScreen } from '../lib/page/low-screen.ts'
import { DialogTop } from './dialog-top.ts'

/**
 * On a low screen the head scrolls away with what is below it, so that the field that is typed in has room under who calls; what the window
 * is left by stays at its foot.
 */
const scrollsWhole = {
  display: 'contents',
  [lowScreen]: {
    display: 'block',
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    scrollPaddingBottom: 60,
  },
  '& > .MuiDialogActions-root': {
    [lowScreen]: { position: 'sticky', bottom: 0, zIndex: 1, py: 0.5, bgcolor: 'background.paper' },
  },
} as const

/** A window over the page, with what must be seen above all else at its top. */
export function PageDialog({ children, ...props }: DialogProps) {
  const top = useContext(DialogTop)
  return (
    <Dialog fullWidth maxWidth="sm" {...props}>
      {top}
      <Box sx={scrollsWhole}>{children}</Box>
    </Dialog>
  )
}
