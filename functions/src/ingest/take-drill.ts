import { evaluateLiveRule } from '@vigie/domain/alerts/rule-evaluation'
import type { About } from '@vigie/domain/deliveries/about'
import { queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import { placeInTime } from '@vigie/domain/sensors/event-timing'
import { Refused } from '@vigie/domain/sensors/refused'
import { readEnvelope, readJson, readSaid, type SensorMessage } from '@vigie/domain/sensors/sensor-message'
import { answerWithinMs } from '@vigie/domain/supervision/chain'
import {
  type DrillMessage,
  drillAttribute,
  drillDevice,
  drillMessageSchema,
  drillRule,
  drillWaveId,
} from '@vigie/domain/supervision/drill'
import * as logger from 'firebase-functions/logger'
import { isUnderWay, queueDrill } from '../data/drills.ts'
import { drillMessages } from '../supervision/drill-messages.ts'
import { homes, liveRules } from './known.ts'

/** The drill that a message is; null: it is an ordinary one, whatever its gateway calls its attributes. */
export function drillOf({ attributes, data }: SensorMessage): DrillMessage | null {
  if (attributes[drillAttribute] === undefined) return null
  return drillMessageSchema.safeParse(readJson(data)).data?.drill ?? null
}

/**
 * Takes a drill in as a call for help is: read, placed in time, judged by a rule beside the home's own, and put into the outbox
 * (docs/adr/0108-a-dead-mans-switch.md). It leaves no event and no alert. Throws Refused for one that its home does not know, before anything
 * else is done for it: anybody may publish one. Rejects where a call would have come again, too.
 */
export async function takeDrill(
  { establishmentId: eid, drillId, token, event }: DrillMessage,
  message: SensorMessage,
  receivedAt: number,
): Promise<void> {
  const arrived = performance.now()
  if (!(await isUnderWay(eid, { drillId, token }))) {
    // A new one has begun since, after an outage: this one is of no use any more, whoever sent it.
    if (receivedAt - message.publishedAt >= answerWithinMs)
      return logger.info('a drill that is over', { drillId })
    throw new Refused('wrongApiKey', 'a drill that its home does not know')
  }
  // What is remembered would answer for a database that does not.
  const [home] = await Promise.all([homes.get(eid, arrived), liveRules.get(eid, arrived)])
  if (home === null || home.state !== 'active') {
    return logger.warn('a drill of a home that is not watched', { establishmentId: eid })
  }
  const { publishedAt } = message
  const envelope = readEnvelope({ ...message, data: JSON.stringify(event) })
  const [said] = readSaid(envelope, drillDevice.type).events
  if (said === undefined) throw new Refused('invalidEvent', 'a drill holds no event')
  const { event: placed, timing } = placeInTime(said, { publishedAt, receivedAt })
  const { shifts, timeZone } = home
  const verdict = evaluateLiveRule(drillRule, {
    event: placed,
    deviceType: drillDevice.type,
    beneficiaryId: drillDevice.beneficiaryId,
    timing,
    publishedAt,
    duringCare: false,
    shifts,
    timeZone,
  })
  if (!verdict.fires) throw new Error(`the rule of a drill stayed silent: ${verdict.why}`)
  const waveId = drillWaveId(drillId)
  const about: About = { kind: 'drill', waveId }
  const now = Date.now()
  const deliveries = drillMessages(eid).map((each) => queuedDelivery(about, each, now))
  const isQueued = await queueDrill(eid, { drillId, token }, { waveId, alertIds: [], deliveries }, now)
  if (!isQueued) logger.info('a drill that is over, or came before', { establishmentId: eid, drillId })
}
