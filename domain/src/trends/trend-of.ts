import { z } from 'zod'
import type { AirKind, DayFigures, Observed } from './day-figures.ts'

/** Less than this of a date, and it counts in no average. */
export const enoughOfDay = 0.7

/** An average over dates, and on how many of them it rests; null: on none. */
const averageSchema = z.object({
  average: z.number().nullable(),
  days: z.number().int().min(0),
  /** Dates that do not count, for too little of them was observed; of what was told of no date, none. */
  leftOut: z.number().int().min(0),
})
export type Average = z.infer<typeof averageSchema>

const comparedSchema = averageSchema.extend({
  /** The same of as many dates before. */
  before: averageSchema,
})
export type Compared = z.infer<typeof comparedSchema>

/** What a trend says, under the names by which it is asked for. */
export const statisticNames = [
  'averageUpCountPeriodAvg',
  'averageSitTimePeriodAvg_hours',
  'averageTemperature',
  'averageHumidity',
  'averageCo2',
] as const
export type StatisticName = (typeof statisticNames)[number]

export const statisticsSchema = z.object({
  /** Times a day. */
  averageUpCountPeriodAvg: comparedSchema,
  /** Hours a day in a chair. */
  averageSitTimePeriodAvg_hours: comparedSchema,
  /** °C; of each date its mean. */
  averageTemperature: comparedSchema,
  /** %. */
  averageHumidity: comparedSchema,
  /** ppm. */
  averageCo2: comparedSchema,
})
export type Statistics = z.infer<typeof statisticsSchema>

interface Figure {
  of: (day: DayFigures) => number | null
  by: keyof Observed
}

const hourMs = 3_600_000
const ofAir = (kind: AirKind): Figure => ({ of: ({ air }) => air[kind]?.mean ?? null, by: kind })

const figures: Readonly<Record<StatisticName, Figure>> = {
  averageUpCountPeriodAvg: { of: ({ timesUp }) => timesUp, by: 'up' },
  averageSitTimePeriodAvg_hours: {
    of: ({ chairMs }) => (chairMs === null ? null : chairMs / hourMs),
    by: 'chair',
  },
  averageTemperature: ofAir('temperature'),
  averageHumidity: ofAir('humidity'),
  averageCo2: ofAir('co2'),
}

/** A figure of a date, or null where too little was observed to count it. */
export const counted = (day: DayFigures, value: number | null, by: keyof Observed): number | null =>
  day.observed[by] < enoughOfDay ? null : value

/** The averages of dates that are over beside those of the dates before; a date of which nothing was told counts in none. */
export function statisticsOf(days: readonly DayFigures[], before: readonly DayFigures[]): Statistics {
  const compared = ({ of, by }: Figure): Compared => ({
    ...averageOf(days, { of, by }),
    before: averageOf(before, { of, by }),
  })
  const entries = statisticNames.map((name) => [name, compared(figures[name])] as const)
  return Object.fromEntries(entries) as Statistics
}

function averageOf(days: readonly DayFigures[], { of, by }: Figure): Average {
  const values = days.flatMap((day) => counted(day, of(day), by) ?? [])
  // What is known of some dates was not observed on the others: each date of a period counts or is said not to.
  const leftOut = days.some((day) => of(day) !== null) ? days.length - values.length : 0
  if (values.length === 0) return { average: null, days: 0, leftOut }
  const average = values.reduce((sum, value) => sum + value, 0) / values.length
  return { average, days: values.length, leftOut }
}
