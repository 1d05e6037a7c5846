import { type FinalMonth, keptHomeMonth, keptHomeMonthSchema } from '@vigie/domain/reports/kept-home-month'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { firestore } from './firestore.ts'

/**
 * What a month of a home came to, where that is kept; null where it is not, or was reckoned by another clock or in another way than today: it is then made anew. One read.
 */
export async function readKeptMonth(
  eid: string,
  month: string,
  timeZone: string,
): Promise<FinalMonth | null> {
  const stored = await firestore().doc(reportPaths.homeMonth(eid, month)).get()
  const kept = keptHomeMonthSchema.safeParse(stored.data()).data
  return kept?.timeZone === timeZone ? kept.final : null
}

/** Keeps what a month came to; the same again changes nothing. */
export async function keepHomeMonth(eid: string, final: FinalMonth, timeZone: string): Promise<void> {
  await firestore().doc(reportPaths.homeMonth(eid, final.month)).set(keptHomeMonth(final, timeZone))
}
