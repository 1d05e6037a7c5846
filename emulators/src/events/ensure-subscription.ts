import type { PubSub, Subscription } from '@google-cloud/pubsub'

// gRPC status code (google.rpc.Code).
const alreadyExists = 6
/** Far above the calls at a time, so that messages which wait for their next try leave room for the others. */
const heldAtMost = 2_000

/** A subscription of this name to a topic, both made where they are missing. */
export async function ensureSubscription(
  pubsub: PubSub,
  topicName: string,
  name: string,
): Promise<Subscription> {
  const topic = pubsub.topic(topicName)
  await orExists(topic.create())
  const subscription = topic.subscription(name, { flowControl: { maxMessages: heldAtMost } })
  await orExists(subscription.create())
  return subscription
}

async function orExists(created: Promise<unknown>): Promise<void> {
  try {
    await created
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === alreadyExists)) throw error
  }
}
