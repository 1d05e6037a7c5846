import { noKey, type ProviderReport } from '@vigie/domain/deliveries/delivery-life'
import { isMachine } from '@vigie/domain/phone/phone-call'
import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { readReportArguments } from '../delivery/report-address.ts'
import { takeReports } from '../delivery/take-report.ts'
import { signedForm } from '../delivery/twilio-form.ts'

/** What Twilio posts of a call, as far as we read it. Source: https://www.twilio.com/docs/voice/api/call-resource */
const statusSchema = z.object({
  CallSid: z.string().min(1).max(120),
  CallStatus: z.string().max(40),
  AnsweredBy: z.string().max(40).optional(),
})

/**
 * What a status says of the message. One that was answered counts as answered by the key that was pressed, which was taken in
 * before: that it is over says that none was.
 */
const statuses: Readonly<Record<string, ProviderReport['status']>> = {
  queued: 'sent',
  initiated: 'sent',
  ringing: 'sent',
  'in-progress': 'sent',
  completed: 'undelivered',
  busy: 'undelivered',
  'no-answer': 'undelivered',
  failed: 'undelivered',
  canceled: 'undelivered',
}

/**
 * Takes what Twilio tells of a call: 204 when it is taken in or tells nothing new, null when it is not signed by Twilio,
 * 400 when it is none, 404 when there is no such delivery.
 */
export async function twilioCallStatus(request: Request, body: Buffer): Promise<number | null> {
  const form = signedForm(request, body)
  if (form === null) return null
  const parsed = statusSchema.safeParse(form)
  const about = readReportArguments(request.query)
  if (!parsed.success || about === null) return 400
  const { CallSid, CallStatus, AnsweredBy } = parsed.data
  const status = statuses[CallStatus]
  if (status === undefined) return 204
  const reason = status === 'sent' ? null : whyNot(CallStatus, AnsweredBy)
  const report = { status, attempt: about.attempt, providerId: CallSid, reason }
  return (await takeReports(about.place, [report])) ? 204 : 404
}

function whyNot(status: string, answeredBy: string | undefined): string {
  if (status !== 'completed') return `twilio ${status}`
  return isMachine(answeredBy) ? 'voicemail' : noKey
}
