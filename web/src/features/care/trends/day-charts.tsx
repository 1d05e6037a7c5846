import Typography from '@mui/material/Typography'
import type { Trends } from '@vigie/domain/api/trend-calls'
import { lazy, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartMark } from '../../../components/charts/chart-mark.ts'
import { SavePicture } from '../../../components/charts/save-picture.tsx'
import { useChartWindow } from '../../../components/charts/use-chart-window.ts'
import { WindowArea } from '../../../components/charts/window-area.tsx'
import { WindowButtons } from '../../../components/charts/window-buttons.tsx'
import { inPieces } from '../../../components/charts/window-moves.ts'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { fileName } from '../../../lib/file/file-name.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { dateInWords } from '../../../lib/time/words.ts'
import { useShownResident } from '../residents/use-shown-resident.ts'
import { type DrawnChart, drawnCharts } from './drawn-charts.ts'
import { useMarkNames } from './marks/use-mark-names.ts'
import { roomLine } from './room-line.ts'

const fetchDayChart = () => import('../../../components/charts/day-chart.tsx')
const DayChart = lazy(fetchDayChart)

/** Has what draws the charts come while figures are asked for, and not after. Where it cannot be had, each chart says so. */
export function prepareCharts(): void {
  fetchDayChart().catch(() => undefined)
}

interface Props {
  days: Trends['days']
  marks: readonly ChartMark[]
  timeZone: string
}

/** By day how often somebody got up, how long they lay and sat, and what the air of their room was. */
export function DayCharts({ days: told, marks, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  // A day that still goes on would look like a fall.
  const over = useMemo(() => told.filter(({ isOver }) => isOver), [told])
  const whole = useMemo(() => ({ from: 0, until: over.length }), [over.length])
  const shown = useChartWindow(whole, fewestDays)
  // A finger moves by parts of a day, and charts by whole ones; they are drawn when there is time, so that it is not held up.
  const days = useMemo(() => inPieces(shown.window, shown.bounds), [shown.window, shown.bounds])
  const { from, until } = useDeferredValue(days)
  const seen = useMemo(() => over.slice(from, until), [over, from, until])
  const dates = useMemo(() => seen.map(({ date }) => date), [seen])
  const charts = useMemo(() => drawnCharts(seen, t, locale), [seen, t, locale])
  // A curve of one day is a point, of which the figures say all.
  if (over.length < 2) return null
  const date = (one = '') => dateInWords(startOfDate(one, timeZone), timeZone, locale)
  const span = { from: date(dates[0]), to: date(dates.at(-1)) }
  return (
    <>
      <WindowButtons of={shown} label={t('charts.window')} shown={t('charts.shown', span)} />
      <WindowArea of={shown} left={edgePx} right={edgePx}>
        {charts.map((chart) => (
          <ChartCard
            key={chart.title}
            shown={t('trends.shown', span)}
            {...{ chart, dates, marks, timeZone }}
          />
        ))}
      </WindowArea>
    </>
  )
}

/** Closer than that a curve is no curve. */
const fewestDays = 3

/** About so far from the edges of its card a chart begins and ends. */
const edgePx = 60

interface ChartCardProps extends Omit<Props, 'days'> {
  chart: DrawnChart
  dates: readonly string[]
  /** These in words. */
  shown: string
}

function ChartCard({ chart, dates, shown, marks, timeZone }: ChartCardProps) {
  const drawn = useRef<HTMLDivElement>(null)
  const { t } = useTranslation()
  const { resident } = useShownResident()
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
          <div ref={drawn}>
            <DayChart {...{ dates, series, axis, range, marked }} />
          </div>
          <SavePicture
            of={drawn}
            title={title}
            heads={[...roomLine(resident, t), shown, t('trends.chartHelp')]}
            fileName={fileName(t('resident.trends'), resident.room, title, dates[0], dates.at(-1))}
          />
        </LoadBoundary>
      )}
    </TitledCard>
  )
}
