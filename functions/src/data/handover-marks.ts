import { type HandoverMarks, handoverMarksSchema, mostReaders } from '@vigie/domain/care/handover'
import { paths } from '@vigie/domain/paths'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { nameInHome } from './name-in-home.ts'
import { readDocument } from './read-document.ts'

/**
 * Adds somebody to those who have read a handover, in one transaction that notes who did it; whoever is among them stays as they are.
 * `now` is epoch milliseconds.
 */
export function addReader(
  { eid, uid }: { eid: string; uid: string },
  handover: Omit<HandoverMarks, 'readBy'>,
  now: number,
): Promise<{ changed: boolean }> {
  const db = firestore()
  const ref = db.doc(paths.handover(eid, handover.shiftId, String(handover.from)))
  return inTransaction(async (transaction) => {
    const [stored, member, user] = await transaction.getAll(
      ref,
      db.doc(paths.member(eid, uid)),
      db.doc(paths.user(uid)),
    )
    const readBy = (stored && readDocument(handoverMarksSchema, stored)?.readBy) ?? []
    if (readBy.some((one) => one.uid === uid) || readBy.length >= mostReaders) return { changed: false }
    const mark = { uid, name: nameInHome(member, user), at: now }
    const marks: HandoverMarks = { ...handover, readBy: [...readBy, mark] }
    transaction.set(ref, marks)
    addAudit(transaction, { uid, action: 'handover.read', path: ref.path, establishmentId: eid, at: now })
    return { changed: true }
  })
}
