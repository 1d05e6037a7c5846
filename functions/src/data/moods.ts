import { type DocumentReference, FieldValue, type Query, type Transaction } from '@google-cloud/firestore'
import type { AuditAction } from '@vigie/domain/care/audit'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import {
  type MoodRecord,
  type MoodSaid,
  type MoodType,
  moodRecordSchema,
  sameMoodMs,
  undoableMoodMs,
} from '@vigie/domain/care/mood-record'
import { paths } from '@vigie/domain/paths'
import { memberSchema } from '@vigie/domain/people/user'
import { actorInHome, authorOf } from './actor-in-home.ts'
import { addAudit, wasNoted } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { nameInHome } from './name-in-home.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { msUntilWritten } from './written-of-day.ts'

/** Of whom something is recorded, and who does it. */
export interface MoodAct {
  eid: string
  bid: string
  uid: string
}

interface Refused {
  why: 'beneficiaryNotFound' | 'beneficiaryArchived'
}

/**
 * Records how a resident is, and makes it the latest unless something newer is known, in one transaction that notes who did it.
 * What was said already changes nothing: under the same id, or without one by the same person within a minute, if nobody said anything since. The id of one that was taken back is not used anew. Answers the record's
 * id and instant, or why there is none. `now` is epoch milliseconds.
 */
export async function recordMood(
  act: MoodAct,
  { id: chosen, ...said }: MoodSaid,
  now: number,
): Promise<
  | { id: string; at: number; changed: boolean }
  | Refused
  | { why: 'moodExists' }
  | { why: 'tooMuchWritten'; waitMs: number }
> {
  const { eid, bid, uid } = act
  const db = firestore()
  const id = chosen ?? db.collection(paths.moods(eid, bid)).doc().id
  const waitMs = await msUntilWritten('moodsGroup', uid, now)
  return inTransaction(async (transaction) => {
    const resident = await readResident(transaction, act)
    if ('why' in resident) return resident
    const known = chosen === undefined ? await lastOwn(transaction, act, said.type, now) : null
    if (known?.data === said.data) return { id: known.id, at: known.at, changed: false }
    const record = db.doc(paths.mood(eid, bid, id))
    const before = readDocument(moodRecordSchema, await transaction.get(record))
    if (before !== null) {
      const isSame = before.by === uid && before.type === said.type && before.data === said.data
      return isSame ? { id, at: before.at, changed: false } : { why: 'moodExists' as const }
    }
    if (waitMs > 0) return { why: 'tooMuchWritten' as const, waitMs }
    const [author, isTakenBack] = await Promise.all([
      authorFor(transaction, act),
      chosen !== undefined && wasNoted(transaction, record.path, 'mood.undo'),
    ])
    if (isTakenBack) return { why: 'moodExists' as const }
    const latest = resident[said.type]
    const isNewest = latest === null || latest.at <= now
    const follower = isNewest ? null : await firstAfter(transaction, act, said.type, now)
    transaction.create(record, {
      ...said,
      at: now,
      ...author,
      establishmentId: eid,
      ...(isNewest && { before: latest?.value ?? null }),
    } satisfies MoodRecord)
    if (follower) setBefore(transaction, follower, undefined)
    setLatest(transaction, act, now, isNewest && { [said.type]: latestBy({ ...said, at: now, ...author }) })
    note(transaction, act, 'mood.set', { id, type: said.type, now })
    return { id, at: now, changed: true }
  })
}

/**
 * Takes a record back for whoever made it, within ten minutes: what stood before it is the latest again. Answers whether there was
 * one to be taken back, or why it stays. `now` is epoch milliseconds.
 */
