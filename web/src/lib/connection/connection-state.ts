import type { ConnectionSign } from '../firebase/watch-connection.ts'

/** What the connection is judged by. Times are epoch milliseconds. */
export interface ConnectionFacts {
  /** Whether Firestore says that what it shows comes from the server; null: it has not said yet. */
  readonly inSync: boolean | null
  /** The latest proof that the server answers; null: none yet. */
  readonly provenAt: number | null
  /** Since when the screen may be out of date; null while nothing says so. */
  readonly lostAt: number | null
}

export type Connection =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  | { readonly state: 'offline'; readonly since: number }

/** A proof older than this proves nothing: `watchConnection` asks for one every 20 s and waits 6 s for it. */
export const proofLastsMs = 30_000

export const noFacts: ConnectionFacts = { inSync: null, provenAt: null, lostAt: null }

/** The facts after one more sign. */
export function withSign(facts: ConnectionFacts, { sign, at }: ConnectionSign): ConnectionFacts {
  if (sign === 'silent') return { ...facts, lostAt: facts.lostAt ?? facts.provenAt ?? at }
  if (sign === 'outOfSync') {
    // At the start the cache speaks before the server does: that is not a loss.
    if (facts.provenAt === null) return facts
    return { ...facts, inSync: false, lostAt: facts.lostAt ?? facts.provenAt }
  }
  const inSync = sign === 'inSync' ? true : facts.inSync
  return { inSync, provenAt: at, lostAt: inSync === false ? facts.lostAt : null }
}

/** What to tell the person. Live only with Firestore in sync, the browser online and a recent answer of the server. */
export function connectionAt(facts: ConnectionFacts, online: boolean, now: number): Connection {
  if (facts.lostAt !== null) return { state: 'offline', since: facts.lostAt }
  if (facts.provenAt === null || facts.inSync === null) {
    return online ? { state: 'connecting' } : { state: 'offline', since: now }
  }
  if (!online || now - facts.provenAt > proofLastsMs) return { state: 'offline', since: facts.provenAt }
  return { state: 'live' }
}
