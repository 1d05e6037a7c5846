import type { Sent } from '@vigie/domain/deliveries/sent'
import {
  monthOf,
  type SentMonth,
  sentMessageSchema,
  sentMonthSchema,
  sentOf,
} from '@vigie/domain/deliveries/sent-month'
import { paths } from '@vigie/domain/paths'
import type { Between } from '@vigie/domain/rules/durations'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** What was counted of a home in some months, "yyyy-mm"; one that is not among the answer has nothing. One read each. */
export async function readSentMonths(
  eid: string,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, SentMonth>> {
  const db = firestore()
  const months = new Map<string, SentMonth>()
  for (const stored of await db.getAll(...wanted.map((month) => db.doc(paths.sentMonth(eid, month))))) {
    const month = readOrReport(sentMonthSchema, stored)
    if (month) months.set(stored.id, month)
  }
  return months
}

/** What providers took of a home's messages between two instants; what cannot be read is reported and left out. One read a message. */
export async function readSent(eid: string, { from, until }: Between): Promise<Sent> {
  const taken = firestore()
    .collection(paths.deliveries(eid))
    .where('acceptedAt', '>=', from)
    .where('acceptedAt', '<', until)
    .select(...Object.keys(sentMessageSchema.shape))
  const { docs } = await taken.get()
  return sentOf(docs.flatMap((stored) => readOrReport(sentMessageSchema, stored) ?? []))
}

/** Keeps what was sent on a day that is over; the same again changes nothing. */
export async function keepSent(eid: string, date: string, sent: Sent): Promise<void> {
  const month = firestore().doc(paths.sentMonth(eid, monthOf(date)))
  await month.set({ days: { [date]: sent } }, { merge: true })
}
