import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHead } from '../../../../../components/dialog-head.tsx'
import { FailureMessage } from '../../../../../components/failure-message.tsx'
import { PageDialog } from '../../../../../components/page-dialog.tsx'
import { useSending } from '../../../../../components/use-sending.ts'
import { useTypedName } from './typed-name.tsx'

interface Props {
  /** What the home is called, which is to be typed. */
  name: string
  /** The shorter time, in words. */
  months: string
  /** Whether a month of it was exported; null: not known yet. */
  hasCopy: boolean | null
  /** Says it. */
  shorten: () => Promise<void>
  onClose: () => void
}

/** Says what goes for good with a shorter time, and has the home's name typed before it is said. */
export function ShortenDialog({ name, months, hasCopy, shorten, onClose }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const { isBusy, failure, send } = useSending()
  const { field, isTyped } = useTypedName(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && isTyped()) send(shorten)
  }
  return (
    <PageDialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId}>
      <DialogHead titleId={titleId} title={t('daysKept.shorten')} />
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        {/* Longer than a phone under alerts has room for, it is scrolled by keyboard too. */}
        <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2 }}>
          <Typography>{t('daysKept.shortenWarning', { months })}</Typography>
          <Typography>
            {t('daysKept.shortenStays')}
            {hasCopy !== null && ` ${t(hasCopy ? 'daysKept.copiesStay' : 'daysKept.copyFirst')}`}
          </Typography>
          <Typography>{t('daysKept.shortenTold')}</Typography>
          {field}
          <FailureMessage failure={failure} isBusy={isBusy} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" aria-disabled={isBusy}>
            {isBusy ? t('common.saving') : t('daysKept.shortenButton', { months })}
          </Button>
        </DialogActions>
      </Box>
    </PageDialog>
  )
}
