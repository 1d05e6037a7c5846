import { useTheme } from '@mui/material/styles'
import { wallClockAt } from '@vigie/domain/time/wall-clock'
import type { ApexOptions } from 'apexcharts'
import { useMemo, useState } from 'react'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { dated } from '../../lib/time/words.ts'
import { asWideAsRoom, Chart, stillChart } from './apex-chart.ts'
import { chartColours, type DrawnThing } from './chart-colours.ts'
import type { ChartMark } from './chart-mark.ts'
import { gapsOf } from './gaps-of.ts'
import { MarkStrip } from './mark-strip.tsx'

/** A value for each of the dates, null where there is none. */
export interface DaySeries {
  readonly name: string
  readonly thing: DrawnThing
  readonly values: readonly (number | null)[]
}

/** From the least to the greatest on each of the dates, null where neither is known. */
export interface DayRange {
  readonly name: string
  readonly values: readonly (readonly [least: number, most: number] | null)[]
}

/** What stands beside a chart. */
export interface DayAxis {
  /** It reaches so far at least, by steps of so much: what hardly changes is not drawn as a cliff. Without it from 0 to whatever there is. */
  readonly scale?: { readonly from: number; readonly to: number; readonly step: number }
  /** A value with its unit. */
  readonly words: (value: number) => string
}

/** What happened on the dates, to be opened. */
export interface Marked {
  readonly marks: readonly ChartMark[]
  /** On whose clock the dates are. */
  readonly timeZone: string
  readonly label: string
  readonly severalName: (marks: readonly ChartMark[]) => string
}

interface Props {
  /** "yyyy-mm-dd", in order, none left out. */
  dates: readonly string[]
  /** Two at most: told apart by colour, dash and mark. */
  series: readonly DaySeries[]
  axis: DayAxis
  /** Drawn behind the first of them, in its colour. */
  range?: DayRange | undefined
  marked?: Marked
}

/** Where the library has drawn the lines, in CSS pixels. */
interface Plot {
  readonly left: number
  readonly width: number
}

/** What of a chart of the library says where it drew. */
interface Drawn {
  readonly w: { readonly globals: { readonly translateX: number; readonly gridWidth: number } }
}

const heightPx = 260
const halfDayMs = 43_200_000
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`)

/** The library draws no mark for a last value that stands alone, unless something comes after it, which is beyond what is shown. */
const beyond = (last: number) => last + halfDayMs

/** Values by day, as lines that a gap breaks; what is not known is grey from top to bottom. It is for eyes alone: the same values are to stand beside it as text. */
export default function DayChart({ dates, series, axis, range, marked }: Props) {
  const locale = useLocale()
  const { palette, typography } = useTheme()
  const [plot, setPlot] = useState<Plot>({ left: 0, width: 0 })
  const [first, last] = [noon(dates[0] ?? '') - halfDayMs, noon(dates.at(-1) ?? '') + halfDayMs]
  const options = useMemo((): ApexOptions => {
    const date = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const
    const ink = { colors: palette.text.secondary, fontSize: '14px' }
    const colours = series.map(({ thing }) => chartColours(palette)[thing])
    const size = dates.length > 45 ? 3 : 5
    const drawn = [...series, ...(range ? [range] : [])].flatMap(({ values }) => values.flat())
    const known = drawn.filter((value) => value !== null)
    return {
      chart: {
        ...stillChart(typography.fontFamily),
        events: { mounted: tellPlot, updated: tellPlot },
      },
      colors: [...(range ? [colours[0]] : []), ...colours],
      fill: { type: 'solid', opacity: range ? [0.22, 1] : 1 },
      stroke: { width: range ? [0, 2] : 2, curve: 'straight', dashArray: range ? 0 : [0, 6] },
      markers: { size: range ? [0, size] : size, shape: range ? ['square', 'circle'] : ['circle', 'square'] },
      legend: {
        show: series.length > 1 || range !== undefined,
        position: 'top',
        fontSize: '14px',
        onItemClick: { toggleDataSeries: false },
      },
      tooltip: { enabled: false },
      dataLabels: { enabled: false },
      annotations: {
        xaxis: [
          ...gapsOf(
            dates,
            series.map(({ values }) => values),
          ).map(({ from, to }) => ({
            x: noon(from) - halfDayMs,
            x2: noon(to) + halfDayMs,
            fillColor: palette.text.disabled,
            opacity: 0.18,
            borderColor: 'transparent',
          })),
          ...linesOf(marked, first, last).map(({ at, what }) => ({
            x: at,
            strokeDashArray: what === 'alert' ? 0 : 4,
            borderColor: what === 'alert' ? palette.error.main : palette.text.primary,
          })),
        ],
      },
      grid: { borderColor: palette.divider, padding: { left: 8, right: 16 } },
      xaxis: {
        type: 'datetime',
        min: first,
        max: last,
        labels: { formatter: (_, at = first) => dated(at, locale, date), style: ink },
        tooltip: { enabled: false },
        crosshairs: { show: false },
      },
      yaxis: {
        ...(axis.scale ? scaleOf(axis.scale, known) : { min: 0, forceNiceScale: true }),
        labels: { formatter: axis.words, style: ink },
      },
    }

    function tellPlot({ w: { globals } }: Drawn) {
      const { translateX: left, gridWidth: width } = globals
      setPlot((before) => (before.left === left && before.width === width ? before : { left, width }))
    }
  }, [dates, series, axis, range, marked, first, last, locale, palette, typography])
  const data = useMemo(() => {
    const behind = range && {
      name: range.name,
      type: 'rangeArea',
      data: [
        ...dates.map((date, index) => ({ x: noon(date), y: [...(range.values[index] ?? [null, null])] })),
        { x: beyond(last), y: [null, null] },
      ],
    }
    const lines = series.map(({ name, values }) => ({
      name,
      type: 'line',
      data: [
        ...dates.map((date, index) => ({ x: noon(date), y: values[index] ?? null })),
        { x: beyond(last), y: null },
      ],
    }))
    // Its types know of no gap in a range, which it draws all the same.
    return [...(behind ? [behind] : []), ...lines] as ApexAxisChartSeries
  }, [dates, series, range, last])
  const x = (at: number) =>
    ((wallClockAt(at, marked?.timeZone ?? 'UTC') - first) / (last - first)) * plot.width
  return (
    <div style={asWideAsRoom}>
      {marked && <MarkStrip {...marked} {...plot} x={x} />}
      <div aria-hidden>
        <Chart type={range ? 'rangeArea' : 'line'} height={heightPx} options={options} series={data} />
      </div>
    </div>
  )
}

/** Where marks stand on the clock by which the library counts. */
const linesOf = (marked: Marked | undefined, first: number, last: number) =>
  (marked?.marks ?? [])
    .map(({ at, what }) => ({ at: wallClockAt(at, marked?.timeZone ?? 'UTC'), what }))
    .filter(({ at }) => at >= first && at < last)

/** As much of a scale as holds what is known, in whole steps. */
function scaleOf({ from, to, step }: NonNullable<DayAxis['scale']>, known: readonly number[]): ApexYAxis {
  const min = Math.floor(Math.min(from, ...known) / step) * step
  const max = Math.ceil(Math.max(to, ...known) / step) * step
  return { min, max, stepSize: step }
}
