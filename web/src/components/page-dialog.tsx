import Box from '@mui/material/Box'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useContext, useLayoutEffect } from 'react'
import { keepFromBeneath } from '../lib/page/kept-from-beneath.ts'
import { useBackCloses } from '../lib/page/use-back-closes.ts'
import { DialogTop } from './dialog-top.ts'
import { MoreBelow } from './more-below.tsx'

/** A phone on its side or with its keyboard open, and wherever the text is large for the screen. */
const isLow = '@container (max-width: 18rem) or (max-height: 30rem)'
/** Of these large text on a phone, or a laptop at 400 %. */
const hasFewLines = '@container (max-width: 18rem) or (max-height: 17rem)'

/**
 * Where it is low the head scrolls away with what is below it, so that the field that is typed in has room under who calls; what the window
 * is left by stays at its foot. Where a few lines fill it that scrolls too: nothing would be left for what is asked. However much is told of who
 * calls, some lines of it are left: nothing could be scrolled in none.
 */
const scrollsWhole = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  [isLow]: { display: 'block', minHeight: '6rem', overflowY: 'auto', scrollPaddingBottom: 60 },
  '& > .MuiDialogActions-root': {
    [isLow]: { position: 'sticky', bottom: 0, zIndex: 2, py: 0.5, bgcolor: 'background.paper' },
    [hasFewLines]: { position: 'static' },
  },
} as const

/** Asked by its lines of text, not by pixels: what is large is the text. */
const room = {
  '@media screen': { containerType: 'size' },
  [hasFewLines]: { '& > .MuiDialog-paper': { m: 0, width: 1, maxHeight: 1 } },
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
    <Dialog fullWidth maxWidth="sm" slotProps={{ container: { sx: room } }} {...props}>
      {top}
      <Box sx={scrollsWhole}>
        {children}
        <MoreBelow />
      </Box>
    </Dialog>
  )
}
