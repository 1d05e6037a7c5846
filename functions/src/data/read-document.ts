import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore'
import type { z } from 'zod'

/**
 * A document's data under its schema, or null where there is none. Throws when what is stored does not fit the schema:
 * that is a fault of ours, never of the caller, so it must not pass for "not found".
 */
export function readDocument<T extends z.ZodType>(schema: T, snapshot: DocumentSnapshot): z.infer<T> | null {
  if (!snapshot.exists) return null
  const parsed = schema.safeParse(snapshot.data())
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`)
  throw new Error(`${snapshot.ref.path} does not fit its schema: ${places.join(', ')}`)
}

/**
 * Like readDocument, but a document that does not fit is reported in the log and counts as missing: for what an alert
 * can do without, so that one spoilt record costs its own part of an alert and never the alert.
 */
export function readOrReport<T extends z.ZodType>(
  schema: T,
  snapshot: DocumentSnapshot | undefined,
): z.infer<T> | null {
  try {
    return snapshot === undefined ? null : readDocument(schema, snapshot)
  } catch (error) {
    console.error(error)
    return null
  }
}

/** A document and the version it was read at, which a write may name as its precondition. */
export interface Versioned<T> {
  data: T
  version: Timestamp
}

/** Like readDocument, with the version that was read. */
export function readVersioned<T extends z.ZodType>(
  schema: T,
  snapshot: DocumentSnapshot,
): Versioned<z.infer<T>> | null {
  const data = readDocument(schema, snapshot)
  return data === null || snapshot.updateTime === undefined ? null : { data, version: snapshot.updateTime }
}
