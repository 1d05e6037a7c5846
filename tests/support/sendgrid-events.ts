import { sandboxCredentials } from '@vigie/emulators/sandbox/credentials'
import { signEvents } from '@vigie/emulators/sandbox/sendgrid/event-webhook'
import type { QueuedMessage } from './outbox.ts'

/** An event about a mail as SendGrid has it in a batch. */
export function eventOf(
  { eid, did }: Pick<QueuedMessage, 'eid' | 'did'>,
  event: string,
  attempt = 1,
): object {
  const ours = { establishmentId: eid, deliveryId: did, attempt: String(attempt) }
  return { ...ours, event, email: 'nurse@vigie.example', sg_message_id: 'mail.recvd-0' }
}

/** Posts a batch as SendGrid does, signed by the sandbox's key. `change` alters the body after it was signed. */
export async function postEvents(
  url: string,
  events: unknown,
  change: (body: string) => string = (body) => body,
): Promise<Response> {
  const body = JSON.stringify(events)
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const signature = signEvents(sandboxCredentials.sendgridEventsPrivateKey, timestamp, body)
  const headers = { ...signature, 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', headers, body: change(body) })
}
