import { useTheme } from '@mui/material/styles'
import type { ApexOptions } from 'apexcharts'
import { useMemo } from 'react'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { dated, localeTags } from '../../lib/time/words.ts'
import { Chart, stillChart } from './apex-chart.ts'
import { gapsOf } from './gaps-of.ts'

/** A value for each of the dates, null where there is none. */
export interface DaySeries {
  readonly name: string
  readonly values: readonly (number | null)[]
}

interface Props {
  /** "yyyy-mm-dd", in order, none left out. */
  dates: readonly string[]
  /** Two at most: told apart by colour, dash and mark. */
  series: readonly DaySeries[]
}

const heightPx = 260
const halfDayMs = 43_200_000
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`)

/** Values by day, as lines that a gap breaks; what is not known is grey from top to bottom. It is for eyes alone: the same values are to stand beside it as text. */
export default function DayChart({ dates, series }: Props) {
  const locale = useLocale()
  const { palette, typography } = useTheme()
  const options = useMemo((): ApexOptions => {
    const date = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const
    const number = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 1 })
    const ink = { colors: palette.text.secondary, fontSize: '14px' }
    const [first = '', last = ''] = [dates[0], dates.at(-1)]
    return {
      chart: stillChart(typography.fontFamily),
      colors: [palette.primary.dark, palette.warning.main],
      stroke: { width: 2, curve: 'straight', dashArray: [0, 6] },
      markers: { size: dates.length > 45 ? 3 : 5, shape: ['circle', 'square'] },
      legend: {
        show: series.length > 1,
        position: 'top',
        fontSize: '14px',
        onItemClick: { toggleDataSeries: false },
      },
      tooltip: { enabled: false },
      annotations: {
        xaxis: gapsOf(
          dates,
          series.map(({ values }) => values),
        ).map(({ from, to }) => ({
          x: noon(from) - halfDayMs,
          x2: noon(to) + halfDayMs,
          fillColor: palette.text.disabled,
          opacity: 0.18,
          borderColor: 'transparent',
        })),
      },
      grid: { borderColor: palette.divider, padding: { left: 8, right: 16 } },
      xaxis: {
        type: 'datetime',
        min: noon(first) - halfDayMs,
        max: noon(last) + halfDayMs,
        labels: { formatter: (_, at = noon(first)) => dated(at, locale, date), style: ink },
        tooltip: { enabled: false },
        crosshairs: { show: false },
      },
      yaxis: {
        min: 0,
        forceNiceScale: true,
        labels: { formatter: (value) => number.format(value), style: ink },
      },
    }
  }, [dates, series, locale, palette, typography])
  const data = useMemo(
    () =>
      series.map(({ name, values }) => ({
        name,
        data: dates.map((date, index) => ({ x: noon(date), y: values[index] ?? null })),
      })),
    [dates, series],
  )
  return (
    <div aria-hidden>
      <Chart type="line" height={heightPx} options={options} series={data} />
    </div>
  )
}
