import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import type { Actor } from '@vigie/domain/alerts/alert'
import type { AuditAction } from '@vigie/domain/care/audit'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { goesOn, type Snooze } from '@vigie/domain/care/snooze'
import { spansFor } from '@vigie/domain/care/snooze-time'
import type { Span } from '@vigie/domain/care/span'
import { paths } from '@vigie/domain/paths'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { nameInHome } from './name-in-home.ts'
import { readDocument } from './read-document.ts'

/** With whom care is under way, and who says so; null: the button in their room. */
export interface SnoozeAct {
  eid: string
  bid: string
  uid: string | null
}

/** What somebody's care becomes; null: nothing changes. `by`: who says so, as the resident's record keeps them. */
export type SnoozeChange = (snoozes: readonly Snooze[], by: Actor | null) => Snooze[] | null

export type SnoozeOutcome =
  | { changed: boolean; goesOn: boolean }
  | { why: 'beneficiaryNotFound' | 'beneficiaryArchived' | 'deviceNotFound' }

const residentSchema = beneficiarySchema.pick({ state: true, snoozes: true })

/**
 * Changes what care is under way with a resident, in one transaction that also tells each of their devices, by which ingest knows it without
 * a read more, and notes who did it. `id`: the one that is named. `deviceId`: it is about that one alone, which has to be theirs. `now` is epoch milliseconds.
 */
export function changeSnoozes(
  act: SnoozeAct,
  action: AuditAction & `snooze.${string}`,
  { id, change, deviceId = null }: { id: string; change: SnoozeChange; deviceId?: string | null },
  now: number,
): Promise<SnoozeOutcome> {
  const { eid, bid, uid } = act
  const db = firestore()
  const path = paths.beneficiary(eid, bid)
  return inTransaction(async (transaction) => {
    const resident = readDocument(residentSchema, await transaction.get(db.doc(path)))
    if (resident === null) return { why: 'beneficiaryNotFound' }
    if (resident.state === 'archived') return { why: 'beneficiaryArchived' }
    const devices = await assignmentsOf(transaction, act)
    if (deviceId !== null && !devices.some(({ id }) => id === deviceId)) return { why: 'deviceNotFound' }
    const snoozes = change(resident.snoozes ?? [], uid === null ? null : await actorOf(transaction, eid, uid))
    const named = (snoozes ?? resident.snoozes ?? []).find((one) => one.id === id)
    const outcome = { changed: snoozes !== null, goesOn: named !== undefined && goesOn(named, now) }
    if (snoozes === null) return outcome
    transaction.update(db.doc(path), { snoozes })
    for (const { ref, id } of devices) transaction.update(ref, { silenced: spansFor(snoozes, id) })
    // What a button did stands among the resident's events.
    if (uid !== null) addAudit(transaction, { uid, action, path, establishmentId: eid, at: now })
    return outcome
  })
}

/** Where their devices belong: of two equalities, which need no index. */
async function assignmentsOf(transaction: Transaction, { eid, bid }: SnoozeAct): Promise<DocumentSnapshot[]> {
  const theirs = firestore()
    .collection(paths.assignments)
    .where('establishmentId', '==', eid)
    .where('beneficiaryId', '==', bid)
    .select()
  return (await transaction.get(theirs)).docs
}

async function actorOf(transaction: Transaction, eid: string, uid: string): Promise<Actor> {
  const db = firestore()
  const [member, user] = await transaction.getAll(db.doc(paths.member(eid, uid)), db.doc(paths.user(uid)))
  return { uid, name: nameInHome(member, user) }
}

/** When warnings of a device are silenced, by the record of its resident; none where there is none, or it cannot be read. One read. */
export async function readSilenced({
  eid,
  bid,
  deviceId,
}: {
  eid: string
  bid: string
  deviceId: string
}): Promise<Span[]> {
  const stored = await firestore().doc(paths.beneficiary(eid, bid)).get()
  const { data } = beneficiarySchema.shape.snoozes.safeParse(stored.get('snoozes'))
  return spansFor(data ?? [], deviceId)
}
