import { z } from 'zod'
import type { Answer } from '../answer.ts'
import { sandboxCredentials } from '../credentials.ts'
import type { Outbox, SandboxMessage } from '../outbox.ts'
import { apiVersion, e164, newSid, refuse, rfc2822 } from './api.ts'
import { countSegments } from './segments.ts'
import type { StatusCallbacks, StatusStep } from './status-callbacks.ts'

const maxBodyLength = 1_600
/** A Twilio number, or a short code of 5 or 6 digits. */
const sender = new RegExp(`${e164.source}|^\\d{5,6}$`)
/** A Messaging Service, which chooses the number itself. */
const service = /^MG[0-9a-f]{32}$/
/** Seconds, as they come in a form. */
const longestValidityS = '36000'
/** https://www.twilio.com/docs/api/errors/30003: the handset cannot be reached. */
const unreachable = 30003

const messageSchema = z.object({
  To: z.string().default(''),
  From: z.string().default(''),
  MessagingServiceSid: z.string().default(''),
  Body: z.string().default(''),
  StatusCallback: z.string().optional(),
  ValidityPeriod: z.string().default(longestValidityS),
})
type MessageRequest = z.infer<typeof messageSchema>

/**
 * `POST …/Messages.json`: 201 with a queued message, which is then reported sent, and delivered or undelivered.
 * Or the first of Twilio's 400s that fits.
 */
export function createMessage(
  form: Record<string, unknown>,
  reaches: boolean,
  outbox: Outbox,
  callbacks: StatusCallbacks,
): Answer {
  const { success, data: request } = messageSchema.safeParse(form)
  if (!success)
    return refuse(400, 20001, 'Invalid parameter: To, From, Body and StatusCallback are given once')
  const refusal = refuseMessage(request)
  if (refusal) return refusal

  const message = outbox.record({
    id: newSid('SM'),
    channel: 'sms',
    to: request.To,
    from: request.MessagingServiceSid || request.From,
    subject: null,
    validForS: Number(request.ValidityPeriod),
    text: request.Body,
    status: 'queued',
  })
  const steps = ['queued', 'sent', reaches ? 'delivered' : 'undelivered'].map((status) =>
    statusStep(message, status),
  )
  void callbacks.follow(request.StatusCallback, steps, (status) => outbox.setStatus(message.id, status))
  return { status: 201, body: messageResource(message) }
}

function refuseMessage(request: MessageRequest): Answer | undefined {
  const { To, From, MessagingServiceSid, Body, StatusCallback, ValidityPeriod } = request
  if (!To) return refuse(400, 21604, "A 'To' phone number is required.")
  if (!e164.test(To)) return refuse(400, 21211, `Invalid 'To' Phone Number: ${mask(To)}`)
  if (MessagingServiceSid ? !service.test(MessagingServiceSid) : !From)
    return refuse(400, 21603, "A 'From' phone number is required.")
  if (!MessagingServiceSid && !sender.test(From)) {
    const message = `The 'From' number ${From} is not a valid phone number, shortcode, or alphanumeric sender ID.`
    return refuse(400, 21212, message)
  }
  if (!Body) return refuse(400, 21602, 'Message body is required.')
  if ([...Body].length > maxBodyLength) {
    return refuse(400, 21617, 'The concatenated message body exceeds the 1600 character limit.')
  }
  const validity = Number(ValidityPeriod)
  if (!Number.isInteger(validity) || validity < 1 || validity > Number(longestValidityS)) {
    return refuse(400, 30036, 'Validity Period is not between 1 and 36000 seconds.')
  }
  if (StatusCallback && !URL.canParse(StatusCallback)) {
    return refuse(400, 21609, `The StatusCallback URL ${StatusCallback} is not a valid URL.`)
  }
}

/** Twilio hides the end of a number that it refuses. */
function mask(number: string): string {
  return number.length > 4 ? `${number.slice(0, -4)}XXXX` : number
}

function statusStep({ id, to, from }: SandboxMessage, status: string): StatusStep {
  return {
    status,
    parameters: {
      AccountSid: sandboxCredentials.twilioAccountSid,
      ApiVersion: apiVersion,
      From: from,
      To: to,
      MessageSid: id,
      MessageStatus: status,
      SmsSid: id,
      SmsStatus: status,
      ...(status === 'undelivered' ? { ErrorCode: String(unreachable) } : {}),
    },
  }
}

/** An outbox message as Twilio's Message resource. */
export function messageResource({ id, to, from, text, at, status }: SandboxMessage) {
  const uri = `/${apiVersion}/Accounts/${sandboxCredentials.twilioAccountSid}/Messages/${id}`
  const date = rfc2822(at)
  return {
    account_sid: sandboxCredentials.twilioAccountSid,
    api_version: apiVersion,
    body: text,
    date_created: date,
    date_sent: status === 'queued' ? null : date,
    date_updated: date,
    direction: 'outbound-api',
    error_code: status === 'undelivered' ? unreachable : null,
    error_message: status === 'undelivered' ? 'Unreachable destination handset' : null,
    from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: String(countSegments(text)),
    price: null,
    price_unit: 'USD',
    sid: id,
    status,
    subresource_uris: { media: `${uri}/Media.json` },
    to,
    uri: `${uri}.json`,
  }
}
