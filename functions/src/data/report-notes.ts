import type { DocumentSnapshot } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { type CountedReads, mostOfKind } from './counted-reads.ts'
import { firestore } from './firestore.ts'
import type { NoteFacts } from './notes.ts'
import { readNotesOf } from './notes-of.ts'

/**
 * The notes about a resident that came, or were written, in a span of time, as far as `mayRead` lets them through, by what decides it: what a
 * private one says is not looked at before, and however many there are of these the others are read. Two queries.
 */
export async function notesWithin(
  { eid, bid }: { eid: string; bid: string },
  span: { from: number; until: number },
  mayRead: (facts: NoteFacts) => boolean,
  reads: CountedReads,
): Promise<DocumentSnapshot[]> {
  const within = (field: string) =>
    firestore()
      .collection(paths.notes(eid, bid))
      .where(field, '>=', span.from)
      .where(field, '<', span.until)
      .orderBy(field, 'desc')
  // What waited for the network came later, perhaps once the period was over.
  return readNotesOf([within('at'), within('writtenAt')], (_bid, facts) => mayRead(facts), reads, mostOfKind)
}
