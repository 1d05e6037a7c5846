import { callAgainAfterMs, longestCallS, ringForS } from '@vigie/domain/deliveries/delivery-policy'
import { smsFrom, voiceFrom } from '../settings.ts'
import { reportUrl } from './report-address.ts'
import { connectionFailure, SendFailed } from './send-failed.ts'
import type { Send } from './senders.ts'
import { twilioClient } from './twilio-client.ts'

/**
 * Places a phone call through Twilio, which asks `twilioCall` what to say once it is answered, and tells `twilioCallStatus` how
 * it goes. Its first such word proves that the call was placed, should its answer never come.
 */
export const placeCall: Send = async ({ to, place, attempt }) => {
  try {
    const { sid } = await twilioClient().calls.create({
      to,
      from: voiceFrom.value() || smsFrom.value(),
      url: reportUrl('call', place, attempt),
      method: 'POST',
      statusCallback: reportUrl('callStatus', place, attempt),
      statusCallbackMethod: 'POST',
      statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
      timeout: ringForS,
      timeLimit: longestCallS,
      machineDetection: 'Enable',
    })
    return { providerId: sid }
  } catch (error) {
    throw later(error instanceof SendFailed ? error : connectionFailure(error))
  }
}

/**
 * Ends a call that is still queued or rings; one that was answered, or is over, goes its way. Throws SendFailed.
 * Source: https://www.twilio.com/docs/voice/api/call-resource#update-a-call-resource, Status
 */
export async function endCall(sid: string): Promise<void> {
  try {
    await twilioClient().calls(sid).update({ status: 'canceled' })
  } catch (error) {
    throw error instanceof SendFailed ? error : connectionFailure(error)
  }
}

/** A phone that may be ringing is not called again at once. */
function later({ failure }: SendFailed): SendFailed {
  if (!failure.maybeSent) return new SendFailed(failure)
  return new SendFailed({
    ...failure,
    retryAfterMs: Math.max(failure.retryAfterMs ?? 0, callAgainAfterMs),
  })
}
