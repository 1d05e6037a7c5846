import { type Message, PubSub, type Subscription, type Topic, v1 } from '@google-cloud/pubsub'
import { credentials, status } from '@grpc/grpc-js'

type CreateOptions = Parameters<Topic['createSubscription']>[1]

/** One delivery as the low-level client reports it. */
export interface Received {
  ackId: string
  id: string
  data: string
  attributes: Record<string, string>
  orderingKey: string
  attempt: number
}

/** Google's clients, both levels, for a project of one test run, and the shorthands that scenarios speak. */
export class Bench {
  readonly project = `conformance-${Math.random().toString(36).slice(2, 10)}`
  readonly pubsub: PubSub
  readonly publisher: v1.PublisherClient
  readonly subscriber: v1.SubscriberClient
  #count = 0

  constructor(port: number) {
    // Else Google's clients look for a metadata server that tells them who they are.
    process.env.METADATA_SERVER_DETECTION = 'none'
    this.pubsub = new PubSub({
      projectId: this.project,
      apiEndpoint: `127.0.0.1:${port}`,
      emulatorMode: true,
    })
    const options = { servicePath: '127.0.0.1', port, sslCreds: credentials.createInsecure() }
    this.publisher = new v1.PublisherClient(options)
    this.subscriber = new v1.SubscriberClient(options)
  }

  /** A name that no other scenario uses. */
  fresh(kind: string): string {
    return `${kind}-${++this.#count}`
  }

  topicName(short: string): string {
    return `projects/${this.project}/topics/${short}`
  }

  subscriptionName(short: string): string {
    return `projects/${this.project}/subscriptions/${short}`
  }

  async topic(): Promise<Topic> {
    const [topic] = await this.pubsub.createTopic(this.fresh('topic'))
    return topic
  }

  /** A topic with one subscription. */
  async pair(options: CreateOptions = {}): Promise<{ topic: Topic; subscription: Subscription }> {
    const topic = await this.topic()
    const [subscription] = await topic.createSubscription(this.fresh('subscription'), options)
    return { topic, subscription }
  }

  /** Publishes the texts in one request, in their order. */
  async publish(topic: Topic, texts: string[], orderingKey = ''): Promise<void> {
    const messages = texts.map((text) => ({ data: Buffer.from(text), orderingKey }))
    await this.publisher.publish({ topic: topic.name, messages })
  }

  /** Waits up to `seconds` for messages; a pull that gets none is empty. */
  async pull(subscription: Subscription, maxMessages: number, seconds = 5): Promise<Received[]> {
    // Both emulators answer an empty pull one second before its deadline, where the machine lets them.
    const [response] = await this.subscriber
      .pull({ subscription: subscription.name, maxMessages }, { timeout: (seconds + 1) * 1000, retry: null })
      .catch((error: { code?: status }) => {
        if (error.code === status.DEADLINE_EXCEEDED) return [{ receivedMessages: [] }]
        throw error
      })
    return (response.receivedMessages ?? []).map((received) => ({
      ackId: received.ackId ?? '',
      id: received.message?.messageId ?? '',
      data: String(received.message?.data),
      attributes: { ...received.message?.attributes },
      orderingKey: received.message?.orderingKey ?? '',
      attempt: received.deliveryAttempt ?? 0,
    }))
  }

  async acknowledge(subscription: Subscription, received: Received[]): Promise<void> {
    const ackIds = received.map(({ ackId }) => ackId)
    await this.subscriber.acknowledge({ subscription: subscription.name, ackIds })
  }

  async extend(subscription: Subscription, received: Received[], ackDeadlineSeconds: number): Promise<void> {
    const ackIds = received.map(({ ackId }) => ackId)
    await this.subscriber.modifyAckDeadline({ subscription: subscription.name, ackIds, ackDeadlineSeconds })
  }

  nack(subscription: Subscription, received: Received[]): Promise<void> {
    return this.extend(subscription, received, 0)
  }

  async close(): Promise<void> {
    await Promise.all([this.pubsub.close(), this.publisher.close(), this.subscriber.close()])
  }
}

/** Listens with the high-level client until `count` messages satisfied `take`, which may ack or nack them. */
export async function listen(
  subscription: Subscription,
  count: number,
  take: (message: Message) => void,
): Promise<Message[]> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const messages: Message[] = []
  subscription.on('error', reject)
  subscription.on('message', (message: Message) => {
    messages.push(message)
    take(message)
    if (messages.length === count) resolve()
  })
  await promise
  await subscription.close()
  return messages
}
