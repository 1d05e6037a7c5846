import {
  type DocumentReference,
  type DocumentSnapshot,
  type FirestoreError,
  onSnapshot,
  type Query,
} from 'firebase/firestore'
import type { z } from 'zod'

/** A document together with its id. */
export type WithId<T> = T & { readonly id: string }

/** What is known so far of something that Firestore keeps up to date. */
export type Live<V> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: FirestoreError['code'] }
  | { readonly status: 'ready'; readonly value: V }

/** Something to listen to; listening costs nothing until then and stops when the returned function is called. */
export interface LiveSource<V> {
  listen(tell: (live: Live<V>) => void): () => void
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
    listen(tell) {
      const parsed = new Map<string, WithId<T> | null>()
      return onSnapshot(
        query,
        (snapshot) => {
          for (const { type, doc } of snapshot.docChanges()) {
            if (type === 'removed') parsed.delete(doc.ref.path)
            else parsed.set(doc.ref.path, parse(doc, schema))
          }
          const items = snapshot.docs.flatMap((doc) => parsed.get(doc.ref.path) ?? [])
          tell({ status: 'ready', value: { items, unreadable: snapshot.size - items.length } })
        },
        (error) => tell(failure(error)),
      )
    },
  }
}

/** One document; null when it does not exist or is not as the domain says. */
export function documentSource<T extends object>(
  reference: DocumentReference,
  schema: z.ZodType<T>,
): LiveSource<WithId<T> | null> {
  return {
    listen: (tell) =>
      onSnapshot(
        reference,
        (snapshot) => {
          // A document that the cache does not hold is not one that does not exist.
          if (!snapshot.exists() && snapshot.metadata.fromCache) return
          tell({ status: 'ready', value: snapshot.exists() ? parse(snapshot, schema) : null })
        },
        (error) => tell(failure(error)),
      ),
  }
}

function failure(error: FirestoreError): { status: 'failed'; code: FirestoreError['code'] } {
  console.error(`Firestore stopped listening: ${error.code}`)
  return { status: 'failed', code: error.code }
}

function parse<T extends object>(doc: DocumentSnapshot, schema: z.ZodType<T>): WithId<T> | null {
  const result = schema.safeParse(doc.data())
  if (result.success) return { ...result.data, id: doc.id }
  const fields = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ')
  console.error(`Unreadable document ${doc.ref.path}: ${fields}`)
  return null
}
