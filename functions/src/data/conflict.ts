import { failedWith } from './grpc-codes.ts'

/**
 * Whether Firestore refused a write because a document was not as the write supposed: changed, gone, or being changed
 * by another. Reading again and trying again is then right; nothing of the write was applied.
 */
export function isConflict(error: unknown): boolean {
  return failedWith(error, 'notFound', 'failedPrecondition', 'aborted')
}

/** Whether the fault is Firestore's or the way's there: what one write holds has nothing to do with it. */
export function isOutage(error: unknown): boolean {
  return failedWith(error, 'unavailable', 'unauthenticated', 'permissionDenied')
}

/** A write of something that Firestore cannot hold, now or later: too large a document, most likely. */
export class Unstorable extends Error {
  override readonly name = 'Unstorable'
}
