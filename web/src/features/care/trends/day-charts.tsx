import Typography from '@mui/material/Typography'
import type { Trends } from '@vigie/domain/api/trend-calls'
import type { DayFigures, Observed } from '@vigie/domain/trends/day-figures'
import { counted } from '@vigie/domain/trends/trend-of'
import { lazy, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DaySeries } from '../../../components/charts/day-chart.tsx'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'

const DayChart = lazy(() => import('../../../components/charts/day-chart.tsx'))

const hourMs = 3_600_000

/** How often somebody got up, and how long they lay and sat, by day. */
export function DayCharts({ days }: { days: Trends['days'] }) {
  const { t } = useTranslation()
  const { dates, ups, rest } = useMemo(() => {
    // A day that still goes on would look like a fall.
    const over = days.filter(({ isOver }) => isOver)
    const of = (figure: (day: DayFigures) => number | null, by: keyof Observed) =>
      over.map((day) => counted(day, figure(day), by))
    const inHours = (amounts: (number | null)[]) => amounts.map((ms) => (ms === null ? null : ms / hourMs))
    return {
      dates: over.map(({ date }) => date),
      ups: [{ name: t('trends.timesUp'), values: of(({ timesUp }) => timesUp, 'up') }],
      rest: [
        { name: t('trends.inBed'), values: inHours(of(({ bedMs }) => bedMs, 'bed')) },
        { name: t('trends.inChair'), values: inHours(of(({ chairMs }) => chairMs, 'chair')) },
      ],
    }
  }, [days, t])
  // A curve of one day is a point, of which the figures say all.
  if (dates.length < 2) return null
  return (
    <>
      <ChartCard title={t('trends.upsPerDay')} dates={dates} series={ups} />
      <ChartCard title={t('trends.restPerDay')} dates={dates} series={rest} />
    </>
  )
}

function ChartCard({
  title,
  dates,
  series,
}: {
  title: string
  dates: readonly string[]
  series: readonly DaySeries[]
}) {
  const { t } = useTranslation()
  const [isMissing, setMissing] = useState(false)
  const known = series.filter(({ values }) => values.some((value) => value !== null))
  return (
    <TitledCard title={title} help={known.length > 0 ? t('trends.chartHelp') : undefined}>
      {known.length === 0 && <Typography>{t('trends.noneOfChart')}</Typography>}
      {known.length > 0 && !isMissing && (
        <LoadBoundary onFailed={() => setMissing(true)}>
          <DayChart dates={dates} series={series} />
        </LoadBoundary>
      )}
    </TitledCard>
  )
}
