import type { Message, PubSub } from '@google-cloud/pubsub'
import { projectId } from '../suite/addresses.ts'
import type { Courier, Parcel } from './courier.ts'
import { ensureSubscription } from './ensure-subscription.ts'
import type { TopicTrigger } from './read-triggers.ts'

/**
 * Brings the messages of a topic to a function, as a push subscription of Eventarc does in the cloud: a message is
 * acknowledged when the function has taken it and not before.
 * @returns how to stop: it waits for what is under way, and leaves the rest with Pub/Sub
 */
export async function subscribe(
  pubsub: PubSub,
  { name, key, topic }: TopicTrigger,
  functionsUrl: string,
  courier: Courier,
): Promise<() => Promise<void>> {
  const subscription = await ensureSubscription(pubsub, topic, `function-${name}`)
  const url = `${functionsUrl}/functions/projects/${projectId}/triggers/${key}`
  subscription.on('message', async (message: Message) => {
    const isTaken = await courier.bring(parcelOf(message, { url, topic, subscription: subscription.name }))
    if (isTaken) message.ack()
    else message.nack()
  })
  subscription.on('error', (error) => console.error(`Subscription ${subscription.name}: ${error.message}`))
  return () => subscription.close()
}

/** The message as a CloudEvent in JSON, the form that functions are given by Pub/Sub. */
function parcelOf(
  message: Message,
  { url, topic, subscription }: { url: string; topic: string; subscription: string },
): Parcel {
  const { id: messageId, attributes, orderingKey } = message
  const publishTime = message.publishTime.toISOString()
  const data = message.data.toString('base64')
  const event = {
    specversion: '1.0',
    id: messageId,
    time: publishTime,
    type: 'google.cloud.pubsub.topic.v1.messagePublished',
    source: `//pubsub.googleapis.com/projects/${projectId}/topics/${topic}`,
    data: { message: { messageId, publishTime, attributes, orderingKey, data }, subscription },
  }
  const headers = { 'content-type': 'application/cloudevents+json; charset=UTF-8' }
  return { url, headers, body: JSON.stringify(event) }
}
