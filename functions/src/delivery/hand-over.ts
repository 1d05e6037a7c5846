import { mayTake } from '@vigie/domain/deliveries/counted-on'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import {
  accepted,
  claimCounts,
  type DeliveryChange,
  givenBack,
  mayBegin,
  tryFailed,
} from '@vigie/domain/deliveries/delivery-life'
import type { SendFailure } from '@vigie/domain/deliveries/delivery-policy'
import { textToSend } from '@vigie/domain/deliveries/delivery-text'
import { handOutUntil } from '@vigie/domain/deliveries/trouble'
import * as logger from 'firebase-functions/logger'
import { claimAnew } from '../data/claim-deliveries.ts'
import { type DeliveryPlace, type Placed, recordAll } from '../data/deliveries.ts'
import { gathered } from '../data/gathered.ts'
import { sendgridEventsKey } from '../settings.ts'
import { inPool } from './pools.ts'
import { SendFailed } from './send-failed.ts'
import { senderOf } from './senders.ts'

type Result = { providerId: string | null } | { failure: SendFailure } | 'notBegun'

/**
 * Gives a claimed message to its provider as soon as its channel has room for its home, and records what came of it. One
 * that has waited for that is looked at once more: somebody may have come meanwhile. One that another may soon claim is given
 * back unsent: the sweep takes it up.
 */
export async function handOver({ place, delivery }: Placed, leaseId: string): Promise<void> {
  const result = await inPool(delivery.channel, place.establishmentId, async (): Promise<Result> => {
    const message = await asOfNow({ place, delivery }, leaseId)
    return message && mayBegin(message, Date.now()) ? send(place, message) : 'notBegun'
  })
  const decide = (now: Delivery) => recordOf(now, leaseId, result)
  await recordTogether(`${place.establishmentId} ${delivery.about.waveId}`, { place, decide })
  if (result !== 'notBegun' && 'failure' in result)
    logFailure(place, { ...delivery, ...decide(delivery) }, result.failure)
}

/** The message as it may be sent by now; null where it may not be. */
async function asOfNow({ place, delivery }: Placed, leaseId: string): Promise<Delivery | null> {
  const now = Date.now()
  if (claimCounts(delivery, now)) return delivery
  try {
    return await claimAnew(place, leaseId, now)
  } catch (error) {
    // It goes by its claim, rather than wait until that is over: one message too many is the lesser harm.
    logger.error(error)
    return delivery
  }
}

// Of one wave in one commit, as far as they come at the same time.
const recordTogether = gathered<Parameters<typeof recordAll>[0][number]>((_key, items) => recordAll(items))

function recordOf(delivery: Delivery, leaseId: string, result: Result): DeliveryChange | null {
  if (result === 'notBegun') return givenBack(delivery, leaseId, Date.now())
  return 'failure' in result
    ? tryFailed(delivery, { leaseId, failure: result.failure }, Date.now())
    : accepted(
        delivery,
        // Without its key no word of SendGrid's is believed, so that its silence says nothing.
        { leaseId, providerId: result.providerId, tellsArrival: sendgridEventsKey.value() !== '' },
        Date.now(),
      )
}

async function send(place: DeliveryPlace, delivery: Delivery): Promise<Result> {
  const { channel, to, attempts: attempt, about, locale, severity, uselessAfter } = delivery
  try {
    if (to === null) return { failure: { ...ours, kind: 'final', reason: 'noAddress' } }
    const sender = await senderOf(channel)
    return await sender({
      ...textToSend(delivery),
      to,
      place,
      attempt,
      validUntil: handOutUntil(delivery, Date.now()),
      usefulUntil: uselessAfter,
      locale,
      severity,
      alert: about.kind === 'alert' ? (about.alertIds[0] ?? null) : null,
      mayTake: mayTake(delivery),
      isDrill: about.kind === 'drill',
    })
  } catch (error) {
    if (error instanceof SendFailed) return { failure: error.failure }
    logger.error(error)
    return { failure: { ...ours, kind: 'configuration', reason: 'internal' } }
  }
}

/** A failure before anything was handed to a provider. */
const ours = { maybeSent: false, retryAfterMs: null } as const

function logFailure(place: DeliveryPlace, delivery: Delivery, { kind, reason }: SendFailure): void {
  const { state, channel, attempts } = delivery
  // A message that nobody will get, and an account that sends nothing, are for somebody to look at now.
  const isGrave = state === 'failed' || kind === 'configuration'
  const said = isGrave
    ? ({ severity: 'ERROR', message: 'message not sent' } as const)
    : ({ severity: 'WARNING', message: 'message put off' } as const)
  logger.write({ ...said, ...place, channel, attempts, state, reason })
}
