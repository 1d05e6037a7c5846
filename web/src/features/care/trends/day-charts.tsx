import Typography from '@mui/material/Typography'
import type { Trends } from '@vigie/domain/api/trend-calls'
import { lazy, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartMark } from '../../../components/charts/chart-mark.ts'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { type DrawnChart, drawnCharts } from './drawn-charts.ts'
import { useMarkNames } from './marks/use-mark-names.ts'

const DayChart = lazy(() => import('../../../components/charts/day-chart.tsx'))

interface Props {
  days: Trends['days']
  marks: readonly ChartMark[]
  timeZone: string
}

/** By day how often somebody got up, how long they lay and sat, and what the air of their room was. */
export function DayCharts({ days, marks, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  // A day that still goes on would look like a fall.
  const over = useMemo(() => days.filter(({ isOver }) => isOver), [days])
  const dates = useMemo(() => over.map(({ date }) => date), [over])
  const charts = useMemo(() => drawnCharts(over, t, locale), [over, t, locale])
  // A curve of one day is a point, of which the figures say all.
  if (dates.length < 2) return null
  return charts.map((chart) => <ChartCard key={chart.title} {...{ chart, dates, marks, timeZone }} />)
}

interface ChartCardProps extends Omit<Props, 'days'> {
  chart: DrawnChart
  dates: readonly string[]
}

function ChartCard({ chart, dates, marks, timeZone }: ChartCardProps) {
  const { t } = useTranslation()
  const { severalName } = useMarkNames()
  const [isMissing, setMissing] = useState(false)
  const { title, series, axis, range } = chart
  const marked = useMemo(
    () => ({ marks, timeZone, severalName, label: t('marks.over', { title }) }),
    [marks, timeZone, severalName, title, t],
  )
  const isKnown = series.some(({ values }) => values.some((value) => value !== null))
  return (
    <TitledCard title={title} help={isKnown ? t('trends.chartHelp') : undefined}>
      {!isKnown && <Typography>{t('trends.noneOfChart')}</Typography>}
      {isKnown && !isMissing && (
        <LoadBoundary onFailed={() => setMissing(true)}>
          <DayChart {...{ dates, series, axis, range, marked }} />
        </LoadBoundary>
      )}
    </TitledCard>
  )
}
