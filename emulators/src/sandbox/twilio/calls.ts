import { z } from 'zod'
import type { Answer } from '../answer.ts'
import { sandboxCredentials } from '../credentials.ts'
import type { Outbox, SandboxMessage } from '../outbox.ts'
import { apiVersion, e164, newSid, refuse, rfc2822 } from './api.ts'
import type { StatusCallbacks, StatusStep } from './status-callbacks.ts'

const callSchema = z.object({
  To: z.string().default(''),
  From: z.string().default(''),
  Url: z.string().optional(),
  Twiml: z.string().optional(),
  StatusCallback: z.string().optional(),
  StatusCallbackEvent: z
    .union([z.string(), z.array(z.string())])
    .default('completed')
    .transform((events) => [events].flat()),
})
type CallRequest = z.infer<typeof callSchema>

/** What a call goes through, and the StatusCallbackEvent that asks to be told of it. */
const answered = [
  { status: 'initiated', event: 'initiated' },
  { status: 'ringing', event: 'ringing' },
  { status: 'in-progress', event: 'answered' },
  { status: 'completed', event: 'completed' },
]
const unanswered = [...answered.slice(0, 2), { status: 'no-answer', event: 'completed' }]

/**
 * `POST …/Calls.json`: 201 with a queued call, which is then answered and completed, or not answered. Or the first
 * of Twilio's 400s that fits. The `text` of the message is what the TwiML says, or the URL that would say it.
 */
export function createCall(
  form: Record<string, unknown>,
  reaches: boolean,
  outbox: Outbox,
  callbacks: StatusCallbacks,
): Answer {
  const { success, data: request } = callSchema.safeParse(form)
  if (!success)
    return refuse(400, 20001, 'Invalid parameter: To, From, Url, Twiml and StatusCallback are given once')
  const refusal = refuseCall(request)
  if (refusal) return refusal

  const call = outbox.record({
    id: newSid('CA'),
    channel: 'voice',
    to: request.To,
    from: request.From,
    subject: null,
    text: request.Twiml === undefined ? (request.Url ?? '') : spokenText(request.Twiml),
    status: 'queued',
  })
  const steps = (reaches ? answered : unanswered).map(
    ({ status, event }): StatusStep => ({
      status,
      parameters: request.StatusCallbackEvent.includes(event) ? callParameters(call, status) : null,
    }),
  )
  void callbacks.follow(request.StatusCallback, steps, (status) => outbox.setStatus(call.id, status))
  return { status: 201, body: callResource(call) }
}

function refuseCall({ To, From, Url, Twiml, StatusCallback }: CallRequest): Answer | undefined {
  if (!To) return refuse(400, 21201, "No 'To' number is specified")
  if (!e164.test(To))
    return refuse(400, 21211, `The phone number you are attempting to call, ${To}, is not valid.`)
  if (!From) return refuse(400, 21213, "A 'From' phone number is required.")
  if (!e164.test(From)) return refuse(400, 21212, `The source phone number provided, ${From}, is not valid.`)
  if (!Url && !Twiml) return refuse(400, 21205, 'Url parameter is required.')
  if (Url && !URL.canParse(Url)) return refuse(400, 21205, `Url is not a valid URL: ${Url}`)
  if (StatusCallback && !URL.canParse(StatusCallback)) {
    return refuse(400, 21609, `The StatusCallback URL ${StatusCallback} is not a valid URL.`)
  }
}

/** What a listener hears of `twiml`: its text without the tags. */
function spokenText(twiml: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return twiml
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_entity, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

function callParameters({ id, to, from }: SandboxMessage, status: string): Record<string, string> {
  return {
    AccountSid: sandboxCredentials.twilioAccountSid,
    ApiVersion: apiVersion,
    CallSid: id,
    CallStatus: status,
    CallbackSource: 'call-progress-events',
    Called: to,
    Caller: from,
    Direction: 'outbound-api',
    From: from,
    To: to,
    Timestamp: rfc2822(new Date().toISOString()),
    ...(status === 'completed' ? { CallDuration: '12', Duration: '1' } : {}),
  }
}

/** An outbox message as Twilio's Call resource. */
export function callResource({ id, to, from, at, status }: SandboxMessage) {
  const uri = `/${apiVersion}/Accounts/${sandboxCredentials.twilioAccountSid}/Calls/${id}`
  const date = rfc2822(at)
  const parts = ['Events', 'Notifications', 'Payments', 'Recordings', 'Siprec', 'Streams', 'Transcriptions']
  return {
    account_sid: sandboxCredentials.twilioAccountSid,
    annotation: null,
    answered_by: null,
    api_version: apiVersion,
    caller_name: null,
    date_created: date,
    date_updated: date,
    direction: 'outbound-api',
    duration: status === 'completed' ? '12' : null,
    end_time: status === 'completed' ? date : null,
    forwarded_from: null,
    from,
    from_formatted: from,
    group_sid: null,
    parent_call_sid: null,
    phone_number_sid: null,
    price: null,
    price_unit: 'USD',
    queue_time: '0',
    sid: id,
    start_time: status === 'completed' ? date : null,
    status,
    subresource_uris: Object.fromEntries(parts.map((part) => [part.toLowerCase(), `${uri}/${part}.json`])),
    to,
    to_formatted: to,
    trunk_sid: null,
    uri: `${uri}.json`,
  }
}
