import { FieldPath, FieldValue, type Query, Timestamp, type Transaction } from '@google-cloud/firestore'
import {
  dayExpiresAt,
  goSooner,
  type Kept,
  lastGone,
  shortenedAfterMs,
  usualKeptMonths,
} from '@vigie/domain/care/days-kept'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { establishmentSettingsSchema } from '@vigie/domain/care/establishment-settings'
import type { Exported } from '@vigie/domain/care/exported'
import { mostKeptMonths } from '@vigie/domain/care/kept-months'
import { paths } from '@vigie/domain/paths'
import { shiftsKnownMs } from '@vigie/domain/timers/timer-policy'
import { z } from 'zod'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument } from './read-document.ts'
import { getTimer, setTimer } from './timers.ts'

/** So many days are looked at in a transaction, which ingest waits for where it writes one of them. */
const daysAtOnce = 200

const homeSchema = establishmentSchema.pick({ timeZone: true, keptMonths: true, goneUntil: true })
const settingsSchema = establishmentSettingsSchema.pick({ daysKeptFor: true, exported: true })

/** How a home keeps what its sensors say, by its clock. */
export interface Retention {
  timeZone: string
  /** For how many months. */
  keptMonths: number
  /** For how many all the days that there are say to be kept; null: some do not say so yet. */
  daysKeptFor: number | null
  /** The last month of it that was exported; null: none was. */
  exported: Exported | null
  goneUntil: string | undefined
}

/** What is there by now is kept by: as long as its days were told, and where some were not yet, for the longest. */
export const asCarried = ({ daysKeptFor, goneUntil }: Retention): Kept => ({
  keptMonths: daysKeptFor ?? mostKeptMonths,
  goneUntil,
})

/** How a home keeps its days; null where there is none. Throws SpoiltDocument. Two reads. */
export async function readRetention(eid: string): Promise<Retention | null> {
  const db = firestore()
  const [stored, settings] = await db.getAll(db.doc(paths.establishment(eid)), db.doc(paths.settings(eid)))
  const home = stored && readDocument(homeSchema, stored)
  if (!home) return null
  const { timeZone, keptMonths = usualKeptMonths, goneUntil } = home
  const { daysKeptFor = null, exported = null } = (settings && readDocument(settingsSchema, settings)) ?? {}
  return { timeZone, keptMonths, daysKeptFor, exported, goneUntil }
}

/**
 * Reads, before a transaction writes, what days of a home say by now; answers how to have another time carried to those there are, from the first resident on, once no
 * instance of ingest knows another; one by which days may go sooner a week later, and who administers it can read when. `now` is epoch milliseconds. One read.
 */
export async function readToCarry(
  transaction: Transaction,
  eid: string,
  keptMonths: number,
  now: number,
): Promise<() => void> {
  const settings = readDocument(settingsSchema, await transaction.get(firestore().doc(paths.settings(eid))))
  const daysKeptFor = settings?.daysKeptFor ?? null
  const sooner = goSooner(keptMonths, daysKeptFor)
  const dueAt = now + (sooner ? shortenedAfterMs : shiftsKnownMs)
  return () => {
    carryAt(transaction, eid, dueAt)
    const daysGoAt = sooner ? dueAt : FieldValue.delete()
    transaction.set(firestore().doc(paths.settings(eid)), { daysGoAt }, { merge: true })
  }
}

const timerId = (eid: string) => `retention:${eid}`

function carryAt(transaction: Transaction, eid: string, dueAt: number): void {
  setTimer(transaction, timerId(eid), { kind: 'retention', establishmentId: eid, after: null, dueAt })
}

/** Has the time of a home carried where some days do not say it yet. One that is to be carried already comes at its own time: what goes sooner has its week. */
export const carryRetentionOf = (eid: string, now: number): Promise<void> =>
  inTransaction(async (transaction) => {
    if ((await getTimer(transaction, timerId(eid))) === null) carryAt(transaction, eid, now + shiftsKnownMs)
  })

/** Notes, in the transaction that ends the carrying, for how long all days of a home say to be kept, and until when some may be gone by then. `now` is epoch milliseconds. */
export function noteCarried(transaction: Transaction, eid: string, home: Retention, now: number): void {
  const { keptMonths, daysKeptFor, goneUntil = '' } = home
  const gone = [
    goneUntil,
    lastGone(keptMonths, now),
    ...(daysKeptFor === null ? [] : [lastGone(daysKeptFor, now)]),
  ]
  const db = firestore()
  transaction.update(db.doc(paths.establishment(eid)), { goneUntil: gone.toSorted().at(-1) })
  const said = { daysKeptFor: keptMonths, daysGoAt: FieldValue.delete() }
  transaction.set(db.doc(paths.settings(eid)), said, { merge: true })
}

/** The first date of which there is a day of a resident; null: none. One read. */
export async function firstDateOf(eid: string, bid: string): Promise<string | null> {
  const { docs } = await firestore()
    .collection(paths.days(eid, bid))
    .orderBy('date')
    .select('date')
    .limit(1)
    .get()
  return dateSchema.safeParse(docs[0]?.get('date')).data ?? null
}

const dateSchema = z.iso.date()

/** The dates of which there are days of a resident, in order. One read for each day of a device. */
export async function datesOfDays(eid: string, bid: string): Promise<string[]> {
  const { docs } = await firestore().collection(paths.days(eid, bid)).orderBy('date').select('date').get()
  return [...new Set(docs.flatMap((one) => dateSchema.safeParse(one.get('date')).data ?? []))]
}

/** Has all days of a resident say for how many months they are kept; those that say so already are only read. */
export async function keepDaysFor(eid: string, bid: string, keptMonths: number): Promise<void> {
  const days = firestore()
    .collection(paths.days(eid, bid))
    .orderBy(FieldPath.documentId())
    .select('date', 'expireAt', 'restoredUntil')
    .limit(daysAtOnce)
  let last: string | null = null
  do {
    const after: string | null = last
    last = await keepThese(after === null ? days : days.startAfter(after), keptMonths)
  } while (last !== null)
}

/** The same of those that a query finds. Answers the id of the last, where there may be more behind it. */
function keepThese(days: Query, keptMonths: number): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const { docs } = await transaction.get(days)
    for (const stored of docs) {
      const date = dateSchema.safeParse(stored.get('date')).data
      if (date === undefined) continue
      const restoredUntil = restoredSchema.parse(stored.get('restoredUntil'))
      const expireAt = new Date(Math.max(dayExpiresAt(date, keptMonths).getTime(), restoredUntil))
      if (!isAt(stored.get('expireAt'), expireAt)) transaction.update(stored.ref, { expireAt })
    }
    return docs.length < daysAtOnce ? null : (docs.at(-1)?.id ?? null)
  })
}

/** Until when somebody who had it restored is to have looked at it; 0: nobody had. */
const restoredSchema = z.number().catch(0)

const isAt = (stored: unknown, at: Date) => stored instanceof Timestamp && stored.toMillis() === at.getTime()
