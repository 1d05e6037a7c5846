import Box from '@mui/material/Box'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useContext, useLayoutEffect } from 'react'
import { keepFromBeneath } from '../lib/page/kept-from-beneath.ts'
import { lowScreen } from '../lib/page/low-screen.ts'
import { useBackCloses } from '../lib/page/use-back-closes.ts'
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

/**
 * A window over the page, with what must be seen above all else at its top. The second of two taps that closed it reaches nothing. Back is
 * to it what Escape is.
 */
export function PageDialog({ children, ...props }: DialogProps) {
  const top = useContext(DialogTop)
  // On a phone its buttons stand over the bar at the foot, which leads to another page.
  useLayoutEffect(() => (props.open ? keepFromBeneath : undefined), [props.open])
  useBackCloses(props.open, () => props.onClose?.({}, 'escapeKeyDown'))
  return (
    <Dialog fullWidth maxWidth="sm" {...props}>
      {top}
      <Box sx={scrollsWhole}>{children}</Box>
    </Dialog>
  )
}
