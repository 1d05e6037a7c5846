import type { Day } from '@vigie/domain/devices/device'
import { datesBetween } from '@vigie/domain/rules/usual'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { lastKeptDate } from '@vigie/domain/trends/kept-days'
import { type FiguresPlace, readDaysAround } from '../data/figures.ts'

/** The days of which what is told of the dates that are not kept yet is made; read when they are first asked for, and once. */
export type LatestDays = () => Promise<readonly Day[]>

/** The same of a resident, as they are when they are read. One read for each day of a device, of three or four. `now` is epoch milliseconds. */
export function latestDaysOf(place: FiguresPlace, now: number): LatestDays {
  const first = daysAfter(lastKeptDate(now, place.timeZone), 1)
  const dates = datesBetween(first, localDate(now, place.timeZone))
  let read: Promise<Day[]> | undefined
  return () => {
    read ??= readDaysAround(place, dates)
    return read
  }
}
