/** The gRPC status codes we tell apart (google.rpc.Code): what Firestore and Pub/Sub say of a call that failed. */
export const grpcCodes = {
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  permissionDenied: 7,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  outOfRange: 11,
  unavailable: 14,
  unauthenticated: 16,
} as const

/** Whether a call failed with one of these codes. */
export function failedWith(error: unknown, ...names: readonly (keyof typeof grpcCodes)[]): boolean {
  return error instanceof Error && 'code' in error && names.some((name) => grpcCodes[name] === error.code)
}
