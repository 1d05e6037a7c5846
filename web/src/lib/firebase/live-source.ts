import {
  type DocumentData,
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
import { inOwnTask } from './own-task.ts'
import { isWithdrawn, refuse } from './refused.ts'

/** A document together with its id and its path. */
export type WithId<T> = T & { readonly id: string; readonly path: string }

/** A document that is not as the domain says. */
export interface Unreadable {
  readonly id: string
  readonly path: string
  /** What it holds all the same, unchecked: enough, mostly, to say which one it is. */
  readonly said: DocumentData
}

/** What is known so far of something that Firestore keeps up to date. */
export type Live<V> =
  | { readonly status: 'loading' }
  /** Refused by the server, or a document that is not as the domain says. */
  | { readonly status: 'failed'; readonly code: FirestoreError['code'] | 'unreadable' }
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
  /** What is not as the domain says: told, never left out silently. */
  readonly unreadable: readonly Unreadable[]
}

/**
 * The documents of a query, each parsed once and again only when it changes.
 * @param known whether the server has answered it, by this or another question: of what is listened to for long that stays known, however much else is asked for meanwhile
 */
export function collectionSource<T extends object>(
  query: Query,
  schema: z.ZodType<T>,
  known: { isAnswered: boolean } = { isAnswered: false },
): LiveSource<LiveList<T>> {
  return {
    listen({ tell, heard }) {
      const parsed = new Map<string, Parsed<T>>()
      let isAllTold = false
      return inOwnTask(() =>
        onSnapshot(
          query,
          whenHeard,
          (snapshot) => {
            const changes = snapshot.docChanges()
            for (const { type, doc } of changes) {
              if (type === 'removed') parsed.delete(doc.ref.path)
              else parsed.set(doc.ref.path, parse(doc, schema))
            }
            // Until it is told: what confirms it changes nothing any more.
            if (changes.length > 0) isAllTold = false
            // Read all the same: what the server adds to it says no more of what it held already.
            if (isWithdrawn(query, snapshot.metadata)) return
            known.isAnswered ||= !snapshot.metadata.fromCache
            if (!isAllTold && isWhole(query, snapshot, known)) {
              const shown = snapshot.docs.filter(({ ref }) => !isWithdrawn(ref, snapshot.metadata))
              // What is left out comes once the server says so, which is no change of the list.
              isAllTold = shown.length === snapshot.docs.length
              const found = shown.flatMap(({ ref }) => parsed.get(ref.path) ?? [])
              const items = found.flatMap((one) => ('item' in one ? one.item : []))
              const unreadable = found.flatMap((one) => ('unreadable' in one ? one.unreadable : []))
              tell({ status: 'ready', value: { items, unreadable } })
            }
            heard(!snapshot.metadata.fromCache)
          },
          (error) => fail(query, error, { tell, heard }),
        ),
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
function isWhole(
  query: Query,
  snapshot: QuerySnapshot,
  { isAnswered }: { readonly isAnswered: boolean },
): boolean {
  const wasAnswered = answered.some((known) => queryEqual(known, query))
  if (snapshot.metadata.fromCache) return (isAnswered || wasAnswered) && !snapshot.empty
  if (!wasAnswered && answered.push(query) > answeredLimit) answered.shift()
  return true
}

/** One document; null when it does not exist. */
export function documentSource<T extends object>(
  reference: DocumentReference,
  schema: z.ZodType<T>,
): LiveSource<WithId<T> | null> {
  return {
    listen({ tell, heard }) {
      let last: DocumentSnapshot | undefined
      return inOwnTask(() =>
        onSnapshot(
          reference,
          whenHeard,
          (snapshot) => {
            if (isWithdrawn(reference, snapshot.metadata)) return
            // A document that the cache does not hold is not one that does not exist.
            const isKnown = snapshot.exists() || !snapshot.metadata.fromCache
            if (isKnown && !(last && snapshotEqual(last, snapshot))) {
              last = snapshot
              tell(snapshot.exists() ? told(parse(snapshot, schema)) : { status: 'ready', value: null })
            }
            heard(!snapshot.metadata.fromCache)
          },
          (error) => fail(reference, error, { tell, heard }),
        ),
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

/**
 * What this page has read before is shown until the server says no. From then on only what it answers is: asked again, also by
 * another part of the page, the cache would show once more what was withdrawn.
 */
function fail(
  asked: DocumentReference | Query,
  { code }: FirestoreError,
  { tell, heard }: Hearer<never>,
): void {
  console.error(`Firestore stopped listening: ${code}`)
  const isNo = refusals.includes(code)
  if (isNo) {
    refuse(asked)
    tell({ status: 'failed', code })
  }
  heard(isNo)
}

type Parsed<T> = { readonly item: WithId<T> } | { readonly unreadable: Unreadable }

function parse<T extends object>(doc: DocumentSnapshot, schema: z.ZodType<T>): Parsed<T> {
  const said = doc.data() ?? {}
  const { path } = doc.ref
  const result = schema.safeParse(said)
  if (result.success) return { item: { ...result.data, id: doc.id, path } }
  const fields = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ')
  console.error(`Unreadable document ${path}: ${fields}`)
  return { unreadable: { id: doc.id, path, said } }
}

function told<T>(parsed: Parsed<T>): Live<WithId<T>> {
  return 'item' in parsed ? { status: 'ready', value: parsed.item } : { status: 'failed', code: 'unreadable' }
}
