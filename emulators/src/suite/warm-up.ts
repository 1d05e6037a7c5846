import { setTimeout } from 'node:timers/promises'
import { paths } from '@vigie/domain/paths'
import type { RefusalReason } from '@vigie/domain/sensors/refusal'
import { host, projectId, region } from './addresses.ts'
import type { Ports } from './ports.ts'

/** A few calls each, so that what an event or a visitor needs is loaded, connected and compiled. */
const callsEach = 5

/**
 * Makes the suite's functions load what they need before the first event or visitor comes. Nothing is written: ingest
 * knows a message with the attribute `warmUp`, there is no wave `warm-up` to send and no such timer, the refusal calls for no help, and strangers
 * are refused.
 * @throws Error when a function does not answer as it should
 */
export async function warmUp(ports: Ports): Promise<void> {
  const hosting = `http://${host}:${ports.hosting}`
  const stranger = { method: 'POST', headers: { authorization: 'Bearer warm-up' } }
  const calls = {
    ingest: () => expectAnswer(triggerUrl(ports, 'ingest'), messagePublished(), [200, 204]),
    deliver: () => expectAnswer(triggerUrl(ports, 'deliver'), waveCreated(), [200, 204]),
    takeTimer: () => expectAnswer(functionUrl(ports, 'takeTimer'), taskOfNoTimer(), [204]),
    tellRefusal: () => expectAnswer(triggerUrl(ports, 'tellRefusal'), refusalCreated(), [200, 204]),
    api: () => expectAnswer(`${hosting}/api/establishment/warm-up/alert/warm-up/shown`, stranger, [401]),
    providerStatus: () => expectAnswer(`${hosting}/status/twilio`, stranger, [403]),
  }
  for (let call = 0; call < callsEach; call += 1) {
    await Promise.all(Object.values(calls).map((warm) => warm()))
  }
}

/** Where a function is called. */
function functionUrl(ports: Ports, name: string): string {
  return `http://${host}:${ports.functions}/${projectId}/${region}/${name}`
}

/** A task as Cloud Tasks brings it. */
function taskOfNoTimer(): RequestInit {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify({ data: { id: 'warm-up', dueAt: 0 } }) }
}

/** Where firebase-tools itself sends a background event for a function. */
function triggerUrl(ports: Ports, name: string): string {
  return `http://${host}:${ports.functions}/functions/projects/${projectId}/triggers/${region}-${name}-0`
}

/** A message as firebase-tools brings it from Pub/Sub. */
function messagePublished(): RequestInit {
  const time = new Date().toISOString()
  const id = crypto.randomUUID()
  const event = {
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
  return structured(event)
}

/** A CloudEvent in JSON, all of it in the body. */
function structured(event: object): RequestInit {
  const headers = { 'content-type': 'application/cloudevents+json; charset=UTF-8' }
  return { method: 'POST', headers, body: JSON.stringify(event) }
}

/** The event by which Firestore tells of a refusal that nobody has to be told of. */
function refusalCreated(): RequestInit {
  const document = paths.refusal('warm-up')
  const database = `projects/${projectId}/databases/(default)`
  const name = `${database}/documents/${document}`
  const time = new Date().toISOString()
  const fields = {
    reason: { stringValue: 'malformedJson' satisfies RefusalReason },
    detail: { stringValue: 'warm-up' },
    ...Object.fromEntries(
      ['deviceId', 'gatewayId', 'establishmentId'].map((each) => [each, { nullValue: null }]),
    ),
    callForHelp: { booleanValue: false },
    at: { integerValue: '0' },
  }
  const event = {
    specversion: '1.0',
    id: crypto.randomUUID(),
    time,
    type: 'google.cloud.firestore.document.v1.created',
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${document}`,
    datacontenttype: 'application/json',
    document,
    project: projectId,
    database: '(default)',
    namespace: '(default)',
    location: region,
    data: { value: { name, fields, createTime: time, updateTime: time } },
  }
  return structured(event)
}

/** A CloudEvent in headers and Protocol Buffers, as the Firestore emulator makes it of a document. */
function waveCreated(): RequestInit {
  const document = paths.wave('warm-up', 'warm-up')
  const database = `projects/${projectId}/databases/(default)`
  const headers = {
    'content-type': 'application/protobuf',
    'ce-specversion': '1.0',
    'ce-id': crypto.randomUUID(),
    'ce-time': new Date().toISOString(),
    'ce-type': 'google.cloud.firestore.document.v1.created',
    'ce-source': `//firestore.googleapis.com/${database}`,
    'ce-subject': `documents/${document}`,
    'ce-document': document,
    'ce-project': projectId,
    'ce-database': '(default)',
    'ce-namespace': '(default)',
    'ce-location': region,
  }
  // DocumentEventData: its field 1 is the document, which has a name (1), a creation (3) and an update time (4).
  const name = lengthDelimited(1, Buffer.from(`${database}/documents/${document}`))
  const times = [3, 4].map((field) => lengthDelimited(field, Buffer.alloc(0)))
  const data = lengthDelimited(1, Buffer.concat([name, ...times]))
  return { method: 'POST', headers, body: data.toString('base64') }
}

/** A field of a Protocol Buffers message that holds up to 127 bytes. */
function lengthDelimited(field: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(field << 3) | 2, content.length]), content])
}

/** How long a function may take until it can be called at all: on a busy machine the first process of one is slow to start. */
const patienceMs = 180_000

/** Asks again for as long as the function could not be called, since whatever comes from elsewhere comes again as well. */
async function expectAnswer(url: string, request: RequestInit, expected: readonly number[]): Promise<void> {
  const until = performance.now() + patienceMs
  for (;;) {
    const response = await fetch(url, request)
    const text = await response.text()
    if (expected.includes(response.status)) return
    if (response.status !== 503 || performance.now() > until) {
      throw new Error(`Warm-up: ${url} answered ${response.status}: ${text}`)
    }
    await setTimeout(1_000)
  }
}
