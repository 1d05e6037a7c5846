/** What is known of one listener. Times are epoch milliseconds. */
export interface Listener {
  /** Since when the server has not been heard; null while what it shows comes from the server. */
  readonly unheardSince: number | null
  /** When it last began to listen. */
  readonly triedAt: number
  /** How many times it began to listen since it was last heard. */
  readonly tries: number
}

/** A page that opens is mostly heard within this: to take "live" away for so short a time would only flicker. */
export const settlesWithinMs = 400
/** All must have been heard for so long before the screen is called live: one listener's answer opens the next. */
export const quietForMs = 150
/** From here on the person is told that the page waits. */
export const toldAfterMs = 2_000
/** A listener that hears nothing for so long is opened anew, twice as late each time: a slow network needs its time. */
const firstPatienceMs = 6_000
const longestPatienceMs = 60_000

/** How far the wait for the longest unheard listener has gone. */
export type Wait = 'none' | 'settling' | 'waiting' | 'long'

/**
 * Judges a wait that began at `since`; null: nothing is waited for.
 * @param wasQuiet whether all had been heard before it began; a screen that never was live has nothing to settle
 */
export function waitAt(since: number | null, now: number, wasQuiet: boolean): Wait {
  if (since === null) return 'none'
  // A clock that was set back since says nothing of how long it was.
  const waited = now < since ? toldAfterMs : now - since
  if (waited < settlesWithinMs && wasQuiet) return 'settling'
  return waited < toldAfterMs ? 'waiting' : 'long'
}

/** Since when the listener that waits the longest has not been heard; null when all have been. */
export function longestUnheardSince(listeners: readonly Listener[]): number | null {
  const since = listeners.flatMap(({ unheardSince }) => unheardSince ?? [])
  return since.length === 0 ? null : Math.min(...since)
}

/**
 * Whether a listener is to listen anew: it has heard nothing for longer than its patience, while the server was proven to
 * answer all that time. Without that proof it is the connection that is missing, and Firestore sees to that.
 */
export function isDue({ unheardSince, triedAt, tries }: Listener, provenSince: number, now: number): boolean {
  if (unheardSince === null) return false
  const patience = Math.min(firstPatienceMs * 2 ** (tries - 1), longestPatienceMs)
  // What a clock said that was set back since, by more than `now` may be old, says nothing of how long it was.
  const [tried, proven] = [triedAt, provenSince].map((at) => (at - now > longestPatienceMs ? 0 : at))
  return now - Math.max(tried ?? 0, proven ?? 0) >= patience
}
