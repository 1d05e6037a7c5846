import Typography from '@mui/material/Typography'
import type { Trends } from '@vigie/domain/api/trend-calls'
import { lazy, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { type DrawnChart, drawnCharts } from './drawn-charts.ts'

const DayChart = lazy(() => import('../../../components/charts/day-chart.tsx'))

/** By day how often somebody got up, how long they lay and sat, and what the air of their room was. */
export function DayCharts({ days }: { days: Trends['days'] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  // A day that still goes on would look like a fall.
  const over = useMemo(() => days.filter(({ isOver }) => isOver), [days])
  const dates = useMemo(() => over.map(({ date }) => date), [over])
  const charts = useMemo(() => drawnCharts(over, t, locale), [over, t, locale])
  // A curve of one day is a point, of which the figures say all.
  if (dates.length < 2) return null
  return charts.map((chart) => <ChartCard key={chart.title} chart={chart} dates={dates} />)
}

function ChartCard({ chart, dates }: { chart: DrawnChart; dates: readonly string[] }) {
  const { t } = useTranslation()
  const [isMissing, setMissing] = useState(false)
  const { title, series, axis, range } = chart
  const isKnown = series.some(({ values }) => values.some((value) => value !== null))
  return (
    <TitledCard title={title} help={isKnown ? t('trends.chartHelp') : undefined}>
      {!isKnown && <Typography>{t('trends.noneOfChart')}</Typography>}
      {isKnown && !isMissing && (
        <LoadBoundary onFailed={() => setMissing(true)}>
          <DayChart {...{ dates, series, axis, range }} />
        </LoadBoundary>
      )}
    </TitledCard>
  )
}
