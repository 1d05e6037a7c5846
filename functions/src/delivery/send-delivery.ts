import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { accepted, claim, tryFailed } from '@vigie/domain/deliveries/delivery-life'
import { longestWaitMs, type SendFailure } from '@vigie/domain/deliveries/delivery-policy'
import { textToSend } from '@vigie/domain/deliveries/delivery-text'
import { oneAtATime } from '../alerts/one-at-a-time.ts'
import { changeDelivery, type DeliveryPlace } from '../data/deliveries.ts'
import { reportUrl } from './report-url.ts'
import { SendFailed } from './send-failed.ts'
import { senderOf } from './senders.ts'

/** Tries and waits in one call; what is still to be sent then is left to the sweep. */
const mostTurns = 8

/**
 * Sends a delivery that is due, once, whoever else tries at the same time. Tries again by itself as long as the next
 * try is near; when this resolves, the message is with the provider, or is left due for the sweep, or was given up.
 */
export async function sendDelivery(place: DeliveryPlace): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const dueAt = await attempt(place)
    const wait = dueAt === null ? Number.POSITIVE_INFINITY : dueAt - Date.now()
    if (wait > longestWaitMs) return
    await pause(Math.max(0, wait))
  }
}

/** One turn: claims, sends, records. Returns when the next turn is due; null when there is none. */
async function attempt(place: DeliveryPlace): Promise<number | null> {
  const leaseId = randomUUID()
  const claimed = await changeDelivery(place, (delivery) =>
    claim(place.deliveryId, delivery, leaseId, Date.now()),
  )
  const decision = claimed?.decision
  if (!claimed || !decision) return null
  if (decision.turn === 'wait') return decision.dueAt
  if (decision.turn === 'giveUp') logFailure(place, claimed.delivery, 'final')
  if (decision.turn !== 'send') return null

  const outcome = await handOver(place, claimed.delivery)
  const record = (delivery: Delivery) =>
    'failure' in outcome
      ? tryFailed(place.deliveryId, delivery, { leaseId, failure: outcome.failure }, Date.now())
      : accepted(place.deliveryId, delivery, { leaseId, providerId: outcome.providerId }, Date.now())
  // The messages of an alert all write to it: were they to contend, some would be recorded after their lease.
  const alert = `${place.establishmentId} ${claimed.delivery.alertId}`
  const recorded = await oneAtATime(alert, () => changeDelivery(place, record))
  if (!recorded) return null
  const { delivery } = recorded
  if ('failure' in outcome) logFailure(place, delivery, outcome.failure.kind)
  return delivery.state === 'pending' ? delivery.dueAt : null
}

type Outcome = { providerId: string | null } | { failure: SendFailure }

async function handOver(place: DeliveryPlace, delivery: Delivery): Promise<Outcome> {
  const { channel, to, attempts } = delivery
  const send = await senderOf(channel)
  if (send === null || to === null)
    return { failure: { ...ours, kind: 'final', reason: 'channelNotAvailable' } }
  try {
    return await send({ ...textToSend(delivery), to, reportTo: reportUrl(place, attempts) })
  } catch (error) {
    if (error instanceof SendFailed) return { failure: error.failure }
    console.error(error)
    return { failure: { ...ours, kind: 'configuration', reason: 'internal' } }
  }
}

/** A failure before anything was handed to a provider. */
const ours = { maybeSent: false, retryAfterMs: null } as const

function logFailure(place: DeliveryPlace, delivery: Delivery, kind: SendFailure['kind']): void {
  const { state, channel, attempts, lastError } = delivery
  // A message that nobody will get, and an account that sends nothing, are for somebody to look at now.
  const isGrave = state === 'failed' || kind === 'configuration'
  const entry = { ...place, channel, attempts, state, reason: lastError }
  if (isGrave)
    console.error(JSON.stringify({ severity: 'ERROR', message: 'alert message not sent', ...entry }))
  else console.warn(JSON.stringify({ severity: 'WARNING', message: 'alert message put off', ...entry }))
}
