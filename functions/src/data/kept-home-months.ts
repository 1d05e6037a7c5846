import { type FinalMonth, keptHomeMonth, keptHomeMonthSchema } from '@vigie/domain/reports/kept-home-month'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { firestore } from './firestore.ts'

/**
 * What a month of a home came to, where that is kept, and by which clock; null where it is not, or was reckoned in another way than today: it is then made anew. By a clock that the home has
 * no more it stays as it is: much of it could not be made again (docs/adr/0137-what-a-month-comes-to.md). One read.
 */
export async function readKeptMonth(
  eid: string,
  month: string,
): Promise<{ final: FinalMonth; timeZone: string } | null> {
  const stored = await firestore().doc(reportPaths.homeMonth(eid, month)).get()
  return keptHomeMonthSchema.safeParse(stored.data()).data ?? null
}

/** Keeps what a month came to; the same again changes nothing. */
export async function keepHomeMonth(eid: string, final: FinalMonth, timeZone: string): Promise<void> {
  await firestore().doc(reportPaths.homeMonth(eid, final.month)).set(keptHomeMonth(final, timeZone))
}
