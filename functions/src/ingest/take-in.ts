import { evaluateLiveRule } from '@vigie/domain/alerts/rule-evaluation'
import { residentToTellOf } from '@vigie/domain/alerts/whose-call'
import { isNews } from '@vigie/domain/devices/device-news'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import { type Passage, placeHeard, placeInTime, type ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import type { RefusalReason } from '@vigie/domain/sensors/refusal'
import { Refused } from '@vigie/domain/sensors/refused'
import type { SaidEvent } from '@vigie/domain/sensors/sensor-event'
import {
  type Envelope,
  readEnvelope,
  readSaid,
  type SensorMessage,
} from '@vigie/domain/sensors/sensor-message'
import { raiseAlerts } from '../alerts/raise-alerts.ts'
import { devicePath, SpoiltAssignment } from '../data/devices.ts'
import { chart } from './chart.ts'
import { stateOf } from './device-writer.ts'
import { identify, type Sender } from './identify.ts'
import { assignments, liveRules } from './known.ts'
import type { Understood } from './refuse.ts'

/** Refusals that what is remembered of a device or its home may have caused: the word of a memory refuses nothing. */
const mayBeOutdated: ReadonlySet<RefusalReason> = new Set([
  'unknownDevice',
  'wrongApiKey',
  'establishmentInactive',
  'undecodable',
  'kindNotOfDevice',
])

/**
 * Takes one sensor message in: when this resolves its events are durable and their alerts raised, each of which begins
 * without waiting for the other. The same message again changes nothing, but finishes what an earlier delivery left
 * undone. `receivedAt` is epoch milliseconds. Throws Refused for a message that can never be taken in, having noted in
 * `understood` what it is about; anything else thrown is worth another delivery.
 */
export async function takeIn(
  message: SensorMessage,
  receivedAt: number,
  understood: Understood,
): Promise<void> {
  const arrived = performance.now()
  const envelope = readEnvelope(message)
  understood.envelope = envelope
  const passage = { publishedAt: message.publishedAt, receivedAt }
  const { sender, received, heard, refusal } = await understand(envelope, passage, understood, arrived)

  const { deviceId } = envelope
  // Calls for help go first: whatever becomes of the charts, and while they are written.
  const alerts = raise(deviceId, received, sender, message.publishedAt, arrived)
  // A memory may be older than the latest change, and what is no news to it would be lost: states are held against now.
  const tellsState = received.some(({ event }) => event.asState)
  const charts = chart({ deviceId, received, heard }, sender, tellsState ? arrived : undefined)
  const [raised, charted] = await Promise.allSettled([alerts, charts])
  if (raised.status === 'rejected') throw raised.reason
  if (charted.status === 'rejected') throw charted.reason
  if (refusal && received.length === 0) throw refusal
}

async function understand(envelope: Envelope, passage: Passage, understood: Understood, arrived: number) {
  try {
    return await look(envelope, passage, understood)
  } catch (error) {
    if (!(error instanceof Refused && mayBeOutdated.has(error.reason))) throw error
    return look(envelope, passage, understood, arrived)
  }
}

async function look(envelope: Envelope, passage: Passage, understood: Understood, notBefore?: number) {
  const sender = await identify(envelope, understood, notBefore)
  const said = readSaid(envelope, sender.assignment.type)
  const placed = said.events.map((event) => placedOrRefused(event, passage))
  const received = placed.flatMap((one) => (one instanceof Refused ? [] : [one]))
  const heard = said.heard && placeHeard(said.heard, passage)
  return { sender, received, heard, refusal: said.leftOut ?? placed.find((one) => one instanceof Refused) }
}

// A reading that came too late is no reason to refuse the call for help beside it.
function placedOrRefused(event: SaidEvent, passage: Passage): ReceivedEvent | Refused {
  try {
    return placeInTime(event, passage)
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

async function raise(
  deviceId: string,
  received: readonly ReceivedEvent[],
  { assignment, home }: Sender,
  publishedAt: number,
  arrived: number,
): Promise<void> {
  const { establishmentId, type } = assignment
  const { timeZone, shifts } = home
  const rules = async () => liveRules.peek(establishmentId) ?? (await liveRules.get(establishmentId))
  if (received.length === 0) return
  const known = (await rules()) ?? []
  const mayFire = known.some(({ action }) => received.some(({ event }) => event.kind === action))
  if (!mayFire) return
  // An alert says where somebody is: that the device is still theirs is asked anew, where it was only remembered.
  const latest = await assignments.get(deviceId, arrived).catch(unlessSpoilt)
  const now = latest?.establishmentId === establishmentId ? latest : assignment
  const news = await newsOf(received, devicePath({ ...now, deviceId }), arrived)
  const urgentFirst = news.toSorted((one, other) => urgency(other) - urgency(one))
  const fires = ({ event, timing }: ReceivedEvent, beneficiaryId: string) => {
    const context = { event, timing, beneficiaryId, deviceType: type, publishedAt, shifts, timeZone }
    return known.some((rule) => evaluateLiveRule(rule, context).fires)
  }
  const byResident = Map.groupBy(urgentFirst, (one) =>
    residentToTellOf(now, one, (resident) => fires(one, resident)),
  )
  const outcomes = await Promise.allSettled(
    [...byResident].map(([beneficiaryId, theirs]) =>
      raiseAlerts(theirs, {
        place: { establishmentId, beneficiaryId, deviceId },
        deviceType: type,
        deviceLocation: now.location,
        timeZone,
        shifts,
        publishedAt,
        rules,
      }),
    ),
  )
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** What is remembered stands for what cannot be read by now: a call for help is worth more than where it came from. */
function unlessSpoilt(error: unknown): null {
  if (error instanceof SpoiltAssignment) return null
  throw error
}

const urgency = ({ event }: ReceivedEvent) => Number(isCallForHelp(event.kind))

/** What a device tells as a state is an event where it is news; if that cannot be found out, it is. */
async function newsOf(
  received: readonly ReceivedEvent[],
  path: string,
  arrived: number,
): Promise<readonly ReceivedEvent[]> {
  if (!received.some(({ event }) => event.asState)) return received
  const known = await stateOf(path, arrived).catch(() => null)
  return received.filter(({ event }) => isNews(known?.data ?? null, event))
}
