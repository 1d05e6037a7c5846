import type { ProviderReport } from '@vigie/domain/deliveries/delivery-life'
import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { readReportArguments } from './report-address.ts'
import { takeReports } from './take-report.ts'
import { signedForm } from './twilio-form.ts'

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
 * Takes a status callback of Twilio: 204 when it is taken in or tells nothing new, null when it is not signed by
 * Twilio, 400 when it is not one, 404 when there is no such delivery.
 */
export async function twilioCallback(request: Request, body: Buffer): Promise<number | null> {
  const form = signedForm(request, body)
  if (form === null) return null
  const callback = callbackSchema.safeParse(form)
  const about = readReportArguments(request.query)
  if (!callback.success || about === null) return 400

  const { MessageSid, MessageStatus, ErrorCode } = callback.data
  const status = statuses[MessageStatus]
  if (status === undefined) return 204
  const reason = ErrorCode === undefined ? null : `twilio ${ErrorCode}`
  const report = { status, attempt: about.attempt, providerId: MessageSid, reason }
  return (await takeReports(about.place, [report])) ? 204 : 404
}
