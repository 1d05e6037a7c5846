import sendgridHttp from '@sendgrid/client'
import sendgrid from '@sendgrid/mail'
import { sendTimeoutMs } from '@vigie/domain/deliveries/delivery-policy'
import { z } from 'zod'
import { emailFrom, providerBaseUrl, sendgridApiKey } from '../settings.ts'
import { reportArguments } from './report-address.ts'
import { answerFailure, connectionFailure, type SendFailed } from './send-failed.ts'
import type { OutgoingMessage, Send } from './senders.ts'

/** Sends an e-mail in plain text through SendGrid. */
export const sendEmail: Send = async ({ to, subject, text, place, attempt, isDrill }) => {
  configure()
  try {
    const customArgs = reportArguments(place, attempt)
    const [answer] = await sendgrid.send({
      ...mail(text),
      ...(isDrill && lookedAtOnly),
      to,
      subject: subject ?? '',
      customArgs,
    })
    const headers = answeredHeaders.safeParse(answer.headers)
    return { providerId: headers.data?.['x-message-id'] ?? null }
  } catch (error) {
    throw sendgridFailure(error, Date.now())
  }
}

/**
 * SendGrid looks at it as at any other, with our key, and neither hands it out nor counts it.
 * Source: https://www.twilio.com/docs/sendgrid/for-developers/sending-email/sandbox-mode
 */
const lookedAtOnly = { mailSettings: { sandboxMode: { enable: true } } }

let isConfigured = false

function configure(): void {
  if (isConfigured) return
  sendgrid.setClient(sendgridHttp)
  sendgrid.setApiKey(sendgridApiKey.value())
  sendgrid.setTimeout(sendTimeoutMs)
  // After the key, which sets the address back.
  const baseUrl = providerBaseUrl()
  if (baseUrl !== null) sendgridHttp.setDefaultRequest('baseUrl', baseUrl)
  isConfigured = true
}

// An alert's link is opened from a phone in a corridor: it must not lead through a tracker.
const mail = (text: OutgoingMessage['text']) => ({
  from: { email: emailFrom.value(), name: 'Vigie' },
  content: [{ type: 'text/plain', value: text }] as [{ type: string; value: string }],
  trackingSettings: {
    clickTracking: { enable: false, enableText: false },
    openTracking: { enable: false },
  },
})

const answeredHeaders = z.object({ 'x-message-id': z.string().max(120).optional() })

const refusalSchema = z.object({
  code: z.int(),
  response: z.object({
    headers: z.object({ 'retry-after': z.string().optional() }).catch({}),
    body: z.object({ errors: z.array(z.object({ field: z.string().nullish() })) }).catch({ errors: [] }),
  }),
})

/** What SendGrid refuses for good is about the recipient or the text; about the sender, we can put it right. */
const aboutThisMessage = /^(personalizations|content|subject)\b/

/** What an error of the SendGrid package means. `now` is epoch milliseconds. */
export function sendgridFailure(error: unknown, now: number): SendFailed {
  const refusal = refusalSchema.safeParse(error)
  if (!refusal.success) return connectionFailure(error)
  const { code: status, response } = refusal.data
  const { errors } = response.body
  const about = errors.length > 0 && errors.every(({ field }) => aboutThisMessage.test(field ?? ''))
  return answerFailure(
    {
      status,
      retryAfter: response.headers['retry-after'],
      final: status === 413 || (status === 400 && about),
      reason: `sendgrid ${status}`,
    },
    now,
  )
}
