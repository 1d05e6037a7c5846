import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Outbox } from '../outbox.ts'

/** Between two batches: what happens meanwhile is told together, as SendGrid does. */
const batchEveryMs = 150
const postTimeoutMs = 10_000

/** A mail that was accepted, to one of its recipients. */
export interface FollowedMail {
  /** In the outbox. */
  id: string
  /** What the sender was given, the same for all recipients. */
  messageId: string
  email: string
  customArgs: Record<string, string>
}

type EventName = 'processed' | 'delivered' | 'bounce'

/**
 * Signature and timestamp of a batch as SendGrid's signed event webhook has them: ECDSA over the timestamp and the body
 * (https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features).
 */
export function signEvents(privateKey: string, timestamp: string, body: string): Record<string, string> {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
  return {
    'X-Twilio-Email-Event-Webhook-Signature': sign('sha256', Buffer.from(timestamp + body), key).toString(
      'base64',
    ),
    'X-Twilio-Email-Event-Webhook-Timestamp': timestamp,
  }
}

/** Takes mails through their events and posts these in batches to `url`, in disorder and with repeats, as may happen. */
export function createEventWebhook(privateKey: string, url: string | undefined) {
  const stop = new AbortController()
  let batch: object[] = []
  let posting = false

  async function postBatches(to: string): Promise<void> {
    posting = true
    while (batch.length > 0 && !stop.signal.aborted) {
      await delay(batchEveryMs)
      const body = JSON.stringify(batch.toReversed())
      batch = []
      await post(to, body)
    }
    posting = false
  }

  async function post(to: string, body: string): Promise<void> {
    const timestamp = String(Math.floor(Date.now() / 1_000))
    try {
      const answer = await fetch(to, {
        method: 'POST',
        body,
        headers: { ...signEvents(privateKey, timestamp, body), 'Content-Type': 'application/json' },
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(postTimeoutMs)]),
      })
      await answer.body?.cancel()
      if (!answer.ok) console.warn(`sandbox: event webhook answered ${answer.status}`)
    } catch (error) {
      if (!stop.signal.aborted) console.warn(`sandbox: event webhook failed: ${String(error)}`)
    }
  }

  return {
    /** Tells that a mail was processed, then that it was delivered, or that it bounced where it does not reach anybody. */
    async follow({ id, messageId, email, customArgs }: FollowedMail, reaches: boolean, outbox: Outbox) {
      if (url === undefined) return
      const happen = (event: EventName) => {
        outbox.setStatus(id, event)
        const timestamp = Math.floor(Date.now() / 1_000)
        const reason =
          event === 'bounce' ? { type: 'bounce', status: '5.1.1', reason: '550 unknown user' } : {}
        const told = {
          ...customArgs,
          ...reason,
          email,
          timestamp,
          event,
          sg_event_id: randomUUID(),
          sg_message_id: `${messageId}.recvd-0`,
        }
        // At least once means that some come twice.
        batch.push(told, ...(event === 'processed' ? [told] : []))
        if (!posting) void postBatches(url)
      }
      happen('processed')
      await delay(batchEveryMs)
      if (!stop.signal.aborted) happen(reaches ? 'delivered' : 'bounce')
    },

    close(): void {
      stop.abort()
    },
  }
}

export type EventWebhook = ReturnType<typeof createEventWebhook>
