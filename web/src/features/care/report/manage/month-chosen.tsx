import Box from '@mui/material/Box'
import { getHomeMonthCall } from '@vigie/domain/api/report-calls'
import { monthsUntil } from '@vigie/domain/deliveries/sent-month'
import { monthTold } from '@vigie/domain/reports/told-amounts'
import { localDate } from '@vigie/domain/time/local-time'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Choice } from '../../../../components/choice.tsx'
import { FailedAnswer } from '../../../../components/failed-answer.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { SlowNotice } from '../../../../components/slow-notice.tsx'
import { stacked } from '../../../../components/stacked.ts'
import { callApi } from '../../../../lib/api/api-client.ts'
import { useAnswer } from '../../../../lib/api/use-answer.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { WholeMonth } from './whole-month.tsx'

interface Props {
  eid: string
  /** What the home is called. */
  home: string
  timeZone: string
}

/** So many months can be looked back at, as of the costs of messages. */
const mostMonths = 13

/** The report of the month that is chosen, the last one that is over at first. */
export default function MonthChosen(props: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const [months] = useState(() => monthsUntil(localDate(Date.now(), props.timeZone), mostMonths))
  const asked = months.find((month) => month === search.get('month')) ?? months[1] ?? ''
  return (
    <Box sx={{ maxWidth: 900, mx: 'auto', gridTemplateColumns: 'minmax(0, 1fr)', ...stacked(2) }}>
      <Box sx={{ displayPrint: 'none', maxWidth: 320 }}>
        <Choice
          name="month"
          label={t('report.month')}
          value={asked}
          onChange={(month) => setSearch({ month }, { replace: true })}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {monthTold(month, locale)}
            </option>
          ))}
        </Choice>
      </Box>
      <OfMonth key={asked} {...props} month={asked} />
    </Box>
  )
}

function OfMonth({ eid, home, timeZone, month }: Props & { month: string }) {
  const { t } = useTranslation()
  const question = useCallback(
    () => callApi(getHomeMonthCall, { params: { eid }, query: { month } }),
    [eid, month],
  )
  const { answer, ask } = useAnswer(question)
  if (answer.status === 'failed') return <FailedAnswer failure={answer.failure} onRetry={ask} />
  if (answer.status === 'loading')
    return (
      <>
        <SlowNotice text={t('report.slow')} />
        <Skeletons shape="rows" />
      </>
    )
  return <WholeMonth {...{ eid, home, timeZone }} report={answer.value} />
}