export async function undoMood(
  act: MoodAct,
  id: string,
  now: number,
): Promise<{ changed: boolean } | Refused | { why: 'forbidden' | 'moodUndoOver' }> {
  const { eid, bid, uid } = act
  const record = firestore().doc(paths.mood(eid, bid, id))
  return inTransaction(async (transaction) => {
    const resident = await readResident(transaction, act)
    if ('why' in resident) return resident
    const undone = readDocument(moodRecordSchema, await transaction.get(record))
    if (undone === null) return { changed: false }
    const { type } = undone
    if (undone.by !== uid) return { why: 'forbidden' as const }
    if (now - undone.at > undoableMoodMs) return { why: 'moodUndoOver' as const }
    const isLatest = resident[type]?.at === undone.at && resident[type].by === uid
    const others = (await readAll(transaction, latestOf(act, type).limit(2))).filter((one) => one.id !== id)
    const follower = await firstAfter(transaction, act, type, undone.at)
    transaction.delete(record)
    if (follower) setBefore(transaction, follower, undone.before)
    setLatest(transaction, act, now, isLatest && { [type]: others[0] ? latestBy(others[0]) : null })
    note(transaction, act, 'mood.undo', { id, type, now })
    return { changed: true }
  })
}

const latestBy = ({
  data: value,
  at,
  by,
  byName,
  isRelative,
}: Pick<MoodRecord, 'data' | 'at' | 'by' | 'byName' | 'isRelative'>) => ({
  value,
  at,
  by,
  byName,
  ...(isRelative && { isRelative }),
})

const residentSchema = beneficiarySchema.pick({ state: true, mood: true, health: true, appetite: true })

/** The resident of whom something may be recorded: the record of one who is archived is read only. */
async function readResident(
  transaction: Transaction,
  { eid, bid }: MoodAct,
): Promise<Pick<Beneficiary, MoodType> | Refused> {
  const read = await transaction.get(firestore().doc(paths.beneficiary(eid, bid)))
  const resident = readDocument(residentSchema, read)
  if (resident === null) return { why: 'beneficiaryNotFound' }
  return resident.state === 'archived' ? { why: 'beneficiaryArchived' } : resident
}

const ofType = ({ eid, bid }: MoodAct, type: MoodType): Query =>
  firestore().collection(paths.moods(eid, bid)).where('type', '==', type)

const latestOf = (act: MoodAct, type: MoodType): Query => ofType(act, type).orderBy('at', 'desc')

/** The record that follows an instant, of a type. */
async function firstAfter(transaction: Transaction, act: MoodAct, type: MoodType, at: number) {
  const { docs } = await transaction.get(ofType(act, type).where('at', '>', at).orderBy('at').limit(1))
  return docs[0]?.ref ?? null
}

/** What stood before a record is another since; undefined: whoever needs it looks for it. */
function setBefore(transaction: Transaction, record: DocumentReference, before: number | null | undefined) {
  transaction.update(record, { before: before === undefined ? FieldValue.delete() : before })
}

/** What a query finds of records that can be read. */
async function readAll(transaction: Transaction, query: Query): Promise<(MoodRecord & { id: string })[]> {
  const { docs } = await transaction.get(query)
  return docs.flatMap((one) => {
    const record = readOrReport(moodRecordSchema, one)
    return record === null ? [] : { ...record, id: one.id }
  })
}

/** What was said last of a type within a minute, where it was this person who said it. */
async function lastOwn(transaction: Transaction, act: MoodAct, type: MoodType, now: number) {
  const lately = await readAll(transaction, latestOf(act, type).where('at', '>=', now - sameMoodMs))
  // Where somebody else has said something since, saying it again is to say it.
  return lately[0]?.by === act.uid ? lately[0] : undefined
}

const roleSchema = memberSchema.pick({ role: true })

async function authorFor(transaction: Transaction, { eid, uid }: MoodAct) {
  const db = firestore()
  const [member, user] = await transaction.getAll(db.doc(paths.member(eid, uid)), db.doc(paths.user(uid)))
  const role = readOrReport(roleSchema, member)?.role ?? null
  return authorOf(actorInHome(uid, nameInHome(member, user), role))
}

function setLatest(transaction: Transaction, { eid, bid }: MoodAct, now: number, latest: object | false) {
  transaction.update(firestore().doc(paths.beneficiary(eid, bid)), { ...latest, lastUpdateAt: now })
}

function note(
  transaction: Transaction,
  { eid, bid, uid }: MoodAct,
  action: AuditAction & `mood.${string}`,
  { id, type, now: at }: { id: string; type: MoodType; now: number },
) {
  const path = paths.mood(eid, bid, id)
  addAudit(transaction, { uid, action, path, establishmentId: eid, at, fields: [type] })
}
