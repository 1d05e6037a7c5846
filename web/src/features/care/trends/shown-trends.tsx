import { mdiChartLine } from '@mdi/js'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getTrendsCall, type Trends } from '@vigie/domain/api/trend-calls'
import type { Access } from '@vigie/domain/people/permissions'
import { spanOn } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import type { Shift } from '@vigie/domain/time/shift'
import { lengthOfDates } from '@vigie/domain/trends/trend-period'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { dateInWords } from '../../../lib/time/words.ts'
import { ActogramCard } from './actogram-card.tsx'
import { DayCharts } from './day-charts.tsx'
import { DayNumbers } from './day-numbers.tsx'
import { MarksCard } from './marks/marks-card.tsx'
import { fewMarks, useMarks } from './marks/use-marks.ts'
import type { Opening } from './opening.ts'
import { type AskedPeriod, addressOfPeriod } from './period-address.ts'
import { StatisticsCard } from './statistics-card.tsx'
import { useAskAgain } from './use-ask-again.ts'

interface Props {
  eid: string
  bid: string
  timeZone: string
  access: Access
  /** Those that the home has now. */
  shifts: readonly Shift[]
  opening: Opening
  asked: AskedPeriod
}

/** What is known of a period: its averages, its days as curves and as numbers. */
export function ShownTrends({ eid, bid, timeZone, access, shifts, opening, asked }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const today = localDate(useNow(), timeZone)
  const { period, from, to } = asked
  const question = useCallback(() => {
    const shown = { period, from, to }
    return (
      (opening.isOf(shown) ? opening.take('trends') : null) ??
      callApi(getTrendsCall, { params: { eid, bid }, query: addressOfPeriod(shown) })
    )
  }, [opening, eid, bid, period, from, to])
  const { answer, ask } = useAnswer(question)
  useAskAgain(ask, period !== 'custom' || to >= today)
  if (answer.status === 'loading') return <Skeletons shape="columns" />
  if (answer.status === 'failed') return <FailedAnswer failure={answer.failure} onRetry={ask} />
  const trends = answer.value
  if (trends.days.length === 0)
    return <EmptyState icon={mdiChartLine} title={t('trends.notYet')} help={t('trends.notYetHelp')} />
  const words = (date: string) => dateInWords(startOfDate(date, timeZone), timeZone, locale)
  if (!isAnyKnown(trends))
    return (
      <EmptyState
        icon={mdiChartLine}
        title={t('trends.none')}
        help={
          trends.goneUntil ? t('trends.goneHelp', { date: words(trends.goneUntil) }) : t('trends.noneHelp')
        }
      >
        <Button component={Link} to={routes.residentDevices(eid, bid)} variant="outlined">
          {t('trends.seeSensors')}
        </Button>
      </EmptyState>
    )
  return <KnownTrends {...{ eid, bid, timeZone, access, shifts, opening, trends }} />
}

interface KnownProps extends Omit<Props, 'asked'> {
  trends: Trends
}

function KnownTrends({ eid, bid, timeZone, access, shifts, opening, trends }: KnownProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const words = (date: string) => dateInWords(startOfDate(date, timeZone), timeZone, locale)
  const [first = '', last = ''] = [trends.days[0]?.date, trends.days.at(-1)?.date]
  const span = useMemo(
    () => ({ from: startOfDate(first, timeZone), until: spanOn(last, null, timeZone).until }),
    [first, last, timeZone],
  )
  const [atMost, setAtMost] = useState(fewMarks)
  const marked = useMarks(access, { eid, bid, span, atMost }, timeZone)
  const { marks } = marked
  return (
    <>
      <Typography role="status">
        {first === last ? words(first) : t('trends.shown', { from: words(first), to: words(last) })}
      </Typography>
      <StatisticsCard
        statistics={trends.statistics}
        count={trends.before === null ? 0 : lengthOfDates(trends.before)}
      />
      <ActogramCard
        {...{ eid, bid, timeZone, opening, from: first, to: last, marks, shifts }}
        told={toldBy(trends)}
      />
      <MarksCard marked={marked} onAtMost={setAtMost} />
      <DayCharts days={trends.days} {...{ marks, timeZone }} />
      <DayNumbers days={trends.days} timeZone={timeZone} />
    </>
  )
}

/** Whether anything was told of any day. */
const isAnyKnown = ({ days }: Trends): boolean =>
  days.some(
    ({ calls, air, observed }) =>
      calls !== null || Object.keys(air).length > 0 || Object.values(observed).some((share) => share > 0),
  )

const toldBy = ({ days }: Trends) => ({
  bed: days.some(({ bedMs }) => bedMs !== null),
  chair: days.some(({ chairMs }) => chairMs !== null),
  out: days.some(({ outMs }) => outMs !== null),
})
