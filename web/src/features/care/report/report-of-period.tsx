import { mdiFileDocumentOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { getResidentReportCall } from '@vigie/domain/api/report-calls'
import { getTrendsCall } from '@vigie/domain/api/trend-calls'
import type { Access } from '@vigie/domain/people/permissions'
import { localDate } from '@vigie/domain/time/local-time'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { stacked } from '../../../components/stacked.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { type AskedPeriod, addressOfPeriod, periodFault, periodOfAddress } from '../trends/period-address.ts'
import { PeriodChoice } from '../trends/period-choice.tsx'
import { WholeReport } from './whole-report.tsx'

interface Props {
  eid: string
  /** What the home is called. */
  home: string
  bid: string
  timeZone: string
  access: Access
}

/** The report of a resident over the period that is chosen, the last month at first. */
export default function ReportOfPeriod(props: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState(() => periodOfAddress(search, Date.now(), props.timeZone))
  const now = useNow()
  // Said here, as it is no failure: /api refuses it.
  const isToCome = asked.period === 'custom' && asked.from > localDate(now, props.timeZone)
  return (
    <Box sx={{ maxWidth: 900, mx: 'auto', gridTemplateColumns: 'minmax(0, 1fr)', ...stacked(2) }}>
      <Box sx={{ displayPrint: 'none' }}>
        <PeriodChoice
          asked={asked}
          onChange={(changed) => {
            setAsked(changed)
            setSearch(addressOfPeriod(changed), { replace: true })
          }}
        />
      </Box>
      {periodFault(asked) === null &&
        (isToCome ? (
          <EmptyState
            icon={mdiFileDocumentOutline}
            title={t('trends.notYet')}
            help={t('trends.notYetHelp')}
          />
        ) : (
          <Asked {...props} asked={asked} />
        ))}
    </Box>
  )
}

function Asked({ bid, asked: { period, from, to }, ...home }: Props & { asked: AskedPeriod }) {
  const { t } = useTranslation()
  const { eid } = home
  // Both of the same dates: of one without the other nobody would see what is missing.
  const question = useCallback(async () => {
    const of = { params: { eid, bid }, query: period === 'custom' ? { period, from, to } : { period } }
    const [report, trends] = await Promise.all([
      callApi(getResidentReportCall, of),
      callApi(getTrendsCall, of),
    ])
    return { report, trends }
  }, [eid, bid, period, from, to])
  const { answer, ask } = useAnswer(question)
  if (answer.status === 'failed') return <FailedAnswer failure={answer.failure} onRetry={ask} />
  if (answer.status === 'loading')
    return (
      <>
        <SlowNotice text={t('report.slow')} />
        <Skeletons shape="rows" />
      </>
    )
  return <WholeReport {...home} {...answer.value} />
}
