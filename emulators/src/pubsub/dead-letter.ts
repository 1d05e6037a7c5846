import { projectOf, shortName } from './names.ts'
import type { Copy } from './ordering.ts'
import type { PubsubMessage, SubscriptionConfig } from './wire.ts'

/**
 * What goes to the dead-letter topic: the message with the attributes that Google adds
 * (https://cloud.google.com/pubsub/docs/handling-failures#how_dead_letter_topics_work).
 */
export function deadLetterOf(config: SubscriptionConfig, { message, attempts }: Copy): PubsubMessage {
  return {
    ...message,
    attributes: {
      ...message.attributes,
      CloudPubSubDeadLetterSourceDeliveryCount: String(attempts),
      CloudPubSubDeadLetterSourceSubscription: shortName(config.name),
      CloudPubSubDeadLetterSourceSubscriptionProject: projectOf(config.name),
      CloudPubSubDeadLetterSourceTopicPublishTime: isoTime(message),
    },
  }
}

/** The publish time as RFC 3339, to the millisecond. */
export function isoTime({ publishTime }: PubsubMessage): string {
  return new Date((publishTime?.seconds ?? 0) * 1000 + (publishTime?.nanos ?? 0) / 1e6).toISOString()
}
