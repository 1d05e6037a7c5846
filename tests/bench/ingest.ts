import { eventMessage } from '../support/sensor-messages.ts'
import { type FirestoreCounts, startFirestoreRelay } from './firestore-relay.ts'
import { type FunctionProcess, startFunction } from './function-process.ts'
import { homesUnderLoad, type LoadDevice } from './homes-under-load.ts'
import { percentile } from './percentile.ts'
import { type LoadResult, pushLoad } from './push-load.ts'
import { checkStored, type StoredEvents } from './stored-events.ts'

export interface IngestBenchOptions {
  seconds: number
  devices: number
  /** Push requests under way at a time. */
  concurrency: number
  /** Seconds at the start that are not counted, while the instance warms up. */
  warmUpSeconds: number
  /** Seconds of the second pass, in which reads and writes are counted. */
  countSeconds: number
}

export interface IngestBenchResult extends StoredEvents {
  events: number
  eventsPerSecond: number
  /** From push to 2xx, in milliseconds; everything is durable by then. */
  p50: number
  p95: number
  p99: number
  readsPerEvent: number
  writesPerEvent: number
  peakMemoryMB: number | null
}

/**
 * One instance of `ingest` (the built bundle under Google's functions-framework, as Cloud Run runs it) fed Pub/Sub push
 * requests as fast as it answers. One event in 200 is pushed twice. Needs FIRESTORE_EMULATOR_HOST. Reads and writes
 * are counted in a pass of its own, by a relay between the instance and Firestore, so that counting slows nothing.
 */
export async function benchIngest(change: Partial<IngestBenchOptions> = {}): Promise<IngestBenchResult> {
  const options = {
    seconds: 60,
    devices: 500,
    concurrency: 80,
    warmUpSeconds: 10,
    countSeconds: 10,
    ...change,
  }
  const firestore = process.env.FIRESTORE_EMULATOR_HOST
  if (!firestore) throw new Error('FIRESTORE_EMULATOR_HOST must say where Firestore listens')
  const devices = await homesUnderLoad(options.devices)
  const sent = new Map<string, LoadDevice>()

  const { load, peakMemoryMB } = await measure(firestore, devices, sent, options)
  const counts = await count(firestore, devices, sent, options)
  const latencies = load.latencies.toSorted((one, other) => one - other)
  return {
    events: load.latencies.length,
    eventsPerSecond: Math.round(load.latencies.length / load.seconds),
    p50: percentile(latencies, 50),
    p95: percentile(latencies, 95),
    p99: percentile(latencies, 99),
    ...(await checkStored(devices, sent)),
    ...counts,
    peakMemoryMB,
  }
}

type Sent = Map<string, LoadDevice>

async function measure(
  firestore: string,
  devices: readonly LoadDevice[],
  sent: Sent,
  { seconds, warmUpSeconds, concurrency }: IngestBenchOptions,
): Promise<{ load: LoadResult; peakMemoryMB: number | null }> {
  return withInstance(firestore, async (instance) => {
    await pushLoad(urlOf(instance), concurrency, pushes(devices, sent, warmUpSeconds))
    const load = await pushLoad(urlOf(instance), concurrency, pushes(devices, sent, seconds))
    return { load, peakMemoryMB: await instance.peakMemoryMB() }
  })
}

async function count(
  firestore: string,
  devices: readonly LoadDevice[],
  sent: Sent,
  { countSeconds, concurrency }: IngestBenchOptions,
): Promise<{ readsPerEvent: number; writesPerEvent: number }> {
  const relay = await startFirestoreRelay(firestore)
  try {
    return await withInstance(relay.address, async (instance) => {
      const { latencies } = await pushLoad(urlOf(instance), concurrency, pushes(devices, sent, countSeconds))
      return perEvent(relay.counts, latencies.length)
    })
  } finally {
    relay.close()
  }
}

const perEvent = ({ reads, writes }: FirestoreCounts, events: number) => ({
  readsPerEvent: Math.round((reads / events) * 1_000) / 1_000,
  writesPerEvent: Math.round((writes / events) * 1_000) / 1_000,
})

async function withInstance<T>(
  firestore: string,
  work: (instance: FunctionProcess) => Promise<T>,
): Promise<T> {
  const instance = await startFunction('ingest', 'cloudevent', {
    FIRESTORE_EMULATOR_HOST: firestore,
    GCLOUD_PROJECT: 'demo-vigie',
    METADATA_SERVER_DETECTION: 'none',
    PUBLIC_URL: 'http://127.0.0.1:5000',
  })
  try {
    return await work(instance)
  } finally {
    await instance.stop()
  }
}

/** Eventarc pushes to a path that names the topic. */
const urlOf = ({ port }: FunctionProcess) =>
  new URL(`http://127.0.0.1:${port}/projects/demo-vigie/topics/sensor-events`)

/** Push bodies of new events of random devices for some seconds; one in 200 is the one before once more. */
function pushes(devices: readonly LoadDevice[], sent: Sent, seconds: number): () => string | null {
  const end = performance.now() + seconds * 1_000
  let previous = ''
  return () => {
    if (performance.now() > end) return null
    if (previous && sent.size % 200 === 0 && Math.random() < 0.5) return previous
    const device = devices[Math.floor(Math.random() * devices.length)]
    if (!device) throw new Error('No device')
    previous = pushOf(device, sent)
    return previous
  }
}

function pushOf(device: LoadDevice, sent: Sent): string {
  const { home, deviceId, kinds, value } = device
  const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? kinds[0]
  if (!kind) throw new Error('A device says something')
  const eventId = `${deviceId}-${sent.size}`
  sent.set(eventId, device)
  const { attributes, data, messageId } = eventMessage(home, {
    deviceId,
    kind,
    eventId,
    ...(value !== null && { value }),
  })
  return JSON.stringify({
    message: {
      messageId,
      publishTime: new Date().toISOString(),
      attributes,
      data: Buffer.from(data).toString('base64'),
    },
    subscription: 'projects/demo-vigie/subscriptions/eventarc-ingest',
  })
}
