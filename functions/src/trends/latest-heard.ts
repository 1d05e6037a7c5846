import { datesBetween } from '@vigie/domain/rules/usual'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { lastKeptDate } from '@vigie/domain/trends/kept-days'
import type { Heard } from '@vigie/domain/trends/stays'
import { type FiguresPlace, readHeardAround } from '../data/figures.ts'

/** What the dates that are not kept yet are made of; read when it is first asked for, and once. */
export type LatestHeard = () => Promise<Heard>

/** The same of a resident, as it is when it is read. One read for each day of a device, of three or four, and for each device. `now` is epoch milliseconds. */
export function latestHeardOf(place: FiguresPlace, now: number): LatestHeard {
  const first = daysAfter(lastKeptDate(now, place.timeZone), 1)
  const dates = datesBetween(first, localDate(now, place.timeZone))
  let read: Promise<Heard> | undefined
  return () => {
    read ??= readHeardAround(place, dates)
    return read
  }
}
