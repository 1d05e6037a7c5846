import { randomUUID } from 'node:crypto'
import { status } from '@grpc/grpc-js'
import { deadLetterOf } from './dead-letter.ts'
import { chargeOf, MemoryBudget } from './memory-budget.ts'
import { checkName, projectOf } from './names.ts'
import { PushEndpoint } from './push.ts'
import { invalidArgument, notFound, StatusError, unimplemented } from './status-error.ts'
import { Subscription } from './subscription.ts'
import { completeConfig } from './subscription-config.ts'
import { TimingWheel } from './timing-wheel.ts'
import type { PubsubMessage, SubscriptionConfig, TopicConfig } from './wire.ts'

/** What a subscription shows as its topic once that is deleted; a new topic of the same name is not its own. */
const deletedTopic = '_deleted-topic_'
const publishMessages = 1000

/** All topics and subscriptions of all projects, in memory only. */
export class Broker {
  readonly topics = new Map<string, TopicConfig>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly #wheel = new TimingWheel(() => performance.now())
  readonly #budget: MemoryBudget
  // Ids do not start over when the emulator does, so what a consumer kept of an earlier run stays distinct.
  #lastId = Date.now() * 1000

  /** `backlogBytes` bounds what all subscriptions together hold; publishing beyond it is RESOURCE_EXHAUSTED. */
  constructor(backlogBytes: number) {
    this.#budget = new MemoryBudget(backlogBytes)
    this.#wheel.start()
  }

  /** Throws INVALID_ARGUMENT, ALREADY_EXISTS or UNIMPLEMENTED. */
  createTopic(config: TopicConfig): TopicConfig {
    checkName('topics', config.name)
    if (config.schemaSettings) throw unimplemented('schemas')
    if (config.ingestionDataSourceSettings) throw unimplemented('ingestion')
    if (config.messageTransforms.length > 0) throw unimplemented('message transforms')
    if (this.topics.has(config.name)) throw new StatusError(status.ALREADY_EXISTS, 'Topic already exists')
    this.topics.set(config.name, config)
    return config
  }

  /** Throws INVALID_ARGUMENT or NOT_FOUND. */
  topic(name: string): TopicConfig {
    const topic = this.topics.get(checkName('topics', name))
    if (!topic) throw notFound('Topic not found')
    return topic
  }

  /** Its subscriptions stay, with what they hold. Throws INVALID_ARGUMENT or NOT_FOUND. */
  deleteTopic(name: string): void {
    this.topic(name)
    this.topics.delete(name)
    for (const { config } of this.subscriptionsOf(name)) config.topic = deletedTopic
  }

  /** The subscriptions attached to a topic; none when there is no such topic. */
  subscriptionsOf(topic: string): Subscription[] {
    return [...this.subscriptions.values()].filter(({ config }) => config.topic === topic)
  }

  /** A subscription without a name gets one. Throws INVALID_ARGUMENT, OUT_OF_RANGE, NOT_FOUND, ALREADY_EXISTS. */
  createSubscription(asked: SubscriptionConfig): SubscriptionConfig {
    const name = asked.name || `projects/${projectOf(asked.topic)}/subscriptions/unnamed-${randomUUID()}`
    const config = completeConfig({ ...asked, name })
    if (this.subscriptions.has(name)) {
      throw new StatusError(status.ALREADY_EXISTS, 'Subscription already exists')
    }
    if (!this.topics.has(config.topic)) throw notFound('Subscription topic does not exist')
    if (config.deadLetterPolicy && !this.topics.has(config.deadLetterPolicy.deadLetterTopic)) {
      throw notFound('Dead letter topic not found')
    }
    const subscription = new Subscription(config, {
      wheel: this.#wheel,
      budget: this.#budget,
      deadLetter: (source, copy) => this.#forward(source, deadLetterOf(source, copy)),
    })
    this.subscriptions.set(name, subscription)
    if (config.pushConfig?.pushEndpoint) subscription.attach(new PushEndpoint(subscription))
    return config
  }

  /** Throws INVALID_ARGUMENT or NOT_FOUND. */
  subscription(name: string): Subscription {
    const subscription = this.subscriptions.get(checkName('subscriptions', name))
    if (!subscription) throw notFound('Subscription does not exist')
    return subscription
  }

  /** Open streams and pulls on it end with NOT_FOUND. Throws INVALID_ARGUMENT or NOT_FOUND. */
  deleteSubscription(name: string): void {
    const subscription = this.subscription(name)
    this.subscriptions.delete(name)
    subscription.close(notFound('Subscription does not exist'))
  }

  /** All messages or none; returns their ids. Throws NOT_FOUND, INVALID_ARGUMENT, RESOURCE_EXHAUSTED. */
  publish(topic: string, messages: readonly PubsubMessage[]): string[] {
    this.topic(topic)
    if (messages.length === 0) throw invalidArgument('No messages to publish')
    if (messages.length > publishMessages) throw invalidArgument('Too many messages to publish')
    if (messages.some(isEmpty)) throw invalidArgument('Some messages are empty')
    const ids = this.#accept(topic, messages)
    if (!ids) {
      const bound = `${Math.round(this.#budget.limit / 1024 / 1024)} MiB`
      const details = `The emulator holds ${bound} of unacknowledged messages: acknowledge or delete subscriptions`
      throw new StatusError(status.RESOURCE_EXHAUSTED, details)
    }
    return ids
  }

  /** Ends every consumer with `error` and all timers; the broker is of no use afterwards. */
  close(error: StatusError): void {
    this.#wheel.stop()
    for (const subscription of this.subscriptions.values()) subscription.close(error)
  }

  #forward(source: SubscriptionConfig, message: PubsubMessage): boolean {
    const topic = source.deadLetterPolicy?.deadLetterTopic ?? ''
    return this.topics.has(topic) && this.#accept(topic, [message]) !== undefined
  }

  #accept(topic: string, messages: readonly PubsubMessage[]): string[] | undefined {
    const now = Date.now()
    const publishTime = { seconds: Math.floor(now / 1000), nanos: (now % 1000) * 1e6 }
    const accepted = messages.map((message) => ({
      ...message,
      data: ownBytes(message.data),
      publishTime,
      messageId: String(++this.#lastId),
    }))
    const subscriptions = this.subscriptionsOf(topic)
    const bytes = accepted.reduce((sum, message) => sum + chargeOf(message), 0)
    if (!this.#budget.reserve(bytes * subscriptions.length)) return undefined
    for (const subscription of subscriptions) {
      for (const message of accepted) subscription.enqueue(message)
    }
    return accepted.map((message) => message.messageId)
  }
}

function isEmpty({ data, attributes }: PubsubMessage): boolean {
  return data.length === 0 && Object.keys(attributes).length === 0
}

/** What was decoded is a slice of the whole request, which one unacknowledged message would keep in memory. */
function ownBytes(slice: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(slice.length)
  slice.copy(bytes)
  return bytes
}
