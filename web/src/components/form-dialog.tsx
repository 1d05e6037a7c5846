import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from './failure-message.tsx'
import { useSending } from './use-sending.ts'

interface Props {
  title: string
  /** Whether what was typed can be sent; where it cannot, this shows why. */
  check: () => boolean
  /** Sends it, and takes the dialog away; what it throws is told in it. */
  act: () => Promise<void>
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form over the page; a tap beside it does not take away what was typed. */
export function FormDialog({ title, check, act, onClose, children }: Props) {
  const { t } = useTranslation()
  const { isBusy, failure, send } = useSending()
  const titleId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check()) void send(act)
  }
  const close = (_event: object, reason: string) => {
    if (reason === 'escapeKeyDown' && !isBusy) onClose()
  }
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          {children}
          <FailureMessage failure={failure} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {t(isBusy ? 'common.saving' : 'common.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
