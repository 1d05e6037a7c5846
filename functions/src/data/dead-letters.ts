import { PubSub, type Topic } from '@google-cloud/pubsub'
import { failedWith } from './grpc-codes.ts'

/** Where refused sensor messages go, with attribute `reason`. */
const deadLetterTopic = 'sensor-events-dead'
/** Keeps them for whoever has to find out why; nothing reads it by itself (docs/deploy.md). */
const keptBy = 'sensor-events-dead-kept'
/** The longest that Pub/Sub keeps a message, and its emulator. */
const keptForDays = { cloud: 31, emulator: 7 }

let client: PubSub | undefined
let kept: Promise<Topic> | undefined

/**
 * Publishes a refused message; resolves when Pub/Sub has it. A project without the topic, or without the subscription that
 * keeps what goes there, is given them before.
 */
export async function publishDeadLetter(data: Buffer, attributes: Record<string, string>): Promise<void> {
  kept ??= keptTopic()
  try {
    const topic = await kept
    await topic.publishMessage({ data, attributes })
  } catch (error) {
    // Whatever was missing, the next one looks again.
    kept = undefined
    throw error
  }
}

async function keptTopic(): Promise<Topic> {
  client ??= new PubSub()
  const topic = client.topic(deadLetterTopic)
  try {
    await keep(topic)
  } catch (error) {
    if (!failedWith(error, 'notFound')) throw error
    await create(topic)
    await keep(topic)
  }
  return topic
}

/** An account that may only publish finds both made by hand. The subscription never expires, though nobody pulls from it. */
async function keep(topic: Topic): Promise<void> {
  const days = process.env.FUNCTIONS_EMULATOR === 'true' ? keptForDays.emulator : keptForDays.cloud
  const options = { messageRetentionDuration: days * 86_400, expirationPolicy: {} }
  try {
    await topic.createSubscription(keptBy, options)
  } catch (error) {
    if (!failedWith(error, 'alreadyExists', 'permissionDenied')) throw error
  }
}

async function create(topic: Topic): Promise<void> {
  try {
    await topic.create()
  } catch (error) {
    if (!failedWith(error, 'alreadyExists')) throw error
  }
}
