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
import { wereAnswered } from '../alerts/raise-alerts.ts'
import { chart } from './chart.ts'
import { identify } from './identify.ts'
import { noteGateway } from './note-gateway.ts'
import { noteLate } from './note-late.ts'
import { noteUnanswered } from './note-unanswered.ts'
import { raise } from './raise.ts'
import type { Understood } from './refuse.ts'
import { watch } from './watch.ts'
import { gatewayOf } from './without-keys.ts'

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
  const said = await understand(envelope, passage, understood, arrived)
  try {
    await answer(message, receivedAt, said, arrived)
  } catch (error) {
    // It was taken off its home since that was remembered, and may be somebody else's by now.
    if (!(error instanceof Refused && error.reason === 'unknownDevice')) throw error
    await answer(message, receivedAt, await lookAgain(said, passage, understood, arrived), arrived)
  }
}

/** As `look`; where the device has no home any more, notes whether what it said of a call was answered while it had one. */
async function lookAgain(
  { envelope, sender, received }: Understanding,
  passage: Passage,
  understood: Understood,
  arrived: number,
): Promise<Understanding> {
  try {
    return await look(envelope, passage, understood, arrived)
  } catch (error) {
    const { establishmentId } = sender.assignment
    if (error instanceof Refused && understood.establishmentId === establishmentId)
      understood.wasAnswered = await wereAnswered(establishmentId, envelope.deviceId, received)
    throw error
  }
}

type Understanding = Awaited<ReturnType<typeof look>>

async function answer(
  message: SensorMessage,
  receivedAt: number,
  { envelope: { deviceId, heardBy }, sender, received, heard, refusal }: Understanding,
  arrived: number,
): Promise<void> {
  const { establishmentId } = sender.assignment
  const gatewayId = gatewayOf(message.attributes, heardBy)
  const alertOn = async (events: readonly ReceivedEvent[], notBefore: number) => {
    const { unanswered, noNews } = await raise(deviceId, events, sender, message.publishedAt, notBefore)
    await noteUnanswered(message.messageId, unanswered, {
      deviceId,
      establishmentId,
      gatewayId,
      at: receivedAt,
    })
    return noNews
  }
  // Calls for help go first: whatever becomes of the charts, and while they are written.
  const alerts = alertOn(received, arrived)
  // A memory may be older than the latest change, and what is no news to it would be lost: states are held against now.
  const tellsState = heard?.atRest === true || received.some(({ event }) => event.asState)
  const gateway = gatewayId && { id: gatewayId, at: message.publishedAt }
  const charts = chart(
    { deviceId, received, heard, gateway: gateway || null },
    sender,
    tellsState ? arrived : undefined,
  )
  const watched = watch({ deviceId, received }, sender, receivedAt, arrived)
  // What it is for, a list of gateways, is worth no alert: nothing waits for it but the end, and nothing fails with it.
  const noted = Promise.allSettled([
    gatewayId &&
      noteGateway(
        establishmentId,
        { gatewayId, keyId: sender.keyId, lastHeardAt: message.publishedAt },
        receivedAt,
      ),
  ])
  const [raised, charted, counted] = await Promise.allSettled([alerts, charts, watched])
  if (raised.status === 'rejected') throw raised.reason
  if (charted.status === 'rejected') throw charted.reason
  // The record may have changed between the two looks at it, and what was news when it was written would never be so again.
  if (raised.value.length > 0) await alertOn(raised.value, performance.now())
  if (counted.status === 'rejected') throw counted.reason
  // Its events are stored: whoever makes figures anew by this finds them.
  await noteLate(received, sender, receivedAt)
  await noted
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
  const sender = await identify(envelope, passage.publishedAt, understood, notBefore)
  const said = readSaid(envelope, sender.assignment.type)
  const placed = said.events.map((event) => placedOrRefused(event, passage))
  const received = placed.flatMap((one) => (one instanceof Refused ? [] : [one]))
  const heard = said.heard && placeHeard(said.heard, passage)
  const refusal = said.leftOut ?? placed.find((one) => one instanceof Refused)
  return { envelope, sender, received, heard, refusal }
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
