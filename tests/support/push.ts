import type { TestMessage } from './sensor-messages.ts'

/** The Functions emulator starts a process per call under way: no test needs more of them than a home would. */
const atOnce = 4

/**
 * Delivers messages to `ingest` the way firebase-tools does for Pub/Sub, a few at a time, in this order. Resolves when
 * all are acknowledged, so that what did not happen by then does not happen; rejects when one is not.
 */
export async function push(...messages: TestMessage[]): Promise<void> {
  const waiting = [...messages]
  const deliver = async () => {
    for (let message = waiting.shift(); message; message = waiting.shift()) await pushOne(message)
  }
  await Promise.all(Array.from({ length: atOnce }, deliver))
}

/** The same with one message, to the instance of `ingest` at `url`; where it is left out, the suite's. */
export async function pushOne(
  { attributes, data, messageId, publishedAt = Date.now() }: TestMessage,
  url: URL | string = triggerUrl(),
): Promise<void> {
  const publishTime = new Date(publishedAt).toISOString()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json; charset=UTF-8' },
    body: JSON.stringify({
      specversion: '1.0',
      id: messageId,
      time: publishTime,
      type: 'google.cloud.pubsub.topic.v1.messagePublished',
      source: '//pubsub.googleapis.com/projects/demo-vigie/topics/sensor-events',
      data: { message: { messageId, publishTime, attributes, data: Buffer.from(data).toString('base64') } },
    }),
  })
  if (!response.ok) throw new Error(`ingest answered ${response.status}: ${await response.text()}`)
}

function triggerUrl(): URL {
  const functions = new URL(process.env.VIGIE_FUNCTIONS_URL ?? '')
  const [, project, region] = functions.pathname.split('/')
  return new URL(`/functions/projects/${project}/triggers/${region}-ingest-0`, functions)
}
