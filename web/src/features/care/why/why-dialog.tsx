import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { whyCall } from '@vigie/domain/api/why-calls'
import { localDate } from '@vigie/domain/time/local-time'
import { useCallback, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHead } from '../../../components/dialog-head.tsx'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { PageDialog } from '../../../components/page-dialog.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { namedDayAndTime } from '../../../lib/time/words.ts'
import { WhyAnswer } from './why-answer.tsx'

interface Props {
  eid: string
  bid: string
  /** The home's clock. */
  timeZone: string
  deviceId: string
  /** The event's, among those of its device. */
  eventKey: string
  at: number
  /** The event in words. */
  what: string
  onClose: () => void
}

/** Of an event: which rules look at it and why each fires or stays silent, and the alert that it raised, if it did. */
export default function WhyDialog({ eid, bid, timeZone, deviceId, eventKey, at, what, onClose }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const locale = useLocale()
  const now = useNow()
  const question = useCallback(
    () =>
      callApi(whyCall, {
        params: { eid, bid },
        query: { deviceId, date: localDate(at, timeZone), key: eventKey },
      }),
    [eid, bid, deviceId, eventKey, at, timeZone],
  )
  const { answer, ask } = useAnswer(question)
  return (
    <PageDialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogHead titleId={titleId} title={t('why.title')} />
      {/* Longer than a phone has room for, it is scrolled by keyboard too. */}
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography sx={{ fontWeight: 700 }}>
          {what}
          <Box component="span" sx={{ fontWeight: 400 }}>
            {` · ${namedDayAndTime(at, now, timeZone, locale)}`}
          </Box>
        </Typography>
        {answer.status === 'loading' && <Skeletons shape="rows" />}
        {answer.status === 'failed' && <FailedAnswer failure={answer.failure} onRetry={ask} />}
        {answer.status === 'ready' && <WhyAnswer eid={eid} timeZone={timeZone} why={answer.value} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </PageDialog>
  )
}
