import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import * as logger from 'firebase-functions/logger'
import { tokensTakenSince } from '../data/auth-users.ts'
import { recordSessionsEnded } from '../data/profiles.ts'

/** Auth waits seven seconds for us; whoever signs in must not be kept out by what is slow here. */
const longestMs = 4_000

/**
 * Ends, as somebody signs in, the sessions that Auth renews no more, since a new password or another address was chosen after they began: their
 * tokens would be good for an hour, and the page that chose may have ended before it could say so (docs/adr/0021-rights-are-documents.md). Never
 * throws: what fails is logged, and tried again at the next sign-in. `now` is epoch milliseconds.
 */
export async function endOlderSessions(uid: string, now: number): Promise<void> {
  const ending = endThem(uid, now).catch((error: unknown) =>
    logger.error(`The older sessions of ${uid} were not ended: ${inspect(error)}`),
  )
  await Promise.race([ending, pause(longestMs, null, { ref: false })])
}

async function endThem(uid: string, now: number): Promise<void> {
  const since = await tokensTakenSince(uid)
  if (since !== null) await recordSessionsEnded(uid, since, now)
}
