import { z } from 'zod'
import type { Answer } from '../answer.ts'
import { sandboxCredentials } from '../credentials.ts'
import type { SandboxMessage } from '../outbox.ts'
import { apiVersion, refuse, rfc2822 } from './api.ts'
import { readCallRequest } from './call-request.ts'
import type { CallFacts, PhoneCalls } from './phone-calls.ts'

/**
 * `POST …/Calls.json`: 201 with a queued call, which then rings (`PhoneCalls`). Or the first of Twilio's 400s that fits. The
 * `text` of its message is what was said on the phone so far.
 */
export function createCall(form: Record<string, unknown>, reaches: boolean, calls: PhoneCalls): Answer {
  const request = readCallRequest(form)
  if ('refusal' in request) return request.refusal
  const call = calls.place(request, reaches)
  return { status: 201, body: callResource(call, calls.factsOf(call.id)) }
}

/** What may be asked of a call that is under way; redirecting it is none of ours. */
const updateSchema = z.strictObject({ Status: z.enum(['canceled', 'completed']) })

/**
 * `POST …/Calls/{sid}.json`: ends a call. `canceled` ends one that rings and leaves one that was answered alone, `completed` ends
 * either. Of one that is over Twilio says so.
 */
export function updateCall(call: SandboxMessage, form: Record<string, unknown>, calls: PhoneCalls): Answer {
  const { success, data } = updateSchema.safeParse(form)
  if (!success) return refuse(400, 20001, 'Invalid parameter: Status')
  if (!calls.end(call.id, data.Status)) return refuse(400, 21220, 'Call is not in-progress. Cannot redirect.')
  return { status: 200, body: callResource(call, calls.factsOf(call.id)) }
}

/** An outbox message as Twilio's Call resource. */
export function callResource(
  { id, to, from, at, status }: SandboxMessage,
  { answeredBy, durationS }: CallFacts,
) {
  const uri = `/${apiVersion}/Accounts/${sandboxCredentials.twilioAccountSid}/Calls/${id}`
  const date = rfc2822(at)
  const parts = ['Events', 'Notifications', 'Payments', 'Recordings', 'Siprec', 'Streams', 'Transcriptions']
  return {
    account_sid: sandboxCredentials.twilioAccountSid,
    annotation: null,
    answered_by: answeredBy,
    api_version: apiVersion,
    caller_name: null,
    date_created: date,
    date_updated: date,
    direction: 'outbound-api',
    duration: durationS === null ? null : String(durationS),
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
