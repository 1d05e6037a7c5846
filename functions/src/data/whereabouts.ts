import { FieldPath, type Transaction } from '@google-cloud/firestore'
import { dayExpiresAt, mayBeGone } from '@vigie/domain/care/days-kept'
import { whereaboutsPaths } from '@vigie/domain/paths'
import { monthOfDate } from '@vigie/domain/trends/day-figures'
import { asKept, keptSegments, whereaboutsMonthSchema } from '@vigie/domain/trends/kept-whereabouts'
import type { Segment } from '@vigie/domain/trends/whereabouts'
import type { FiguresPlace } from './figures.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readOrReport } from './read-document.ts'

/** What is drawn of a month goes when the first of its days does: never is it there for longer than they are. */
const monthExpiresAt = (month: string, keptMonths: number) => dayExpiresAt(`${month}-01`, keptMonths)

/**
 * Where a resident was on those of some dates of which it is kept, by date; a month that cannot be read is reported, and left out. Of a date whose days may be gone nothing is told. A read a
 * month. `now` is epoch milliseconds.
 */
export async function readKeptWhereabouts(
  place: FiguresPlace,
  dates: readonly string[],
  now: number,
): Promise<Map<string, Segment[]>> {
  const there = dates.filter((date) => !mayBeGone(date, place, now))
  const months = [...new Set(there.map(monthOfDate))]
  if (months.length === 0) return new Map()
  const db = firestore()
  const found = await db.getAll(
    ...months.map((month) => db.doc(whereaboutsPaths.month(place.eid, place.bid, month))),
    { fieldMask: there.map((date) => new FieldPath('days', date)) },
  )
  const kept = found.flatMap((one) => Object.entries(readOrReport(whereaboutsMonthSchema, one)?.days ?? {}))
  return new Map(
    kept.flatMap(([date, day]) => {
      const segments = day && keptSegments(day)
      return segments === null ? [] : [[date, segments] as const]
    }),
  )
}

/** Keeps, in a transaction, where a resident was on dates of a month that are over; each is written whole. A write. */
export function keepWhereabouts(
  transaction: Transaction,
  { eid, bid, keptMonths }: FiguresPlace,
  month: string,
  byDate: ReadonlyMap<string, readonly Segment[]>,
): void {
  const days = Object.fromEntries([...byDate].map(([date, segments]) => [date, asKept(segments)]))
  const kept = { days, expireAt: monthExpiresAt(month, keptMonths) }
  const mergeFields = ['expireAt', ...[...byDate.keys()].map((date) => new FieldPath('days', date))]
  transaction.set(firestore().doc(whereaboutsPaths.month(eid, bid, month)), kept, { mergeFields })
}

/** Has all that is kept of where a resident was say for how many months it is. A read and a write a month. */
export function keepWhereaboutsFor(eid: string, bid: string, keptMonths: number): Promise<void> {
  return inTransaction(async (transaction) => {
    const months = firestore().collection(whereaboutsPaths.months(eid, bid)).select()
    for (const { ref, id } of (await transaction.get(months)).docs)
      transaction.update(ref, { expireAt: monthExpiresAt(id, keptMonths) })
  })
}
