import { useTheme } from '@mui/material/styles'
import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'
import type { ApexOptions } from 'apexcharts'
import { useMemo } from 'react'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { dated } from '../../lib/time/words.ts'
import { asWideAsRoom, Chart, stillChart } from './apex-chart.ts'

/** What stood at an instant, as the number of a level; without one there is a gap. */
export interface LevelPoint {
  readonly at: number
  readonly level: number | null
}

interface Props {
  /** What each level is called, the uppermost first: they stand on the axis in words. */
  levels: readonly string[]
  /** Oldest first. */
  points: readonly LevelPoint[]
  /** Epoch milliseconds. */
  from: number
  until: number
  /** On whose clock times are told. */
  timeZone: string
}

/** Room for the dates below, and for a word beside each level, in CSS pixels. */
const datesPx = 64
const levelPx = 36

/** A curve over levels that have words and no unit. It is for eyes alone: the same values are to stand beside it as text. */
export default function LevelChart({ levels, points, from, until, timeZone }: Props) {
  const locale = useLocale()
  const { palette, typography } = useTheme()
  const series = useMemo(() => {
    // The library tells times in UTC: it is given those of the home's clock as if they were.
    const x = (at: number) => Date.parse(`${localDate(at, timeZone)}T${localTimeOfDay(at, timeZone)}:00Z`)
    return { x, data: points.map(({ at, level }) => ({ x: x(at), y: level })) }
  }, [points, timeZone])
  const options = useMemo((): ApexOptions => {
    const date = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const
    const ink = { colors: palette.text.secondary, fontSize: '14px' }
    return {
      chart: stillChart(typography.fontFamily),
      colors: [palette.primary.dark],
      stroke: { width: 2, curve: 'straight' },
      markers: { size: 5 },
      legend: { show: false },
      tooltip: { enabled: false },
      grid: { borderColor: palette.divider, padding: { left: 8, right: 16 } },
      xaxis: {
        type: 'datetime',
        min: series.x(from),
        max: series.x(until),
        labels: { formatter: (_, at = from) => dated(at, locale, date), style: ink },
        tooltip: { enabled: false },
        crosshairs: { show: false },
      },
      yaxis: {
        reversed: true,
        min: 0,
        max: levels.length - 1,
        tickAmount: levels.length - 1,
        labels: { formatter: (level) => levels[level] ?? '', style: ink, maxWidth: 180 },
      },
    }
  }, [levels, series, from, until, locale, palette, typography])
  return (
    <div aria-hidden style={asWideAsRoom}>
      <Chart
        type="line"
        height={levels.length * levelPx + datesPx}
        options={options}
        series={[{ data: series.data }]}
      />
    </div>
  )
}
