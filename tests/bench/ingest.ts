import { type FirestoreCounts, startFirestoreRelay } from '../support/firestore-relay.ts'
import { homesUnderLoad, type LoadDevice } from './homes-under-load.ts'
import { pushOf, type Sent, urlOf, withInstance } from './instance.ts'
import { percentile } from './percentile.ts'
import { type LoadResult, pushLoad } from './push-load.ts'
import { checkStored, type StoredEvents } from './stored-events.ts'

export interface IngestBenchOptions {
  seconds: number
  devices: number
  /** Makes the homes of so many devices. */
  homes: (devices: number) => Promise<LoadDevice[]>
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
  /** Of the instance's processor; tells more of it than the rate does where others share the machine. */
  cpuMsPerEvent: number | null
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
    homes: (devices: number) => homesUnderLoad(devices),
    concurrency: 80,
    warmUpSeconds: 30,
    countSeconds: 10,
    ...change,
  }
  const firestore = process.env.FIRESTORE_EMULATOR_HOST
  if (!firestore) throw new Error('FIRESTORE_EMULATOR_HOST must say where Firestore listens')
  const devices = await options.homes(options.devices)
  const sent = new Map<string, LoadDevice>()

  const { load, ...instance } = await measure(firestore, devices, sent, options)
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
    ...instance,
  }
}

async function measure(
  firestore: string,
  devices: readonly LoadDevice[],
  sent: Sent,
  { seconds, warmUpSeconds, concurrency }: IngestBenchOptions,
): Promise<{ load: LoadResult; peakMemoryMB: number | null; cpuMsPerEvent: number | null }> {
  return withInstance(firestore, async (instance) => {
    await pushLoad(urlOf(instance), concurrency, pushes(devices, sent, warmUpSeconds))
    const before = await instance.cpuMs()
    const load = await pushLoad(urlOf(instance), concurrency, pushes(devices, sent, seconds))
    const after = await instance.cpuMs()
    const cpuMs = before === null || after === null ? null : after - before
    return {
      load,
      peakMemoryMB: await instance.peakMemoryMB(),
      cpuMsPerEvent: cpuMs === null ? null : Math.round((cpuMs / load.latencies.length) * 100) / 100,
    }
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
