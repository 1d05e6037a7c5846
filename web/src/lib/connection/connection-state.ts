import type { ConnectionSign } from '../firebase/watch-connection.ts'
import type { Wait } from './listener-state.ts'

/** What the connection is judged by. Times are epoch milliseconds. */
export interface ConnectionFacts {
  /** Whether Firestore says that what it shows comes from the server; null: it has not said yet. */
  readonly inSync: boolean | null
  /** The latest proof that the server answers; null: none yet. */
  readonly provenAt: number | null
  /** Since when the screen may be out of date; null while nothing says so. */
  readonly lostAt: number | null
  /** Since when every question was answered; null while the latest was not. */
  readonly answersSince: number | null
}

export type Connection =
  | { readonly state: 'connecting' }
  | { readonly state: 'live' }
  /** The server answers, but something that the screen listens to has not been heard. */
  | { readonly state: 'waiting' }
  | { readonly state: 'offline'; readonly since: number }

/** A proof older than this proves nothing: `watchConnection` asks for one every 20 s and waits 6 s for it. */
export const proofLastsMs = 30_000

export const noFacts: ConnectionFacts = { inSync: null, provenAt: null, lostAt: null, answersSince: null }

/** The facts after one more sign. */
export function withSign(facts: ConnectionFacts, { sign, at }: ConnectionSign): ConnectionFacts {
  if (sign === 'silent') {
    return { ...facts, lostAt: facts.lostAt ?? facts.provenAt ?? at, answersSince: null }
  }
  if (sign === 'outOfSync') {
    // At the start the cache speaks before the server does: that is not a loss.
    if (facts.provenAt === null) return facts
    return { ...facts, inSync: false, lostAt: facts.lostAt ?? facts.provenAt, answersSince: null }
  }
  const inSync = sign === 'inSync' ? true : facts.inSync
  const lostAt = inSync === false ? facts.lostAt : null
  return { inSync, provenAt: at, lostAt, answersSince: facts.answersSince ?? at }
}

/**
 * What to tell the person. Live only with Firestore in sync, the browser online, a recent answer of the server, and
 * nothing that the screen listens to unheard.
 */
export function connectionAt(facts: ConnectionFacts, online: boolean, now: number, wait: Wait): Connection {
  if (facts.lostAt !== null) return { state: 'offline', since: facts.lostAt }
  if (facts.provenAt === null || facts.inSync === null) {
    return online ? { state: 'connecting' } : { state: 'offline', since: now }
  }
  if (!online || now - facts.provenAt > proofLastsMs) return { state: 'offline', since: facts.provenAt }
  return { state: wait === 'none' || wait === 'settling' ? 'live' : 'waiting' }
}
