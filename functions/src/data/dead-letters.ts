import { PubSub, type Topic } from '@google-cloud/pubsub'

/** Where refused sensor messages go, with attribute `reason`. */
const deadLetterTopic = 'sensor-events-dead'

let topic: Topic | undefined

/** Publishes a refused message; resolves when Pub/Sub has it. The topic is made by whoever sets the project up. */
export async function publishDeadLetter(data: Buffer, attributes: Record<string, string>): Promise<void> {
  topic ??= new PubSub().topic(deadLetterTopic)
  await topic.publishMessage({ data, attributes })
}
