import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useContext } from 'react'
import { DialogTop } from './dialog-top.ts'

/** A window over the page, with what must be seen above all else at its top. */
export function PageDialog({ children, ...props }: DialogProps) {
  const top = useContext(DialogTop)
  return (
    <Dialog fullWidth maxWidth="sm" {...props}>
      {top}
      {children}
    </Dialog>
  )
}
