import type { Gateway } from '@vigie/domain/care/api-keys'
import {
  type Brought,
  gatewayNotedEveryMs,
  type Noted,
  notedAfter,
} from '@vigie/domain/supervision/clock-notes'
import * as logger from 'firebase-functions/logger'
import { writeGateway } from '../data/gateways.ts'
import type { Home } from '../data/homes.ts'
import { keyIdOf } from '../establishments/api-key.ts'
import { homes } from './known.ts'
import { maxGateways, maxHomes } from './limits.ts'
import type { Understood } from './refuse.ts'

/** What is known of each gateway, by the home's id, and then by gateway and key. */
const noted = new Map<string, Map<string, Noted>>()

/**
 * Notes that a gateway was heard with one of a home's keys, every five minutes at most: it is there for administrators to
 * look at, and supervision knows by what was taken in of it that the gateway is not silent, and whether its clock is wrong by what all messages in between say of
 * it. Resolves in any case: what fails here is logged, and keeps no event from being taken in. `now` is epoch milliseconds: what was published longer before than it is noted again says nothing of the gateway as it
 * is, and would take back what was noted since.
 */
export async function noteGateway(
  eid: string,
  gateway: Gateway,
  brought: Brought,
  now: number,
): Promise<void> {
  if (now - gateway.lastHeardAt > gatewayNotedEveryMs) return
  const ofHome = homeOf(eid)
  const key = `${gateway.keyId} ${gateway.gatewayId}`
  const last = ofHome.get(key)
  // A name is a gateway's word: one that names itself anew at each message must not fill the database.
  if (last === undefined && ofHome.size >= maxGateways) return
  const { noted: next, write } = notedAfter(last, gateway.lastHeardAt, brought)
  ofHome.set(key, next)
  if (write === null) return
  try {
    await writeGateway(eid, { ...gateway, lastHeardAt: next.at, ...write })
  } catch (error) {
    ofHome.delete(key)
    logger.warn('a gateway could not be noted', error)
  }
}

/** What of a message that was refused tells which gateway it came through, and when it was published and received, epoch milliseconds. */
export interface RefusedPassage {
  gatewayId: string | null
  apiKey: string | null
  publishedAt: number
  receivedAt: number
}

/**
 * Notes the same of a message that was refused though it came with a key of a home: of a device that nobody has added yet, say. Who connects a
 * gateway sees that it is heard, and who has made a new key which gateway still brings the former one. It says nothing of the gateway's clock, ends nothing that is said of silent
 * devices, and resolves in any case.
 */
export async function noteGatewayOfRefused(
  { establishmentId: eid, hasKeyOfHome }: Understood,
  { gatewayId, apiKey, publishedAt, receivedAt }: RefusedPassage,
): Promise<void> {
  if (eid === null || !hasKeyOfHome || gatewayId === null || apiKey === null) return
  try {
    const keyIdIn = (home: Home | null) => home && keyIdOf(apiKey, home.keys, publishedAt)
    // It is one of the home's: one that is not remembered was made since.
    const keyId = keyIdIn(await homes.get(eid)) ?? keyIdIn(await homes.get(eid, performance.now()))
    if (!keyId) return
    const brought = { word: null, isTaken: false }
    await noteGateway(eid, { gatewayId, keyId, lastHeardAt: publishedAt }, brought, receivedAt)
  } catch (error) {
    logger.warn('the gateway of a refused message could not be noted', error)
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
