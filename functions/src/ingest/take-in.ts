import { setTimeout as pause } from 'node:timers/promises'
import { timingOf } from '@vigie/domain/sensors/event-timing'
import type { RefusalReason } from '@vigie/domain/sensors/refusal'
import { Refused } from '@vigie/domain/sensors/refused'
import {
  type Envelope,
  readEnvelope,
  readEvents,
  type SensorMessage,
} from '@vigie/domain/sensors/sensor-message'
import { raiseAlerts } from '../alerts/raise-alerts.ts'
import { DeviceNotThere } from '../data/devices.ts'
import { isApiKey } from './api-key.ts'
import type { ReceivedEvent } from './device-changes.ts'
import { isStale, writeEvents } from './device-writer.ts'
import { assignments, homes, liveRules } from './known.ts'
import type { Understood } from './refuse.ts'

/** Tries against another instance writing the same device; beyond, Pub/Sub delivers the message again later. */
const maxTries = 8
/** The longest pause before the second try, in milliseconds; it doubles with each. */
const firstPauseMs = 10

/** Refusals that what is remembered of a device or its home may have caused: the word of a memory refuses nothing. */
const mayBeOutdated: ReadonlySet<RefusalReason> = new Set([
  'unknownDevice',
  'wrongApiKey',
  'establishmentInactive',
  'undecodable',
  'kindNotOfDevice',
])

/**
 * Takes one sensor message in: when this resolves its events are durable and their alerts raised. The same message
 * again changes nothing, but finishes what an earlier delivery left undone. `receivedAt` is epoch milliseconds.
 * Throws Refused for a message that can never be taken in, having noted in `understood` what it is about; anything else
 * thrown is worth another delivery.
 */
export async function takeIn(
  message: SensorMessage,
  receivedAt: number,
  understood: Understood,
): Promise<void> {
  const envelope = readEnvelope(message)
  understood.deviceId = envelope.deviceId
  let notBefore: number | undefined
  for (let tries = 1; ; tries++) {
    try {
      return await attempt({ message, envelope, receivedAt, understood }, notBefore)
    } catch (error) {
      if (!isWorthAnotherLook(error, tries)) throw error instanceof DeviceNotThere ? notThere() : error
      notBefore = performance.now()
      if (tries > 1) await pause(Math.random() * firstPauseMs * 2 ** tries)
    }
  }
}

function isWorthAnotherLook(error: unknown, tries: number): boolean {
  if (error instanceof Refused) return tries === 1 && mayBeOutdated.has(error.reason)
  return isStale(error) && tries < maxTries
}

const notThere = () => new Refused('unknownDevice', 'the device is assigned but stands with no resident')

interface Job {
  message: SensorMessage
  envelope: Envelope
  receivedAt: number
  understood: Understood
}

async function attempt(
  { message, envelope, receivedAt, understood }: Job,
  notBefore?: number,
): Promise<void> {
  const { deviceId } = envelope
  const assignment = assignments.peek(deviceId, notBefore) ?? (await assignments.get(deviceId, notBefore))
  if (assignment === null) throw new Refused('unknownDevice', 'no establishment has this device')
  const { establishmentId, beneficiaryId, type } = assignment
  understood.establishmentId = establishmentId
  const home = homes.peek(establishmentId, notBefore) ?? (await homes.get(establishmentId, notBefore))
  if (home === null) throw new Refused('unknownDevice', 'the establishment of this device does not exist')
  if (!isApiKey(envelope.apiKey, home.apiKeyHash)) {
    throw new Refused('wrongApiKey', 'not the key of the establishment that has this device')
  }
  if (home.state !== 'active') throw new Refused('establishmentInactive', 'the establishment is inactive')

  const received: ReceivedEvent[] = readEvents(envelope, type).map((event) => ({
    event,
    timing: timingOf(event.occurredAt, receivedAt),
    receivedAt,
  }))
  // ChirpStack also tells of joins, acknowledgements and the like, which hold no event.
  if (received.length === 0) return
  const place = { establishmentId, beneficiaryId, deviceId }
  const deviceLocation = await writeEvents({ place, timeZone: home.timeZone, received }, notBefore)
  const timed = received.map((each) => ({ ...each, clockWrong: false }))
  await raiseAlerts(timed, {
    place,
    deviceType: type,
    deviceLocation,
    timeZone: home.timeZone,
    shifts: home.shifts,
    publishedAt: message.publishedAt,
    rules: () => liveRules.get(establishmentId),
  })
}
