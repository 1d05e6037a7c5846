import { host, projectId, region } from './addresses.ts'
import type { Ports } from './ports.ts'

/**
 * How many processes of a function stand ready. The Functions emulator starts one for each call that comes while all
 * others are busy, which takes it a second or more; a residence's usual traffic needs no more than these at once.
 */
const readyIngests = 4
const readyApis = 2

/**
 * Makes the suite's functions load what they need before the first event or visitor comes. Nothing is written: a
 * Pub/Sub message with the attribute `warmUp` is taken by ingest as just that.
 * @throws Error when a function does not answer with success
 */
export async function warmUp(ports: Ports): Promise<void> {
  await Promise.all([
    ...repeat(readyIngests, () => post(triggerUrl(ports, 'ingest'), warmUpEvent())),
    ...repeat(readyApis, () => get(`http://${host}:${ports.hosting}/api/health`)),
  ])
}

/** Where firebase-tools itself sends a background event for a function. */
function triggerUrl(ports: Ports, name: string): string {
  return `http://${host}:${ports.functions}/functions/projects/${projectId}/triggers/${region}-${name}-0`
}

/** A CloudEvent as firebase-tools makes it of a Pub/Sub message. */
function warmUpEvent(): object {
  const time = new Date().toISOString()
  const id = crypto.randomUUID()
  return {
    specversion: '1.0',
    id,
    time,
    type: 'google.cloud.pubsub.topic.v1.messagePublished',
    source: `//pubsub.googleapis.com/projects/${projectId}/topics/sensor-events`,
    data: {
      message: { messageId: id, publishTime: time, attributes: { warmUp: '1' }, data: '' },
      subscription: `projects/${projectId}/subscriptions/warm-up`,
    },
  }
}

async function post(url: string, event: object): Promise<void> {
  await expectSuccess(url, {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json; charset=UTF-8' },
    body: JSON.stringify(event),
  })
}

async function get(url: string): Promise<void> {
  await expectSuccess(url, {})
}

async function expectSuccess(url: string, request: RequestInit): Promise<void> {
  const response = await fetch(url, request)
  if (!response.ok) throw new Error(`Warm-up: ${url} answered ${response.status}: ${await response.text()}`)
}

function repeat(times: number, call: () => Promise<void>): Promise<void>[] {
  return Array.from({ length: times }, call)
}
