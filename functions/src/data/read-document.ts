import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore'
import * as logger from 'firebase-functions/logger'
import type { z } from 'zod'

/** A stored document that does not fit its schema: a fault of ours, which trying again does not mend. */
export class SpoiltDocument extends Error {
  override readonly name = 'SpoiltDocument'
}

/**
 * A document's data under its schema, or null where there is none. Throws SpoiltDocument when what is stored does not fit
 * the schema: that is a fault of ours, never of the caller, so it must not pass for "not found".
 */
export function readDocument<T extends z.ZodType>(schema: T, snapshot: DocumentSnapshot): z.infer<T> | null {
  if (!snapshot.exists) return null
  const parsed = schema.safeParse(snapshot.data())
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`)
  throw new SpoiltDocument(`${snapshot.ref.path} does not fit its schema: ${places.join(', ')}`)
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
    logger.error(error)
    return null
  }
}

/** A document and the version it was read at, which a write may name as its precondition. */
export interface Versioned<T> {
  data: T
  version: Timestamp
}
