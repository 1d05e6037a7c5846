import { status } from '@grpc/grpc-js'

/** An answer other than OK: grpc-js sends `code` and `details` to the client as they are. */
export class StatusError extends Error {
  readonly code: status
  readonly details: string

  constructor(code: status, details: string) {
    super(details)
    this.name = 'StatusError'
    this.code = code
    this.details = details
  }
}

/** The request can never work as it stands. */
export function invalidArgument(details: string): StatusError {
  return new StatusError(status.INVALID_ARGUMENT, details)
}

/** The named topic or subscription is not here. */
export function notFound(details: string): StatusError {
  return new StatusError(status.NOT_FOUND, details)
}

/** A feature of the real service that this emulator does not have; better said than silently ignored. */
export function unimplemented(feature: string): StatusError {
  return new StatusError(status.UNIMPLEMENTED, `The embedded Pub/Sub emulator has no ${feature}`)
}
