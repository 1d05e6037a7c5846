import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { UnfinishedRemoval } from '@vigie/domain/care/establishment-settings'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../../../components/failure-message.tsx'
import { PageDialog } from '../../../../../components/page-dialog.tsx'
import { useTypedName } from './typed-name.tsx'
import { type RemovalProgress, useEventRemoval } from './use-event-removal.ts'

interface Props {
  eid: string
  /** What the home is called, which is to be typed. */
  name: string
  /** One that was interrupted, which is gone on with. */
  unfinished: UnfinishedRemoval | null
  onClose: () => void
}

/** Has the home's name typed before all its events go, and shows how far it is. To close it is to stop: what is gone stays so. */
export default function RemoveEventsDialog({ eid, name, unfinished, onClose }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const { field, isTyped } = useTypedName(name)
  const { isBusy, failure, progress, go, stop } = useEventRemoval(eid, unfinished?.after ?? null)
  const isBegun = progress !== null || unfinished !== null
  const isDone = progress?.left === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && isTyped()) go(name)
  }
  const close = () => {
    stop()
    onClose()
  }
  return (
    // By Escape too, but for what goes on: a slip is not to stop it.
    <PageDialog
      open
      onClose={(_, reason) => isBusy || reason === 'backdropClick' || close()}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t('manage.removeEvents')}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        {/* Longer than a phone under alerts has room for, it is scrolled by keyboard too. */}
        <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2 }}>
          {progress === null && (
            <>
              <Typography>{t('manage.removeEventsWarning')}</Typography>
              {field}
            </>
          )}
          {progress && <Progress {...progress} />}
          <FailureMessage failure={failure} isBusy={isBusy} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>
            {t(isBusy ? 'manage.stopRemoving' : progress === null ? 'common.cancel' : 'common.close')}
          </Button>
          {!isDone && (
            <Button type="submit" variant="contained" color="error" aria-disabled={isBusy}>
              {t(isBusy ? 'manage.removing' : isBegun ? 'manage.resumeRemoving' : 'manage.removeAll')}
            </Button>
          )}
        </DialogActions>
      </Box>
    </PageDialog>
  )
}

function Progress({ removed, residents, left }: RemovalProgress) {
  const { t } = useTranslation()
  const done = residents - left
  return (
    <div role="status">
      <LinearProgress
        variant="determinate"
        value={residents === 0 ? 100 : (100 * done) / residents}
        aria-label={t('manage.removing')}
        sx={{ height: 8, borderRadius: 1, mb: 1 }}
      />
      <Typography>{t('manage.removedSoFar', { done, residents, count: removed })}</Typography>
      {left === 0 && <Typography>{t('manage.removalDone')}</Typography>}
    </div>
  )
}
