import {
  collection,
  collectionGroup,
  doc,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  type WhereFilterOp,
  where,
} from 'firebase/firestore'
import type { z } from 'zod'
import { askedAsWell } from './asked-as-well.ts'
import { firebaseFirestore } from './firestore.ts'
import { collectionSource, documentSource } from './live-source.ts'

/** What the documents of a list have in common: a field, how it compares, and with what. */
export type Condition = readonly [field: string, comparison: WhereFilterOp, value: unknown]

/** Which documents of a collection are asked for, and in what order; all of them, in none, where nothing is said. */
export interface Asked {
  readonly where?: readonly Condition[]
  /** The field by which they come, highest first. */
  readonly latestBy?: string
  readonly atMost?: number
  /** Asked for now and then as well as listened to: for what must not be missed. */
  readonly askedAsWell?: true
}

/** The document at a path, to listen to. */
export const documentAt = <T extends object>(path: string, schema: z.ZodType<T>) =>
  documentSource(doc(firebaseFirestore(), path), schema)

/** The documents of the collection at a path that are asked for, to listen to. */
export const listAt = <T extends object>(path: string, schema: z.ZodType<T>, asked: Asked = {}) =>
  listIn(collection(firebaseFirestore(), path), schema, asked)

/** The same of every collection of a name, wherever it is. */
export const groupOf = <T extends object>(name: string, schema: z.ZodType<T>, asked: Asked = {}) =>
  listIn(collectionGroup(firebaseFirestore(), name), schema, asked)

function listIn<T extends object>(whole: Query, schema: z.ZodType<T>, asked: Asked) {
  const constraints: QueryConstraint[] = (asked.where ?? []).map((condition) => where(...condition))
  if (asked.latestBy !== undefined) constraints.push(orderBy(asked.latestBy, 'desc'))
  if (asked.atMost !== undefined) constraints.push(limit(asked.atMost))
  const asWanted = query(whole, ...constraints)
  const known = { isAnswered: false }
  const source = collectionSource(asWanted, schema, known)
  return asked.askedAsWell ? askedAsWell(asWanted, source, known) : source
}
