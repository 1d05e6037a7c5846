import { lastSettledMonth, monthsToWrite } from '@vigie/domain/care/month-export'
import { monthOfDate } from '@vigie/domain/trends/day-figures'
import * as logger from 'firebase-functions/logger'
import { allHomes } from '../data/active-homes.ts'
import { residentIds } from '../data/exports.ts'
import { carryRetentionOf, firstDateOf, readRetention } from '../data/retention.ts'
import { exportMonth } from './export-month.ts'

/**
 * Exports of every home, inactive ones too, the months that are settled and were not exported yet, and has its days say until when they are kept where some do not. Each home for
 * itself: one that fails is told in the log, and tried the next day. `now` is epoch milliseconds.
 */
export async function exportMonths(now: number): Promise<void> {
  for await (const homes of allHomes()) {
    for (const eid of homes)
      await exportMonthsOf(eid, now).catch((error: unknown) => logger.error(error, { eid }))
  }
}

/** The first month of which there is anything that sensors said in a home; null: none. A read for each resident. */
async function firstMonthOf(eid: string): Promise<string | null> {
  let first: string | null = null
  for await (const bid of residentIds(eid)) {
    const date = await firstDateOf(eid, bid)
    if (date !== null && (first === null || date < first)) first = date
  }
  return first && monthOfDate(first)
}

/** The same of one home; done again it changes nothing. */
export async function exportMonthsOf(eid: string, now: number): Promise<void> {
  const home = await readRetention(eid)
  if (home === null) return
  const last = home.exported?.month ?? null
  const first = last === null ? await firstMonthOf(eid) : null
  const months = monthsToWrite(last, lastSettledMonth(now, home.timeZone), first)
  for (const month of months) await exportMonth(eid, month, home, now)
  // Only then may days go. A shorter time waits for the timer that was set as it was said.
  const { daysKeptFor, keptMonths } = home
  if (daysKeptFor === null || daysKeptFor < keptMonths) await carryRetentionOf(eid, now)
}
