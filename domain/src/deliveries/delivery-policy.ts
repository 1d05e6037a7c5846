/** A sender may hold a message this long before another may take it over; it covers one try with its time-out. */
export const leaseMs = 30_000
/** A provider that has not answered by then is not waited for. */
export const sendTimeoutMs = 10_000
/** Nothing is given up before it was tried for this long. */
export const giveUpAfterMs = 24 * 3_600_000
/** A sender waits itself for a next try that is this near; a later one is left to the sweep of each minute. */
export const longestWaitMs = 10_000

/** After the first try, the second and so on; then always the last. */
const backOffMs = [500, 1_000, 2_000, 4_000, 8_000, 30_000, 60_000, 120_000, 300_000] as const
const longestBackOffMs = 300_000

/** Why a try did not succeed, in terms that say what to do next. */
export interface SendFailure {
  /**
   * final: it would never succeed, as with an impossible number. configuration: it would once an operator has put our
   * account or sender right. transient: it may at any time.
   */
  kind: 'final' | 'configuration' | 'transient'
  /** The provider may have taken the message all the same: it did not answer, or a gateway answered for it. */
  maybeSent: boolean
  /** How long the provider asked us to wait, in milliseconds. */
  retryAfterMs: number | null
  /** What happened, as a code; never repeats an address or a text. */
  reason: string
}

/**
 * When to try again after `attempts` tries, the last of which failed at `now`; null: never again. A provider that asks
 * for more patience gets it, up to five minutes: an alert must not wait for longer on its word.
 */
export function nextTryAt(
  { attempts, createdAt }: { attempts: number; createdAt: number },
  { kind, retryAfterMs }: Pick<SendFailure, 'kind' | 'retryAfterMs'>,
  now: number,
): number | null {
  if (kind === 'final' || now - createdAt >= giveUpAfterMs) return null
  const backOff = backOffMs[attempts - 1] ?? longestBackOffMs
  return now + Math.max(backOff, Math.min(retryAfterMs ?? 0, longestBackOffMs))
}
