import { PubSub } from '@google-cloud/pubsub'
import { newId } from './ids.ts'
import type { TestMessage } from './sensor-messages.ts'
import { within } from './until.ts'

const pubsub = new PubSub({ projectId: 'demo-vigie' })

/** Publishes a message as a gateway does, with Google's client. */
export async function publish({ attributes, data }: TestMessage): Promise<void> {
  await pubsub.topic('sensor-events').publishMessage({ attributes, data: Buffer.from(data) })
}

/** The dead letters that arrive while it listens. */
export interface DeadLetterListener {
  /** The reasons of all the given messages, by message id, as soon as each has one. */
  reasonsOf(messageIds: readonly string[]): Promise<Map<string, string | undefined>>
  stop(): Promise<void>
}

/** Listens on a subscription of its own to the topic of refused messages. */
export async function listenToDeadLetters(): Promise<DeadLetterListener> {
  const topic = pubsub.topic('sensor-events-dead')
  await topic.get({ autoCreate: true })
  const [subscription] = await topic.createSubscription(newId('dead-letters'))
  const reasons = new Map<string, string | undefined>()
  const arrived = new EventTarget()
  subscription.on('message', (message) => {
    reasons.set(message.attributes.originalMessageId ?? '', message.attributes.reason)
    message.ack()
    arrived.dispatchEvent(new Event('message'))
  })
  return {
    reasonsOf: (messageIds) =>
      within(
        `${messageIds.length} dead letters`,
        () => `${reasons.size}, without ${messageIds.filter((id) => !reasons.has(id)).join(', ')}`,
        (found) => {
          const check = () => {
            if (messageIds.every((id) => reasons.has(id))) found(reasons)
          }
          arrived.addEventListener('message', check)
          check()
          return () => arrived.removeEventListener('message', check)
        },
      ),
    stop: async () => {
      await subscription.close()
      await subscription.delete()
    },
  }
}
