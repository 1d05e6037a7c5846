import type { Gateway } from '@vigie/domain/care/api-keys'
import type { ClockWord } from '@vigie/domain/supervision/clock-evidence'
import { gatewayNotedEveryMs, type Noted, notedAfter } from '@vigie/domain/supervision/clock-notes'
import * as logger from 'firebase-functions/logger'
import { writeGateway } from '../data/gateways.ts'
import { maxGateways, maxHomes } from './limits.ts'

/** What is known of each gateway, by the home's id, and then by gateway and key. */
const noted = new Map<string, Map<string, Noted>>()

/**
 * Notes that a gateway was heard with one of a home's keys, every five minutes at most: it is there for administrators to
 * look at, and supervision knows by it that the gateway is not silent, and whether its clock is wrong by what all messages in between say of
 * it (`word`; null: this one tells no time). Resolves in any case: what fails here is logged, and keeps no event
 * from being taken in. `now` is epoch milliseconds: what was published longer before than it is noted again says nothing of the gateway as it
 * is, and would take back what was noted since.
 */
export async function noteGateway(
  eid: string,
  gateway: Gateway,
  word: ClockWord | null,
  now: number,
): Promise<void> {
  if (now - gateway.lastHeardAt > gatewayNotedEveryMs) return
  const ofHome = homeOf(eid)
  const key = `${gateway.keyId} ${gateway.gatewayId}`
  const last = ofHome.get(key)
  // A name is a gateway's word: one that names itself anew at each message must not fill the database.
  if (last === undefined && ofHome.size >= maxGateways) return
  const { noted: next, write } = notedAfter(last, gateway.lastHeardAt, word)
  ofHome.set(key, next)
  if (write === null) return
  try {
    await writeGateway(eid, { ...gateway, lastHeardAt: next.at, ...write })
  } catch (error) {
    ofHome.delete(key)
    logger.warn('a gateway could not be noted', error)
  }
}

function homeOf(eid: string): Map<string, Noted> {
  const known = noted.get(eid)
  if (known) return known
  const oldest = noted.keys().next()
  if (noted.size >= maxHomes && !oldest.done) noted.delete(oldest.value)
  const fresh = new Map<string, Noted>()
  noted.set(eid, fresh)
  return fresh
}
