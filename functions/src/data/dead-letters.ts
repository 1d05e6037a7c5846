import { PubSub, type Topic } from '@google-cloud/pubsub'
import { failedWith } from './grpc-codes.ts'

/** Where refused sensor messages go, with attribute `reason`. */
const deadLetterTopic = 'sensor-events-dead'

let topic: Topic | undefined

/** Publishes a refused message; resolves when Pub/Sub has it. A project without the topic yet is given it. */
export async function publishDeadLetter(data: Buffer, attributes: Record<string, string>): Promise<void> {
  topic ??= new PubSub().topic(deadLetterTopic)
  try {
    await topic.publishMessage({ data, attributes })
  } catch (error) {
    if (!failedWith(error, 'notFound')) throw error
    await createTopic(topic)
    await topic.publishMessage({ data, attributes })
  }
}

async function createTopic(missing: Topic): Promise<void> {
  try {
    await missing.create()
  } catch (error) {
    if (!failedWith(error, 'alreadyExists')) throw error
  }
}
