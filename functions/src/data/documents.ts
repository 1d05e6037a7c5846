import type { DocumentReference, DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { documentsAtOnce } from '@vigie/domain/api/document-calls'
import type { NewAudit } from '@vigie/domain/care/audit'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { type CareDocument, documentSchema, documentSpaceSchema, spaceOf } from '@vigie/domain/care/document'
import { isAwaited, mayLeaveArchive } from '@vigie/domain/care/document-acts'
import { type DocumentPlace, documentPath, documentsPath, paths } from '@vigie/domain/paths'
import { type Member, memberSchema, userSchema } from '@vigie/domain/people/user'
import { addAudit, wasNoted } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** A document, the home around it, and who acts on it. */
export interface FoundDocument {
  /** Null where there is none. */
  known: CareDocument | null
  /** One that was under the id was deleted by somebody. */
  wasDeleted: boolean
  /** How many bytes the home's documents take. */
  taken: number
  membership: Member | null
  /** What whoever acts is called. */
  name: string
}

/** What an act comes to: its answer, and what becomes of the document, if anything; null: it is deleted. */
export interface DocumentDecision<T> {
  answer: T
  becomes?: { document: CareDocument | null; said: Pick<NewAudit, 'action' | 'fields'> }
}

/** Why nothing is written about a resident, or a home. */
export interface NoPlace {
  why: 'beneficiaryNotFound' | 'beneficiaryArchived' | 'establishmentNotFound'
}

/**
 * Does to a document what `decide` says, in one transaction with the audit and the home's space; or says why nothing is written there. `decide` may be asked several times; the last answer is returned. `now` is epoch milliseconds.
 */
export function actOnDocument<T>(
  place: DocumentPlace,
  uid: string,
  now: number,
  decide: (found: FoundDocument) => DocumentDecision<T>,
): Promise<{ answer: T } | NoPlace> {
  const { eid, bid } = place
  const db = firestore()
  const path = documentPath(place)
  return inTransaction(async (transaction) => {
    const [record, space, member, profile, owner] = (await transaction.getAll(
      db.doc(path),
      db.doc(paths.documentSpace(eid)),
      db.doc(paths.member(eid, uid)),
      db.doc(paths.user(uid)),
      db.doc(bid === null ? paths.establishment(eid) : paths.beneficiary(eid, bid)),
    )) as [Found, Found, Found, Found, Found]
    if (bid === null && !owner.exists) return { why: 'establishmentNotFound' as const }
    const state = bid === null ? 'active' : readDocument(residentSchema, owner)?.state
    if (state === undefined) return { why: 'beneficiaryNotFound' as const }
    const known = readDocument(documentSchema, record)
    const wasDeleted = known === null && (await wasNoted(transaction, path, 'document.delete'))
    const taken = bytesOf(space)
    const membership = readDocument(memberSchema, member)
    const name = membership?.displayName ?? readDocument(profileSchema, profile)?.displayName ?? ''
    const { answer, becomes } = decide({ known, wasDeleted, taken, membership, name })
    if (becomes === undefined) return { answer }
    const mayGo = becomes.document === null && known !== null && mayLeaveArchive(known)
    if (state === 'archived' && !mayGo) return { why: 'beneficiaryArchived' as const }
    write(transaction, record.ref, { known, becomes: becomes.document }, { eid, taken })
    addAudit(transaction, { ...becomes.said, uid, path, establishmentId: eid, at: now })
    return { answer }
  })
}

type Found = DocumentSnapshot

const residentSchema = beneficiarySchema.pick({ state: true })
const profileSchema = userSchema.pick({ displayName: true })
const rightsSchema = userSchema.pick({
  roleId: true,
  operator: true,
  disabled: true,
  emailVerified: true,
  sessionsEndedAt: true,
})
export type SenderProfile = ReturnType<typeof rightsSchema.parse>

const bytesOf = (space: DocumentSnapshot) => readDocument(documentSpaceSchema, space)?.bytes ?? 0

function write(
  transaction: Transaction,
  record: DocumentReference,
  { known, becomes }: { known: CareDocument | null; becomes: CareDocument | null },
  { eid, taken }: { eid: string; taken: number },
): void {
  if (becomes === null) transaction.delete(record)
  else transaction.set(record, becomes)
  const change = (becomes ? spaceOf(becomes) : 0) - (known ? spaceOf(known) : 0)
  if (change === 0) return
  // Documents of before the space was counted may take more than is known of.
  transaction.set(firestore().doc(paths.documentSpace(eid)), { bytes: Math.max(0, taken + change) })
}

/** What there is to say of whoever sent bytes, and of the resident whom they are about. */
export interface Sender {
  profile: SenderProfile | null
  membership: Member | null
  isArchived: boolean
}

/**
 * What becomes of a document whose bytes are awaited, as `decide` says by whoever sends it; null: it is deleted. One that awaits none
 * stays as it is. Answers the document by then, or null where there is none.
 */
export async function settleDocument(
  place: DocumentPlace,
  decide: (awaited: CareDocument, sender: Sender) => CareDocument | null,
): Promise<CareDocument | null> {
  const { eid, bid } = place
  const db = firestore()
  return db.runTransaction(async (transaction) => {
    const [record, space, owner] = (await transaction.getAll(
      db.doc(documentPath(place)),
      db.doc(paths.documentSpace(eid)),
      db.doc(bid === null ? paths.establishment(eid) : paths.beneficiary(eid, bid)),
    )) as [Found, Found, Found]
    const known = readDocument(documentSchema, record)
    if (known === null || !isAwaited(known)) return known
    const [profile, member] = (await transaction.getAll(
      db.doc(paths.user(known.by)),
      db.doc(paths.member(eid, known.by)),
    )) as [Found, Found]
    const becomes = decide(known, {
      profile: readDocument(rightsSchema, profile),
      membership: readDocument(memberSchema, member),
      // Whose record cannot be read is not known to be archived: what comes is taken in all the same.
      isArchived: bid !== null && readOrReport(residentSchema, owner)?.state === 'archived',
    })
    write(transaction, record.ref, { known, becomes }, { eid, taken: bytesOf(space) })
    return becomes
  })
}

/** A document as it stands, or null where there is none. One read. */
export async function readCareDocument(place: DocumentPlace): Promise<CareDocument | null> {
  return readDocument(documentSchema, await firestore().doc(documentPath(place)).get())
}

/**
 * The latest documents of a resident, or null: of the home itself, that were announced by an instant, newest first, and from which one goes on; null: these were all.
 * Those of that very instant come again. One that cannot be read is reported and left out.
 */
export async function listDocuments(
  eid: string,
  bid: string | null,
  before: number | undefined,
): Promise<{ documents: (CareDocument & { id: string })[]; next: number | null }> {
  const latest = firestore().collection(documentsPath(eid, bid)).orderBy('at', 'desc').limit(documentsAtOnce)
  const { docs } = await (before === undefined ? latest : latest.startAt(before)).get()
  const documents = docs.flatMap((one) => {
    const document = readOrReport(documentSchema, one)
    return document === null ? [] : { ...document, id: one.id }
  })
  const last: unknown = docs[documentsAtOnce - 1]?.get('at')
  return { documents, next: typeof last === 'number' && last !== before ? last : null }
}

/** The paths of documents whose time is over: what never came, and what was refused a while ago. At most 500. */
export async function overdueDocuments(now: number): Promise<string[]> {
  const overdue = firestore().collectionGroup(paths.documentsGroup).where('until', '<=', now).limit(500)
  return (await overdue.select().get()).docs.map(({ ref }) => ref.path)
}

/** Takes away what is left of a document that was refused, once that has been told long enough. It takes no space. */
export async function forgetRefused(place: DocumentPlace, now: number): Promise<void> {
  const record = firestore().doc(documentPath(place))
  await firestore().runTransaction(async (transaction) => {
    const known = readDocument(documentSchema, await transaction.get(record))
    if (known?.state === 'refused' && known.until !== null && known.until <= now) transaction.delete(record)
  })
}

/** Documents as they stand, by their paths; null: there is none. One that cannot be read is left out, and reported. */
export async function readCareDocuments(
  places: readonly DocumentPlace[],
): Promise<ReadonlyMap<string, CareDocument | null>> {
  if (places.length === 0) return new Map()
  const records = await firestore().getAll(...places.map((place) => firestore().doc(documentPath(place))))
  return new Map(
    records.flatMap((record) => {
      const document = record.exists ? readOrReport(documentSchema, record) : null
      return record.exists && document === null ? [] : [[record.ref.path, document] as const]
    }),
  )
}
