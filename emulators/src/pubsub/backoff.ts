import type { RetryPolicy, SecondsAndNanos } from './wire.ts'

/** What a failed delivery waits before the next one, in milliseconds: doubling from `minimum` up to `maximum`. */
export interface Backoff {
  minimum: number
  maximum: number
}

/** A subscription without retry policy redelivers at once; a push endpoint gets Google's 100 ms to 60 s. */
export const noBackoff: Backoff = { minimum: 0, maximum: 0 }
export const pushBackoff: Backoff = { minimum: 100, maximum: 60_000 }

/** A protobuf duration in milliseconds. */
export function milliseconds(duration: SecondsAndNanos): number {
  return duration.seconds * 1000 + duration.nanos / 1e6
}

/** The back-off that a retry policy asks for; its two ends are set when the subscription is made. */
export function policyBackoff(policy: RetryPolicy): Backoff {
  return {
    minimum: milliseconds(policy.minimumBackoff ?? { seconds: 10, nanos: 0 }),
    maximum: milliseconds(policy.maximumBackoff ?? { seconds: 600, nanos: 0 }),
  }
}

/** Milliseconds to wait after the `attempts`-th failed delivery (1 is the first). */
export function delayAfter(backoff: Backoff, attempts: number): number {
  return Math.min(backoff.maximum, backoff.minimum * 2 ** (attempts - 1))
}
