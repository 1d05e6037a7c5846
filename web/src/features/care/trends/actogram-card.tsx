import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getSegmentsCall } from '@vigie/domain/api/trend-calls'
import { localDate } from '@vigie/domain/time/local-time'
import type { Shift } from '@vigie/domain/time/shift'
import { datesOfNights, fewNights, mostNights } from '@vigie/domain/trends/nights-shown'
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
import type { Opening } from './opening.ts'
import { ShownNights, type ToldBy } from './shown-nights.tsx'

interface Props {
  eid: string
  bid: string
  timeZone: string
  opening: Opening
  /** The dates of the period that is shown. */
  from: string
  to: string
  marks: readonly ChartMark[]
  /** Those that the home has now. */
  shifts: readonly Shift[]
  told: ToldBy
}

/** Where somebody was, night by night, the last ones of a period. */
export function ActogramCard({ eid, bid, timeZone, opening, from, to, marks, shifts, told }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const today = localDate(useNow(), timeZone)
  const { from: first, days } = datesOfNights({ from, to }, isLong ? mostNights : fewNights, today)
  const question = useCallback(async () => {
    const opened = await opening.take('segments')
    // Of another period, or as a day began meanwhile, it is about other dates.
    if (opened !== null && opened.days[0]?.date === first && opened.days.length === days) return opened
    return callApi(getSegmentsCall, { params: { eid, bid }, query: { from: first, days } })
  }, [opening, eid, bid, first, days])
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
      {rows.length > 0 && <ShownNights {...{ rows, marks, timeZone, shifts, told, isOpen }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <NumbersButton
          isOpen={isOpen}
          label={t(isOpen ? 'nights.hideHours' : 'nights.showHours')}
          onClick={() => setOpen(!isOpen)}
        />
        {(isLong || from < first) && (
          <Button variant="outlined" onClick={() => setLong(!isLong)}>
            {t('nights.showNights', { count: isLong ? fewNights : mostNights })}
          </Button>
        )}
      </Box>
    </TitledCard>
  )
}
