import type { Consumer } from './consumer.ts'
import { isoTime } from './dead-letter.ts'
import type { Subscription } from './subscription.ts'
import type { ReceivedMessage } from './wire.ts'

/** Requests under way to one endpoint at most. */
const concurrency = 32
/** The answers that acknowledge a message (https://cloud.google.com/pubsub/docs/push#receive_push). */
const acknowledging = new Set([200, 201, 202, 204])

/** Posts the messages of a push subscription to its endpoint, one at a time per ordering key. */
export class PushEndpoint implements Consumer {
  readonly pipelinesKeys = false
  readonly largestBatch = concurrency
  readonly outstanding = { messages: 0, bytes: 0 }
  readonly leaseMilliseconds: number
  readonly #subscription: Subscription
  readonly #endpoint: string
  readonly #timeout: number
  readonly #ended = new AbortController()

  constructor(subscription: Subscription) {
    this.#subscription = subscription
    this.#endpoint = subscription.config.pushConfig?.pushEndpoint ?? ''
    this.#timeout = subscription.config.ackDeadlineSeconds * 1000
    // A request gets the whole acknowledgement deadline; its answer, not the lease, decides what happens next.
    this.leaseMilliseconds = this.#timeout + 5000
  }

  hasRoom(): boolean {
    return this.outstanding.messages < concurrency
  }

  deliver(messages: ReceivedMessage[]): void {
    for (const message of messages) void this.#push(message)
  }

  end(): void {
    this.#ended.abort()
  }

  async #push(received: ReceivedMessage): Promise<void> {
    const failure = await this.#post(received)
    if (this.#ended.signal.aborted) return
    if (failure === undefined) {
      this.#subscription.acknowledge([received.ackId])
    } else {
      console.error(`Push of ${this.#subscription.config.name} failed: ${failure}`)
      this.#subscription.modifyDeadline(received.ackId, 0)
    }
  }

  /** Answers why the message is not acknowledged, or undefined when it is. */
  async #post(received: ReceivedMessage): Promise<string | undefined> {
    try {
      const response = await fetch(this.#endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'APIs-Google' },
        body: JSON.stringify(pushBody(this.#subscription, received)),
        redirect: 'manual',
        signal: AbortSignal.any([this.#ended.signal, AbortSignal.timeout(this.#timeout)]),
      })
      await response.arrayBuffer()
      return acknowledging.has(response.status) ? undefined : `status ${response.status}`
    } catch (error) {
      return String(error instanceof Error ? (error.cause ?? error) : error)
    }
  }
}

/** Google's wrapped form, each id and time under both of its names. */
function pushBody(subscription: Subscription, { message, deliveryAttempt }: ReceivedMessage): object {
  const publishTime = isoTime(message)
  return {
    message: {
      data: message.data.toString('base64'),
      attributes: message.attributes,
      messageId: message.messageId,
      message_id: message.messageId,
      publishTime,
      publish_time: publishTime,
      ...(message.orderingKey ? { orderingKey: message.orderingKey } : {}),
    },
    subscription: subscription.config.name,
    ...(deliveryAttempt > 0 ? { deliveryAttempt } : {}),
  }
}
