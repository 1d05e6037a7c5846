import { lastSettledMonth, monthsToWrite } from '@vigie/domain/care/month-export'
import * as logger from 'firebase-functions/logger'
import { allHomes } from '../data/active-homes.ts'
import { carryRetentionOf, readRetention } from '../data/retention.ts'
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

/** The same of one home; done again it changes nothing. */
export async function exportMonthsOf(eid: string, now: number): Promise<void> {
  const home = await readRetention(eid)
  if (home === null) return
  if (home.daysKeptFor !== home.keptMonths) await carryRetentionOf(eid, now)
  const months = monthsToWrite(home.exported?.month ?? null, lastSettledMonth(now, home.timeZone))
  for (const month of months) await exportMonth(eid, month, home, now)
}
