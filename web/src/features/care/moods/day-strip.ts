import type { MoodRecord, MoodType } from '@vigie/domain/care/mood-record'
import { localDate } from '@vigie/domain/time/local-time'
import type { LevelPoint } from '../../../components/charts/level-chart.tsx'
import { dayBefore } from '../../../lib/time/day-before.ts'

/** So many dates, "yyyy-mm-dd", the last of which is given; oldest first. */
export function datesUntil(last: string, count: number): readonly string[] {
  const dates = [last]
  while (dates.length < count) dates.unshift(dayBefore(dates[0] ?? last))
  return dates
}

/** One day of a strip; none of its records is a gap. */
export interface StripDay<R> {
  readonly date: string
  /** Oldest first. */
  readonly records: readonly R[]
}

/** The records of a type on each of some dates on the clock of a home. */
export function stripOf<R extends Pick<MoodRecord, 'type' | 'at'>>(
  records: readonly R[],
  type: MoodType,
  dates: readonly string[],
  timeZone: string,
): readonly StripDay<R>[] {
  const ofType = records.filter((one) => one.type === type).toSorted((one, other) => one.at - other.at)
  const byDate = Map.groupBy(ofType, ({ at }) => localDate(at, timeZone))
  return dates.map((date) => ({ date, records: byDate.get(date) ?? [] }))
}

/** The days of a strip as a curve, which breaks where nothing was recorded for a whole day. */
export function curveOf(days: readonly StripDay<Pick<MoodRecord, 'data' | 'at'>>[]): readonly LevelPoint[] {
  const points: LevelPoint[] = []
  for (const { records } of days) {
    const last = points.at(-1)
    if (records.length === 0 && last && last.level !== null) points.push({ at: last.at + 1, level: null })
    for (const { at, data } of records) points.push({ at, level: data })
  }
  return points
}
