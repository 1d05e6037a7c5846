import type { Trends } from '@vigie/domain/api/trend-calls'
import { numberIn } from '@vigie/domain/number-in'
import type { Locale } from '@vigie/domain/text'
import { amountWords, hoursWords } from '@vigie/domain/trends/amounts'
import { type AirKind, airKinds, type DayFigures, type Observed } from '@vigie/domain/trends/day-figures'
import { counted, type StatisticName } from '@vigie/domain/trends/trend-of'
import type { TFunction } from 'i18next'
import type { DayAxis, DayRange, DaySeries } from '../../../components/charts/day-chart.tsx'

/** What a chart of a period shows. */
export interface DrawnChart {
  title: string
  series: readonly DaySeries[]
  axis: DayAxis
  range?: DayRange
}

const hourMs = 3_600_000

/** What a room of a home is like on most days: a chart of the air shows that much at least. */
const usualAir = {
  temperature: { name: 'averageTemperature', scale: { from: 16, to: 28, step: 4 } },
  humidity: { name: 'averageHumidity', scale: { from: 20, to: 60, step: 10 } },
  co2: { name: 'averageCo2', scale: { from: 400, to: 1200, step: 200 } },
} as const satisfies Record<AirKind, { name: StatisticName; scale: DayAxis['scale'] }>

/** What of a chart was known on any day: of a sensor that is not there its legend says nothing. Where nothing was, all that might have been. */
function everKnown(series: readonly DaySeries[]): readonly DaySeries[] {
  const known = series.filter(({ values }) => values.some((value) => value !== null))
  return known.length > 0 ? known : series
}

/** The charts of days that are over; one of the air only where a sensor told of it. What was observed too little is a gap. */
export function drawnCharts(days: Trends['days'], t: TFunction, locale: Locale): DrawnChart[] {
  const of = (figure: (day: DayFigures) => number | null, by: keyof Observed) =>
    days.map((day) => counted(day, figure(day), by))
  const inHours = (amounts: (number | null)[]) => amounts.map((ms) => (ms === null ? null : ms / hourMs))
  const airChart = (kind: AirKind): DrawnChart => {
    const { name, scale } = usualAir[kind]
    const means = of(({ air }) => air[kind]?.mean ?? null, kind)
    return {
      title: t(`trends.${name}.perDay`),
      series: [{ name: t('trends.mean'), thing: kind, values: means }],
      axis: { scale, words: (value) => amountWords(name, value, locale) },
      range: {
        name: t('trends.range'),
        values: days.map(({ air }, index) => {
          const told = air[kind]
          return told && (means[index] ?? null) !== null ? [told.least, told.most] : null
        }),
      },
    }
  }
  return [
    {
      title: t('trends.upsPerDay'),
      series: [{ name: t('trends.timesUp'), thing: 'up', values: of(({ timesUp }) => timesUp, 'up') }],
      axis: { words: (value) => numberIn(locale, { maximumFractionDigits: 1 }).format(value) },
    },
    {
      title: t('trends.restPerDay'),
      series: everKnown([
        { name: t('trends.inBed'), thing: 'bed', values: inHours(of(({ bedMs }) => bedMs, 'bed')) },
        { name: t('trends.inChair'), thing: 'chair', values: inHours(of(({ chairMs }) => chairMs, 'chair')) },
      ]),
      axis: { words: (value) => hoursWords(value * hourMs, locale) },
    },
    ...airKinds.filter((kind) => days.some(({ air }) => air[kind])).map(airChart),
  ]
}
