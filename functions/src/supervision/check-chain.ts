import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { answerWithinMs, type ChainPart } from '@vigie/domain/supervision/chain'
import {
  type Drill,
  type DrillMessage,
  drillAttribute,
  drillDevice,
  hasArrived,
  partNotPassed,
} from '@vigie/domain/supervision/drill'
import * as logger from 'firebase-functions/logger'
import { settleChain } from '../data/chains.ts'
import { beginDrill, forgetDrill, readDrill } from '../data/drills.ts'
import { publishAsGateway } from '../data/sensor-topic.ts'
import { chainMessages } from './chain-messages.ts'
import { drillDeliveryIds } from './drill-messages.ts'
import { sendPersistently } from './send-persistently.ts'

/** How a check does what it does; a test has the world fail here. */
export interface CheckMeans {
  publish: typeof publishAsGateway
  /** Sends a wave at once and by ourselves: neither the topic nor a trigger is needed for it. */
  send: typeof sendPersistently
  now: () => number
  answerWithinMs: number
}

const means: CheckMeans = { publish: publishAsGateway, send: sendPersistently, now: Date.now, answerWithinMs }

/** Most answer within a few seconds; each look costs three reads. */
const looksAfterMs = [1_500, 2_500, 4_000, 8_000, 14_000, 30_000]

/**
 * Tries whether what calls for help of a home go through answers: publishes an event of our own as a gateway does, and waits until its
 * messages were taken by their providers. What came of it stands on the home; what is new of it is told to whoever administers
 * it, by a road that does not lead through what failed. Does nothing where another try is under way. Rejects where it could not
 * be tried or told: screens then say that the check is not heard.
 */
export async function checkChain(eid: string, given: Partial<CheckMeans> = {}): Promise<void> {
  const { publish, send, now, answerWithinMs: withinMs } = { ...means, ...given }
  const drill: Drill = {
    drillId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
    startedAt: now(),
    queuedAt: null,
  }
  if (!(await beginDrill(eid, drill))) return
  const part = (await didPublish(eid, drill, publish, withinMs)) ? await wait(eid, drill, withinMs) : 'topic'
  if (part !== null) logger.error('an event of our own did not come through', { establishmentId: eid, part })
  const until = now()
  const wave = await settleChain(eid, { part, at: drill.startedAt, until }, (say, readers) =>
    chainMessages(eid, say, readers, until),
  )
  // What cannot be tidied up holds up nothing that is to be told.
  const [sent, forgotten] = await Promise.allSettled([
    wave === null ? null : send(wave),
    forgetDrill(eid, drill.drillId, drillDeliveryIds(drill.drillId)),
  ])
  for (const outcome of [sent, forgotten]) if (outcome.status === 'rejected') throw outcome.reason
}

async function didPublish(
  eid: string,
  { drillId, token, startedAt }: Drill,
  publish: CheckMeans['publish'],
  withinMs: number,
): Promise<boolean> {
  const occurredAt = new Date(startedAt).toISOString()
  const event = { deviceId: drillDevice.deviceId, kind: 'buttonPressed', occurredAt, eventId: drillId }
  const drill: DrillMessage = { establishmentId: eid, drillId, token, event }
  try {
    await publish({ drill }, { [drillAttribute]: '1' }, Math.min(withinMs, 20_000))
    return true
  } catch (error) {
    logger.error('the topic did not take an event of our own', error)
    return false
  }
}

/** Waits until a drill has come through, or its time is over; which part it did not pass, null: it passed all. */
async function wait(eid: string, { drillId }: Drill, withinMs: number): Promise<ChainPart | null> {
  const began = performance.now()
  const ids = drillDeliveryIds(drillId)
  for (let look = 0; ; look++) {
    const left = withinMs - (performance.now() - began)
    await pause(Math.max(0, Math.min(looksAfterMs[look] ?? 10_000, left)))
    const { drill, deliveries } = await readDrill(eid, ids)
    const [email = null, sms = null] = deliveries
    const states = { email: email?.state ?? null, sms: sms?.state ?? null }
    if (hasArrived(states)) return null
    if (performance.now() - began >= withinMs) {
      const own = drill?.drillId === drillId ? drill : null
      return partNotPassed(own, states, { email: email?.attempts ?? 0, sms: sms?.attempts ?? 0 })
    }
  }
}
