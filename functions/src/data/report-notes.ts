import type { DocumentSnapshot } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { type CountedReads, once } from './counted-reads.ts'
import { firestore } from './firestore.ts'
import { factsOf, type NoteFacts } from './notes.ts'

/**
 * The notes about a resident that came, or were written, in a span of time, as far as `mayRead` lets them through, by what decides it: what a
 * private one says is not looked at before. Two queries.
 */
export async function notesWithin(
  { eid, bid }: { eid: string; bid: string },
  span: { from: number; until: number },
  mayRead: (facts: NoteFacts) => boolean,
  { list }: Pick<CountedReads, 'list'>,
): Promise<DocumentSnapshot[]> {
  const within = (field: string) =>
    firestore()
      .collection(paths.notes(eid, bid))
      .where(field, '>=', span.from)
      .where(field, '<', span.until)
      .orderBy(field, 'desc')
  // What waited for the network came later, perhaps once the period was over.
  const [arrived, written] = await Promise.all([list(within('at')), list(within('writtenAt'))])
  return once([...arrived, ...written]).filter((note) => {
    const facts = factsOf(note)
    return facts !== null && mayRead(facts)
  })
}
