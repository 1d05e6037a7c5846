import { type ProviderReport, reported } from '@vigie/domain/deliveries/delivery-life'
import type { Request, Response } from 'express'
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { z } from 'zod'
import { changeDelivery } from '../data/deliveries.ts'
import { publicUrl, twilioAuthToken } from '../settings.ts'
import { readReportQuery } from './report-url.ts'

/** What Twilio posts, as far as we read it. Source: https://www.twilio.com/docs/sms/api/message-resource */
const callbackSchema = z.object({
  MessageSid: z.string().min(1).max(120),
  MessageStatus: z.string(),
  ErrorCode: z.string().max(20).optional(),
})

/** The statuses that say more than our own record of the acceptance; Twilio has others before them. */
const statuses: Readonly<Record<string, ProviderReport['status']>> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
}

/**
 * Takes a status callback of Twilio: 204 when it is taken in or tells nothing new, 403 when it is not signed by
 * Twilio, 400 when it is not one, 404 when there is no such delivery.
 */
export async function onProviderStatus(request: Request, response: Response): Promise<void> {
  response.status(await statusOf(request)).end()
}

async function statusOf(request: Request): Promise<number> {
  if (request.method !== 'POST') return 405
  const form = z.record(z.string(), z.union([z.string(), z.array(z.string())])).safeParse(request.body)
  const signature = request.get('x-twilio-signature') ?? ''
  // The address that Twilio was given, since what it signed is not what reaches us behind Hosting.
  const url = `${publicUrl.value()}${request.originalUrl}`
  if (!form.success || !validateRequest(twilioAuthToken.value(), signature, url, form.data)) {
    console.warn(JSON.stringify({ severity: 'WARNING', message: 'status callback not signed by Twilio' }))
    return 403
  }
  const callback = callbackSchema.safeParse(form.data)
  const query = readReportQuery(request.query)
  if (!callback.success || query === null) return 400

  const { MessageSid, MessageStatus, ErrorCode } = callback.data
  const status = statuses[MessageStatus]
  if (status === undefined) return 204
  const { attempt, ...place } = query
  const reason = ErrorCode === undefined ? null : `twilio ${ErrorCode}`
  const report = { status, attempt, providerId: MessageSid, reason }
  const changed = await changeDelivery(place, (delivery) =>
    reported(place.deliveryId, delivery, report, Date.now()),
  )
  if (changed?.decision && changed.delivery.state === 'failed') {
    const entry = { ...place, reason: changed.delivery.lastError }
    console.error(JSON.stringify({ severity: 'ERROR', message: 'alert message not delivered', ...entry }))
  }
  return changed === null ? 404 : 204
}
