import type { Passage, ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import { Refused } from '@vigie/domain/sensors/refused'
import {
  callsForHelp,
  type Envelope,
  readEnvelope,
  type SensorMessage,
} from '@vigie/domain/sensors/sensor-message'
import { chart } from './chart.ts'
import { noteGateway } from './note-gateway.ts'
import { noteLate } from './note-late.ts'
import { noteUnanswered } from './note-unanswered.ts'
import { raise } from './raise.ts'
import type { Understood } from './refuse.ts'
import { rightOfWay } from './right-of-way.ts'
import { lookAgain, type Understanding, understand } from './understand.ts'
import { watch } from './watch.ts'
import { gatewayOf } from './without-keys.ts'

/**
 * Takes one sensor message in: when this resolves its events are durable and their alerts raised, each of which begins
 * without waiting for the other, those of a call for help before anything else that comes in
 * (docs/adr/0142-a-flood-gives-way.md). The same message again changes nothing, but finishes what an earlier delivery left
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
  const alerted = await rightOfWay.takeTurn(callsForHelp(envelope, null))
  try {
    await answerTheirs(message, { envelope, passage, understood, arrived }, alerted)
  } finally {
    alerted()
  }
}

/** What a message is told by before anything is looked up for it. */
interface Arrival {
  envelope: Envelope
  passage: Passage
  understood: Understood
  arrived: number
}

async function answerTheirs(
  message: SensorMessage,
  { envelope, passage, understood, arrived }: Arrival,
  alerted: () => void,
): Promise<void> {
  const said = await understand(envelope, passage, understood, arrived)
  try {
    await answer(message, passage, said, arrived, alerted)
  } catch (error) {
    // It was taken off its home since that was remembered, and may be somebody else's by now.
    if (!(error instanceof Refused && error.reason === 'unknownDevice')) throw error
    const anew = await lookAgain(said, passage, understood, arrived)
    await answer(message, passage, anew, arrived, alerted)
  }
}

async function answer(
  message: SensorMessage,
  { receivedAt }: Passage,
  { envelope: { deviceId, heardBy }, sender, received, heard, refusal, aheadMs }: Understanding,
  arrived: number,
  alerted: () => void,
): Promise<void> {
  const { establishmentId } = sender.assignment
  const gatewayId = gatewayOf(message.attributes, heardBy)
  const alertOn = async (events: readonly ReceivedEvent[], notBefore: number) => {
    const { unanswered, beneficiaryId, noNews } = await raise(
      deviceId,
      events,
      sender,
      message.publishedAt,
      notBefore,
    )
    await noteUnanswered(message.messageId, unanswered, {
      deviceId,
      establishmentId,
      ...(beneficiaryId !== undefined && { beneficiaryId }),
      gatewayId,
      at: receivedAt,
    })
    return noNews
  }
  // Calls for help go first: whatever becomes of the charts, and while they are written.
  const alerts = alertOn(received, arrived).finally(alerted)
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
        {
          word: aheadMs === null ? null : { deviceId, publishedAt: message.publishedAt, aheadMs },
          // All that it says may be refused, as too old or of the future: no device is heard by that.
          isTaken: received.length > 0 || heard !== null,
        },
        receivedAt,
      ),
  ])
  const [raised, charted, counted] = await Promise.allSettled([alerts, charts, watched])
  if (raised.status === 'rejected') throw raised.reason
  if (charted.status === 'rejected') throw charted.reason
  // The record may have changed between the two looks at it, and what was news when it was written would never be so again.
  if (raised.value.length > 0) await alertOn(raised.value, performance.now())
  if (counted.status === 'rejected') throw counted.reason
  // All that it says is stored: whoever makes figures anew by this finds it.
  await noteLate({ received, heard }, sender, receivedAt)
  await noted
  if (refusal && received.length === 0) throw refusal
}
