import { FieldPath, FieldValue } from '@google-cloud/firestore'
import { restoredExpiresAt } from '@vigie/domain/care/days-kept'
import type { Day } from '@vigie/domain/devices/device'
import { figuresPaths, paths, whereaboutsPaths } from '@vigie/domain/paths'
import type { DayFigures, HourFigures } from '@vigie/domain/trends/day-figures'
import { committed } from './committed.ts'
import { firestore } from './firestore.ts'

/** A day of a device that is to be there again. */
export interface DayToRestore {
  bid: string
  part: number
  day: Day
}

/** Puts days of a home back, all or none of these: an event that is there stays, and so does what came since. One write each. `now` is epoch milliseconds. */
export async function restoreDays(
  eid: string,
  days: readonly DayToRestore[],
  keptMonths: number,
  now: number,
): Promise<void> {
  await committed((batch) => {
    for (const { bid, part, day } of days) {
      const path = paths.day(eid, bid, day.date, day.deviceId, part)
      const expireAt = restoredExpiresAt(day.date, keptMonths, now)
      const restoredUntil = expireAt.getTime()
      batch.set(firestore().doc(path), { ...day, expireAt, restoredUntil }, { merge: true })
    }
  })
}

/**
 * Puts back what was kept of dates of a resident in a month, in place of what is kept of them: that may have been made when their days were gone, and know nothing. In which way they had been made is not
 * known: where their days are there, they are made anew by whoever reads them, and so is where the resident was. Two writes.
 */
export async function restoreFigures(
  { eid, bid, month }: { eid: string; bid: string; month: string },
  what: 'days' | 'hours',
  byDate: Readonly<Record<string, DayFigures | HourFigures>>,
): Promise<void> {
  const path = firestore().doc(figuresPaths.month(eid, bid, month))
  const dates = Object.keys(byDate)
  const made = Object.fromEntries(dates.map((date) => [date, FieldValue.delete()]))
  const mergeFields = dates.flatMap((date) => [new FieldPath(what, date), new FieldPath('made', date)])
  await committed((batch) => {
    batch.set(path, { [what]: byDate, made }, { mergeFields })
    batch.delete(firestore().doc(whereaboutsPaths.month(eid, bid, month)))
  })
}
