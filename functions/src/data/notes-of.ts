import type { DocumentSnapshot, Query } from '@google-cloud/firestore'
import { fairShare } from '@vigie/domain/care/fair-share'
import { beneficiaryIdOf } from '@vigie/domain/paths'
import { type CountedReads, once } from './counted-reads.ts'
import { firestore } from './firestore.ts'
import { factsOf, type NoteFacts } from './notes.ts'

/** So many notes are looked for. */
const mostLookedFor = 10_000
/** So many are read out at once, of a home: what they say may be as long as a book, and is held in memory for each who reads it at the time. */
const mostOfHome = 500

/**
 * The notes that some queries find, latest of each first, of which somebody may read each: all of them, or of each resident as many as of the others
 * before there are more of one, so that who writes very much of one takes nothing from what is read of others. What they may not read takes nothing from it either, `most` or fewer.
 */
export async function readNotesOf(
  queries: readonly Query[],
  mayRead: (beneficiaryId: string, facts: NoteFacts) => boolean,
  reads: CountedReads,
  most = mostOfHome,
): Promise<DocumentSnapshot[]> {
  const isReadable = (note: DocumentSnapshot) => {
    const [bid, facts] = [beneficiaryIdOf(note.ref.path), factsOf(note)]
    return bid !== null && facts !== null && mayRead(bid, facts)
  }
  const found = await Promise.all(queries.map(async (query) => (await query.limit(most).get()).docs))
  if (found.every(({ length }) => length < most)) return once(found.flat()).filter(isReadable)
  return readFairly(queries, isReadable, reads, most)
}

/** Of many: first what decides it, without what they say. */
async function readFairly(
  queries: readonly Query[],
  isReadable: (note: DocumentSnapshot) => boolean,
  { list, left }: CountedReads,
  most: number,
): Promise<DocumentSnapshot[]> {
  const found = await Promise.all(
    queries.map((query) => list(query.select('by', 'visibility', 'at'), mostLookedFor)),
  )
  const readable = once(found.flat()).filter(isReadable)
  const latest = readable.toSorted((one, other) => Number(other.get('at')) - Number(one.get('at')))
  const perResident = Map.groupBy(latest, (note) => beneficiaryIdOf(note.ref.path))
  const chosen = fairShare([...perResident.values()], most)
  if (chosen.length < readable.length) left.isCut = true
  if (chosen.length === 0) return []
  // Private since, or gone: it is not told.
  return (await firestore().getAll(...chosen.map(({ ref }) => ref))).filter(isReadable)
}
