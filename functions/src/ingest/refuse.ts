import { cutText } from '@vigie/domain/cut-text'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { mayCall } from '@vigie/domain/sensors/possible-call'
import { longestBodyKept, type RefusalReason } from '@vigie/domain/sensors/refusal'
import type { Refused } from '@vigie/domain/sensors/refused'
import { callsForHelp, type Envelope, readJson } from '@vigie/domain/sensors/sensor-message'
import * as logger from 'firebase-functions/logger'
import type { publishDeadLetter } from '../data/dead-letters.ts'
import { writeRefusal } from '../data/refusals.ts'
import { gatewayOf, withoutKey, withoutKeys } from './without-keys.ts'

/** A message as it came, before anything was understood of it. */
export interface RawMessage {
  messageId: string
  bytes: Buffer
  attributes: Readonly<Record<string, string>>
  /** Epoch milliseconds. */
  receivedAt: number
}

/** What was understood of a message before it was refused. */
export interface Understood {
  envelope: Envelope | null
  deviceType: DeviceType | null
  establishmentId: string | null
  /** Which of its residents had the device as it was published; missing: not known. */
  beneficiaryId?: string | undefined
  /** Whether it came with a key of that home. */
  hasKeyOfHome: boolean
  /** Whose key it brought instead, where that home claims the device. */
  claimant: Claimant | null
  /** Whether alerts of that home call for it already, so that nobody needs to be told of a call that was refused. */
  wasAnswered: boolean
}

/** A home that claims a device, and as what; null where that cannot be read. */
export interface Claimant {
  establishmentId: string
  deviceType: DeviceType | null
}

/**
 * Puts a message that can never be taken in on the dead-letter topic with its reason, and counts it among the refusals
 * an administrator sees. Neither waits for the other, nor fails with it: a call for help that is refused is told though
 * the topic be missing. Rejects when one of them failed; done again it counts once.
 */
export async function refuse(
  { messageId, bytes, attributes, receivedAt }: RawMessage,
  { reason, detail }: Refused,
  { envelope, deviceType, establishmentId, beneficiaryId, hasKeyOfHome, claimant, wasAnswered }: Understood,
): Promise<void> {
  const gatewayId = gatewayOf(attributes, envelope?.heardBy ?? null)
  const said = envelope !== null && !wasAnswered && callsForHelp(envelope, deviceType)
  // Of what a home's own gateway sent and nobody can read, nobody can say that it was no call.
  const callForHelp =
    said || (isIllegible(reason, envelope) && (mayCall(readJson(bytes.toString())) ?? hasKeyOfHome))
  // Without a key of the home that has the device it may be another one's, where the same number was entered by mistake or on
  // purpose: what it says is not for this one's administrators.
  const isShown = establishmentId === null || hasKeyOfHome
  const body = withoutKeys(bytes, attributes.apiKey)
  const kept = keep(body, {
    reason,
    detail: cutText(detail, 250),
    originalMessageId: messageId,
    // The key is a secret: it goes along neither as an attribute nor in what is said or sent.
    ...(gatewayId && { gatewayId }),
    ...(attributes.event && {
      event: cutText(withoutKey(attributes.event, attributes.apiKey), 120),
    }),
  })
  const text = cutText(body.toString(), longestBodyKept)
  const about = { gatewayId, at: receivedAt, deviceId: envelope?.deviceId ?? null }
  const told = writeRefusal(messageId, {
    ...about,
    reason,
    detail,
    establishmentId,
    ...(beneficiaryId !== undefined && { beneficiaryId }),
    callForHelp,
    body: isShown ? text : null,
  })
  // As if nobody had the device: whether another home has it is not for this one to know.
  const toldToClaimant =
    claimant && envelope
      ? writeRefusal(`${messageId}_unknownDevice`, {
          ...about,
          reason: 'unknownDevice',
          detail: 'the establishment of this key does not have this device',
          establishmentId: claimant.establishmentId,
          callForHelp: callsForHelp(envelope, claimant.deviceType),
          body: text,
        })
      : null
  logger.warn('sensor message refused', { reason, messageId })
  const outcomes = await Promise.allSettled([kept, told, toldToClaimant])
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (failures.length > 0)
    throw new AggregateError(failures, `refusal of ${messageId} not kept: ${failures.join('; ')}`)
}

/** Whether not even the device, or in form 1 the kind, of what was sent can be read. */
const isIllegible = (reason: RefusalReason, envelope: Envelope | null) =>
  envelope === null || (reason === 'invalidEvent' && envelope.body.form === 'event')

// Refusals are rare: an instance that meets none never loads the Pub/Sub client.
const keep: typeof publishDeadLetter = async (body, attributes) => {
  const { publishDeadLetter } = await import('../data/dead-letters.ts')
  await publishDeadLetter(body, attributes)
}
