// gRPC status codes (google.rpc.Code): NOT_FOUND, FAILED_PRECONDITION, ABORTED.
const conflictCodes = new Set<unknown>([5, 9, 10])

/**
 * Whether Firestore refused a write because a document was not as the write supposed: changed, gone, or being changed
 * by another. Reading again and trying again is then right; nothing of the write was applied.
 */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflictCodes.has(error.code)
}
