/** A sender may hold a message this long before another may take it over; it covers one try with its time-out. */
export const leaseMs = 30_000
/** A provider that has not answered by then is not waited for. */
export const sendTimeoutMs = 10_000
/** What is known of a wave by then is told at once; what takes longer is told when it is known. */
export const quickMs = 1_500
/** The sweep leaves a message that was just queued to its own sender for this long. */
export const sweepLeavesMs = 3_000
/** What was read of a recipient as a message was queued is asked anew for a try that begins later than this. */
export const rightsCountForMs = 5_000
/**
 * What was read of a message's alert and recipient as it was claimed is asked anew where its channel had no room for so long.
 * Shorter than it takes anybody to read an alert and take it, longer than a wave takes whose channel has room: that pays for
 * no second look.
 */
export const claimCountsForMs = 2_000
/** A channel that failed so often in quick succession is helped out by the recipient's next one. */
export const triesBeforeHelp = 5
/** Or one that has been failing for so long: a provider that does not answer costs ten seconds a try. */
export const helpAfterMs = 15_000
/**
 * A phone is given so long to take the SMS of an alert. One that is switched off is then helped out by the next channel
 * while that is still of use; the whole hour of the message would be too late for it.
 */
export const phoneTakesWithinMs = 600_000
/**
 * An e-mail of an alert is given so long to reach its mailbox. SendGrid says within seconds that one arrived, and within half a minute where it gathers what it
 * says; a server that puts off whoever it does not know lets a second try pass after some minutes. Half of what a phone is given: one that is switched off may
 * be switched on, and a mailbox that is well is never off.
 */
export const mailArrivesWithinMs = 300_000
/** So long a phone rings, in seconds: some six times, and shorter than most voicemails take to answer. */
export const ringForS = 30
/** The longest that a call lasts, in seconds: its message three times, and some repeats that were asked for. */
export const longestCallS = 180
/** By then a call that was placed is over, whatever came of it, and Twilio has said so: the ringing, the listening for a machine, the talk. */
export const callOverWithinMs = (ringForS + 30 + longestCallS) * 1_000
/**
 * So long what a key does may take: Twilio waits no longer for our answer, and hangs up. Source: https://www.twilio.com/docs/usage/webhooks/webhooks-connection-overrides,
 * read timeout
 */
export const keyActsWithinMs = 15_000
/**
 * Where it is not known whether a call was placed, its phone may be ringing: it is called again no sooner than this, by when what
 * Twilio reports of that call has told, and the recipient's next channel has been used.
 */
export const callAgainAfterMs = 30_000
/** When the sweep looks after a wave of which nobody has told all yet. */
export const lookAgainMs = 60_000
/**
 * A message that cannot be read may have been queued by a newer instance, which can: while one is being deployed, it is left
 * to that one for so long. By then an alert's is of no use any more.
 */
export const unreadableForMs = 3_600_000
/** At least so long until it is looked at again. */
export const unreadableAgainMs = 15_000

/** After the first try, the second and so on; then always the last. */
const backOffMs = [500, 1_000, 2_000, 4_000, 8_000, 30_000, 60_000, 120_000, 300_000] as const
const longestBackOffMs = 300_000

/**
 * When a message that cannot be read at `now` is looked at again, by an instance that may be newer: late by a quarter of its
 * age at most. Null: never again.
 */
export function unreadableAgainAt(createdAt: number, now: number): number | null {
  const age = now - createdAt
  return age >= unreadableForMs ? null : now + Math.max(unreadableAgainMs, Math.round(age / 4))
}

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
 * When to try again after `attempts` tries, the last of which failed at `now`; null: never again, since it would fail
 * or come when it is of no use any more. A provider that asks for more patience gets it, up to five minutes: an alert
 * must not wait for longer on its word.
 */
export function nextTryAt(
  { attempts, uselessAfter }: { attempts: number; uselessAfter: number },
  { kind, retryAfterMs }: Pick<SendFailure, 'kind' | 'retryAfterMs'>,
  now: number,
): number | null {
  if (kind === 'final') return null
  const backOff = backOffMs[attempts - 1] ?? longestBackOffMs
  const at = now + Math.max(backOff, Math.min(retryAfterMs ?? 0, longestBackOffMs))
  return at >= uselessAfter ? null : at
}
