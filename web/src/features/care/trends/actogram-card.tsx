import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getSegmentsCall } from '@vigie/domain/api/trend-calls'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { lengthOfDates } from '@vigie/domain/trends/trend-period'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartMark } from '../../../components/charts/chart-mark.ts'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { NumbersButton } from '../../../components/numbers-button.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { dateInWords } from '../../../lib/time/words.ts'
import { nightRows } from './night-rows.ts'
import { ShownNights } from './shown-nights.tsx'

interface Props {
  eid: string
  bid: string
  timeZone: string
  /** The dates of the period that is shown. */
  from: string
  to: string
  marks: readonly ChartMark[]
}

/** So many nights are shown, and so many at most to whoever asks for more: each is read anew. */
const fewNights = 14
const mostNights = 31

/** Where somebody was, night by night, the last ones of a period. */
export function ActogramCard({ eid, bid, timeZone, from, to, marks }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const today = localDate(useNow(), timeZone)
  const earliest = daysAfter(to, 1 - (isLong ? mostNights : fewNights))
  const first = from > earliest ? from : earliest
  const last = to < today ? daysAfter(to, 1) : to
  const days = lengthOfDates({ from: first, to: last })
  const question = useCallback(
    () => callApi(getSegmentsCall, { params: { eid, bid }, query: { from: first, days } }),
    [eid, bid, first, days],
  )
  const { answer, ask } = useAnswer(question)
  if (answer.status === 'failed') return <FailedAnswer failure={answer.failure} onRetry={ask} />
  const rows = answer.status === 'ready' ? nightRows(answer.value.days, { from: first, to }, timeZone) : []
  if (answer.status === 'ready' && rows.length === 0) return null
  const goneUntil =
    answer.status === 'ready' ? answer.value.days.findLast(({ isGone }) => isGone)?.date : null
  return (
    <TitledCard title={t('nights.title')} help={t('nights.help')}>
      {answer.status === 'loading' && <Skeletons shape="rows" />}
      {goneUntil && (
        <Typography>
          {t('nights.gone', { date: dateInWords(Date.parse(`${goneUntil}T12:00:00Z`), 'UTC', locale) })}
        </Typography>
      )}
      {rows.length > 0 && <ShownNights {...{ rows, marks, timeZone, isOpen }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <NumbersButton
          isOpen={isOpen}
          label={t(isOpen ? 'nights.hideHours' : 'nights.showHours')}
          onClick={() => setOpen(!isOpen)}
        />
        {(isLong || from < earliest) && (
          <Button variant="outlined" onClick={() => setLong(!isLong)}>
            {t('nights.showNights', { count: isLong ? fewNights : mostNights })}
          </Button>
        )}
      </Box>
    </TitledCard>
  )
}
