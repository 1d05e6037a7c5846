import {
  type DocumentReference,
  type DocumentSnapshot,
  type FirestoreError,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  queryEqual,
  snapshotEqual,
} from 'firebase/firestore'
import type { z } from 'zod'

/** A document together with its id. */
export type WithId<T> = T & { readonly id: string }

/** What is known so far of something that Firestore keeps up to date. */
export type Live<V> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: FirestoreError['code'] }
  | { readonly status: 'ready'; readonly value: V }

/** Whoever listens. */
export interface Hearer<V> {
  tell(live: Live<V>): void
  /** Whether what was last told comes from the server, or else from what this page read before. */
  heard(fromServer: boolean): void
}

/** Something to listen to; listening costs nothing until then and stops when the returned function is called. */
export interface LiveSource<V> {
  listen(hearer: Hearer<V>): () => void
}

export interface LiveList<T> {
  readonly items: readonly WithId<T>[]
  /** How many documents are not as the domain says: shown as a number, never left out silently. */
  readonly unreadable: number
}

/** The documents of a query, each parsed once and again only when it changes. */
export function collectionSource<T extends object>(
  query: Query,
  schema: z.ZodType<T>,
): LiveSource<LiveList<T>> {
  return {
    listen({ tell, heard }) {
      const parsed = new Map<string, WithId<T> | null>()
      let told = false
      return onSnapshot(
        query,
        whenHeard,
        (snapshot) => {
          const changes = snapshot.docChanges()
          for (const { type, doc } of changes) {
            if (type === 'removed') parsed.delete(doc.ref.path)
            else parsed.set(doc.ref.path, parse(doc, schema))
          }
          if ((changes.length > 0 || !told) && isWhole(query, snapshot)) {
            told = true
            const items = snapshot.docs.flatMap((doc) => parsed.get(doc.ref.path) ?? [])
            tell({ status: 'ready', value: { items, unreadable: snapshot.size - items.length } })
          }
          heard(!snapshot.metadata.fromCache)
        },
        (error) => fail(error, { tell, heard }),
      )
    },
  }
}

/** Queries that the server has answered while this page lives, the latest last; beyond the limit they are forgotten. */
const answered: Query[] = []
const answeredLimit = 300

/**
 * Whether a snapshot is all that the query finds. What the cache finds of a query that the server never answered is not:
 * a home's list of one, because that one's page was open before; nor is nothing ever an answer of the cache's.
 */
function isWhole(query: Query, snapshot: QuerySnapshot): boolean {
  const wasAnswered = answered.some((known) => queryEqual(known, query))
  if (snapshot.metadata.fromCache) return wasAnswered && !snapshot.empty
  if (!wasAnswered && answered.push(query) > answeredLimit) answered.shift()
  return true
}

/** One document; null when it does not exist or is not as the domain says. */
export function documentSource<T extends object>(
  reference: DocumentReference,
  schema: z.ZodType<T>,
): LiveSource<WithId<T> | null> {
  return {
    listen({ tell, heard }) {
      let last: DocumentSnapshot | undefined
      return onSnapshot(
        reference,
        whenHeard,
        (snapshot) => {
          // A document that the cache does not hold is not one that does not exist.
          const isKnown = snapshot.exists() || !snapshot.metadata.fromCache
          if (isKnown && !(last && snapshotEqual(last, snapshot))) {
            last = snapshot
            tell({ status: 'ready', value: snapshot.exists() ? parse(snapshot, schema) : null })
          }
          heard(!snapshot.metadata.fromCache)
        },
        (error) => fail(error, { tell, heard }),
      )
    },
  }
}

/** Says so too when what the cache held turns out to be what the server holds. */
const whenHeard = { includeMetadataChanges: true } as const

/** What the server says no to; after anything else the listener only has to listen anew. */
const refusals: readonly FirestoreError['code'][] = [
  'permission-denied',
  'not-found',
  'failed-precondition',
  'invalid-argument',
]

function fail(error: FirestoreError, { tell, heard }: Hearer<never>): void {
  console.error(`Firestore stopped listening: ${error.code}`)
  const isRefused = refusals.includes(error.code)
  if (isRefused) tell({ status: 'failed', code: error.code })
  heard(isRefused)
}

function parse<T extends object>(doc: DocumentSnapshot, schema: z.ZodType<T>): WithId<T> | null {
  const result = schema.safeParse(doc.data())
  if (result.success) return { ...result.data, id: doc.id }
  const fields = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ')
  console.error(`Unreadable document ${doc.ref.path}: ${fields}`)
  return null
}
