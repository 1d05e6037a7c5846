import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import type { NewAudit } from '@vigie/domain/care/audit'
import type { AuditField } from '@vigie/domain/care/audit-fields'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { type Note, noteSchema } from '@vigie/domain/care/note'
import { paths } from '@vigie/domain/paths'
import { type Member, memberSchema, userSchema } from '@vigie/domain/people/user'
import { addAudit, addPrivateAudit, wasNoted } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument } from './read-document.ts'

/** Which note. */
export interface NotePlace {
  eid: string
  bid: string
  mid: string
}

/** What of a note decides who may read it. One of which that cannot be read is private, and nobody's. */
export type NoteFacts = Pick<Note, 'by' | 'visibility'>

/** A note, and who acts on it. */
export interface FoundNote {
  /** Null where there is none. */
  facts: NoteFacts | null
  /** The whole of it. Throws SpoiltDocument. */
  read: () => Note | null
  membership: Member | null
  /** What whoever acts is called. */
  name: string
}

/** What becomes of a note, and which of its fields are changed; null: it is deleted. */
type Becomes = { note: Note; fields: readonly AuditField[] } | null

/** What an act on a note comes to: its answer, and what becomes of the note, if anything. */
export interface NoteDecision<T> {
  answer: T
  becomes?: Becomes
}

/**
 * Does to a note what `decide` says, in one transaction with the audit; or says why nothing is written: about
 * the resident, or under the id of another's note or of one that was deleted. `decide`
 * may be asked several times; the last answer is returned. `now` is epoch milliseconds.
 */
export function actOnNote<T>(
  { eid, bid, mid, uid }: NotePlace & { uid: string },
  now: number,
  decide: (found: FoundNote) => NoteDecision<T>,
): Promise<{ answer: T } | { why: 'beneficiaryNotFound' | 'beneficiaryArchived' | 'noteOutOfReach' }> {
  const db = firestore()
  const note = db.doc(paths.note(eid, bid, mid))
  const around = [paths.beneficiary(eid, bid), paths.member(eid, uid), paths.user(uid)]
  return inTransaction(async (transaction) => {
    const read = await transaction.getAll(note, ...around.map((path) => db.doc(path)))
    const [kept, resident, member, profile] = read as [Found, Found, Found, Found]
    const state = readDocument(residentSchema, resident)?.state
    if (state === undefined) return { why: 'beneficiaryNotFound' as const }
    const membership = readDocument(memberSchema, member)
    const facts = factsOf(kept)
    const { answer, becomes } = decide({
      facts,
      read: () => readDocument(noteSchema, kept),
      membership,
      name: membership?.displayName ?? readDocument(profileSchema, profile)?.displayName ?? '',
    })
    if (becomes === undefined) return { answer }
    // Before anything is said of the id: nothing is written under any.
    if (state === 'archived') return { why: 'beneficiaryArchived' as const }
    if (becomes !== null && facts?.by !== uid) {
      // A call whose answer was lost may come again when its note is deleted: that is not to be undone. Under another's the same is
      // asked, and before all else, so that neither the answer nor its time tells one from the other.
      const isTaken = await wasDeleted(transaction, note.path)
      if (isTaken || facts !== null) return { why: 'noteOutOfReach' as const }
    }
    if (becomes === null) transaction.delete(note)
    else transaction.set(note, { ...becomes.note, establishmentId: eid } satisfies Note)
    const said = { uid, path: note.path, establishmentId: eid, at: now }
    noteOpenly(transaction, said, facts, becomes)
    notePrivately(transaction, said, facts, becomes)
    return { answer }
  })
}

type Found = DocumentSnapshot

/** Whether either journal knows of a note at this path that its author has deleted. */
async function wasDeleted(transaction: Transaction, path: string): Promise<boolean> {
  const asked = [paths.audits, paths.privateAudits] as const
  return (
    await Promise.all(asked.map((journal) => wasNoted(transaction, path, 'note.delete', journal)))
  ).some(Boolean)
}

const residentSchema = beneficiarySchema.pick({ state: true })
const profileSchema = userSchema.pick({ displayName: true })

type Said = Omit<NewAudit, 'action' | 'fields'>

/** What everybody who administers sees of it: a note that becomes private is gone, one that was private is new. */
function noteOpenly(transaction: Transaction, said: Said, before: NoteFacts | null, after: Becomes): void {
  const wasThere = before?.visibility === 'public'
  if (after?.note.visibility === 'public') {
    const fields = wasThere ? after.fields : (['text', 'visibility'] as const)
    addAudit(transaction, { ...said, action: 'note.set', fields })
  } else if (wasThere) addAudit(transaction, { ...said, action: 'note.delete' })
}

function notePrivately(transaction: Transaction, said: Said, before: NoteFacts | null, after: Becomes): void {
  if (after?.note.visibility === 'private') {
    addPrivateAudit(transaction, { ...said, action: 'note.set', fields: after.fields })
  } else if (after === null && before?.visibility === 'private') {
    addPrivateAudit(transaction, { ...said, action: 'note.delete' })
  }
}

/** What of a stored note decides who may read it; null where there is none. */
export function factsOf(snapshot: DocumentSnapshot): NoteFacts | null {
  if (!snapshot.exists) return null
  const by: unknown = snapshot.get('by')
  return {
    by: typeof by === 'string' ? by : '',
    visibility: snapshot.get('visibility') === 'public' ? 'public' : 'private',
  }
}

/** A note that may be read, as `may` says by what of it decides that; null where it may not, or there is none. One read. */
export async function readNote(
  { eid, bid, mid }: NotePlace,
  may: (facts: NoteFacts) => boolean,
): Promise<Note | null> {
  const snapshot = await firestore()
    .doc(paths.note(eid, bid, mid))
    .get()
  const facts = factsOf(snapshot)
  return facts !== null && may(facts) ? readDocument(noteSchema, snapshot) : null
}
