import { PubSub } from '@google-cloud/pubsub'

/** Where gateways publish (docs/gateway.md). */
const sensorTopic = 'sensor-events'

let client: PubSub | undefined

/** Publishes a message as a gateway does; resolves when Pub/Sub has it, rejects where it does not take it within `withinMs`. */
export async function publishAsGateway(
  json: unknown,
  attributes: Record<string, string>,
  withinMs: number,
): Promise<void> {
  client ??= new PubSub()
  // One message, at once: nothing else comes that it could wait for.
  const topic = client.topic(sensorTopic, {
    batching: { maxMessages: 1 },
    gaxOpts: { timeout: withinMs, retry: null },
  })
  await topic.publishMessage({ data: Buffer.from(JSON.stringify(json)), attributes })
}
