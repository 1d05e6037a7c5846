import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
  type WriteBatch,
} from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { type SearchDocument, type SearchEntry, searchEntrySchema } from '@vigie/domain/search/search-entry'
import { firestore } from './firestore.ts'
import { failedWith } from './grpc-codes.ts'
import { readOrReport } from './read-document.ts'

/** Has a record be found by what is said of it now; with the write of the record itself. */
export function keepFindable(writer: Transaction | WriteBatch, { path, data }: SearchDocument): void {
  // Transactions and batches take the same, in declarations that have nothing in common.
  const set: (document: FirebaseFirestore.DocumentReference, data: SearchEntry) => unknown =
    writer.set.bind(writer)
  set(firestore().doc(path), data)
}

/** Has a record be found no more; one that was not is no matter. */
export function dropFindable(
  transaction: Transaction,
  kind: SearchEntry['kind'],
  eid: string | null,
  id: string,
): void {
  transaction.delete(firestore().doc(paths.searchEntry(kind, eid, id)))
}

/** Adds those entries that are not there yet, and says how many: a writer may have said since what is found by them. */
export async function addMissing(entries: readonly SearchDocument[]): Promise<number> {
  const added = await Promise.all(
    entries.map(async ({ path, data }) => {
      try {
        await firestore().doc(path).create(data)
        return 1
      } catch (error) {
        if (failedWith(error, 'alreadyExists')) return 0
        throw error
      }
    }),
  )
  return added.reduce<number>((sum, one) => sum + one, 0)
}

/** In what is looked. */
export interface Scope {
  /** Left out: all of them. */
  kind?: SearchEntry['kind']
  /** The homes; `all`: every one; `none`: people as such. */
  homes: readonly string[] | 'all' | 'none'
  /** The residents whom it is about; left out: whoever it may be. */
  residents?: readonly string[]
  /** Left out: also who is archived. */
  isArchived?: boolean
}

/** What was found, and whether it is all that there is. */
export interface FoundEntries {
  entries: SearchEntry[]
  isAll: boolean
}

/** The most words of what was typed that a query asks for; the record itself is held against all of them. */
const mostWords = 4
/** How many homes or residents a query asks for at once: Firestore takes 100 conditions in all, counted for each of them. */
const mostAtOnce = 10

/**
 * The entries that all these beginnings of words lead to, `most` at most of each ten homes or residents. Every condition is an
 * equality, which Firestore answers by the indexes that each field has by itself: it reads what is found, never a whole home.
 */
export async function findEntries(
  typed: readonly string[],
  { kind, homes, residents, isArchived }: Scope,
  most: number,
): Promise<FoundEntries> {
  let asked: Query = firestore().collection(paths.searchEntries)
  if (kind !== undefined) asked = asked.where('kind', '==', kind)
  if (isArchived !== undefined) asked = asked.where('isArchived', '==', isArchived)
  for (const word of longest(typed)) asked = asked.where(new FieldPath('starts', word), '==', true)
  const found = await Promise.all(
    within(asked, homes)
      .flatMap((of) => (residents === undefined ? [of] : anyOf(of, 'beneficiaryId', residents)))
      .map((query) => query.limit(most).get()),
  )
  return {
    entries: found.flatMap(({ docs }) => docs.flatMap(entryOf)),
    isAll: found.every(({ size }) => size < most),
  }
}

const longest = (typed: readonly string[]) =>
  typed.toSorted((one, other) => other.length - one.length).slice(0, mostWords)

function within(asked: Query, homes: Scope['homes']): Query[] {
  if (homes === 'all') return [asked]
  return homes === 'none'
    ? [asked.where('establishmentId', '==', null)]
    : anyOf(asked, 'establishmentId', homes)
}

function anyOf(asked: Query, field: keyof SearchEntry, ids: readonly string[]): Query[] {
  const count = Math.ceil(ids.length / mostAtOnce)
  return Array.from({ length: count }, (_, at) =>
    asked.where(field, 'in', ids.slice(at * mostAtOnce, (at + 1) * mostAtOnce)),
  )
}

function entryOf(found: QueryDocumentSnapshot): SearchEntry[] {
  const entry = readOrReport(searchEntrySchema, found)
  return entry === null ? [] : [entry]
}
