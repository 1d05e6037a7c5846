import type { Severity } from '@vigie/domain/alerts/severity'
import type { PushData } from '@vigie/domain/deliveries/push-message'
import * as logger from 'firebase-functions/logger'
import { dropGone, type KnownDevice, readPushDevices } from '../data/push-devices.ts'
import { makePushPass } from '../data/push-passes.ts'
import { sendToDevice, TokenGone } from './fcm-client.ts'
import { SendFailed } from './send-failed.ts'
import type { OutgoingMessage, Send } from './senders.ts'

/** What the phone's own battery saving lets through at once: RFC 8030, section 5.3. */
const urgency: Readonly<Record<Severity, string>> = {
  callForHelp: 'high',
  warning: 'high',
  technical: 'normal',
}

/**
 * Sends a notification through FCM to each device on which its recipient has turned them on: taken once one of them is. A device that
 * FCM says is gone is forgotten. None left is a failure for good, which the recipient's other channels make up for.
 */
export const sendPush: Send = async (message) => {
  const devices = await readPushDevices(message.to)
  const outcomes = await Promise.allSettled(devices.map((device) => sendTo(device, message)))
  const faults = outcomes.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
  const ours = faults.filter((fault) => !(fault instanceof SendFailed))
  const taken = outcomes.find((one) => one.status === 'fulfilled')
  // What one device could not be sent is no reason to send it again to those that took it.
  if (taken === undefined && ours.length > 0) throw ours[0]
  for (const fault of ours) logger.error(fault)
  if (taken !== undefined) return { providerId: taken.value.slice(0, 120) }
  throw faults.filter((fault) => fault instanceof SendFailed).toSorted(worthTryingFirst)[0] ?? noDevice()
}

async function sendTo(device: KnownDevice, message: OutgoingMessage): Promise<string> {
  const { place, attempt, validUntil, alert, text, locale, severity = 'callForHelp', mayTake } = message
  const now = Date.now()
  const { uid, id: deviceId } = device
  const pass = await makePushPass({ uid, deviceId, ...place, attempt, until: message.usefulUntil }, now)
  const { establishmentId: eid } = place
  const data: PushData = {
    text,
    locale,
    severity,
    tag: alert ?? place.deliveryId.slice(0, 128),
    path: eid === null || alert === null ? '/notifications' : `/establishment/${eid}/alerts/${alert}`,
    pass,
    sentAt: String(now),
    mayTake: mayTake && alert !== null ? 'yes' : 'no',
  }
  const ttl = Math.max(0, Math.floor((validUntil - now) / 1_000))
  try {
    return await sendToDevice({
      token: device.token,
      data,
      webpush: { headers: { TTL: String(ttl), Urgency: urgency[severity] } },
    })
  } catch (error) {
    if (error instanceof TokenGone) await dropGone(deviceId, device.token, Date.now())
    throw error
  }
}

const kinds: readonly string[] = ['transient', 'configuration', 'final']
const worthTryingFirst = (one: SendFailed, other: SendFailed) =>
  kinds.indexOf(one.failure.kind) - kinds.indexOf(other.failure.kind)

const noDevice = () =>
  new SendFailed({ kind: 'final', reason: 'noPushDevice', maybeSent: false, retryAfterMs: null })
