import type { Taker } from './ordering.ts'
import type { StatusError } from './status-error.ts'
import type { ReceivedMessage } from './wire.ts'

/** Something that messages of a subscription are delivered to: a stream, a pull request, a push endpoint. */
export interface Consumer extends Taker {
  /** Out with this consumer now; kept by the subscription. */
  readonly outstanding: Outstanding
  /** How long it has for a message delivered now, in milliseconds. */
  readonly leaseMilliseconds: number
  /** Most messages in one delivery. */
  readonly largestBatch: number
  /** Whether it would take one more message now. */
  hasRoom(): boolean
  deliver(messages: ReceivedMessage[]): void
  /** The subscription is gone; `error` says why. */
  end(error: StatusError): void
}

/** What a consumer has and neither acknowledged nor gave back. */
export interface Outstanding {
  messages: number
  bytes: number
}
