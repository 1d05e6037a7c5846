import { setTimeout as pause } from 'node:timers/promises'
import { startFirestoreRelay } from '../support/firestore-relay.ts'
import { type MonthlyCost, monthlyCost } from './cost.ts'
import { homesUnderLoad, type LoadDevice } from './homes-under-load.ts'
import { pushOf, type Sent, urlOf, withInstance } from './instance.ts'
import { percentile } from './percentile.ts'
import { pushLoad } from './push-load.ts'
import { checkStored, type StoredEvents } from './stored-events.ts'

export interface SpreadOptions {
  seconds: number
  devices: number
  homes: number
  eventsPerDeviceAndDay: number
}

export interface SpreadResult extends StoredEvents {
  events: number
  eventsPerSecond: number
  p50: number
  p95: number
  readsPerEvent: number
  writesPerEvent: number
  peakMemoryMB: number | null
  per1000Beds: MonthlyCost
}

/** Concurrency of the first event of each device, which is not counted. */
const warmUpConcurrency = 40

/**
 * What an ordinary day costs one instance of `ingest`: many homes of few devices, each of which says something every ten
 * minutes. Every device is heard once before, as it would have been; then events come at random at the rate of real
 * life. Reads and writes are counted by a relay in front of Firestore.
 */
export async function benchSpread(change: Partial<SpreadOptions> = {}): Promise<SpreadResult> {
  const options = { seconds: 60, devices: 10_000, homes: 1_000, eventsPerDeviceAndDay: 150, ...change }
  const firestore = process.env.FIRESTORE_EMULATOR_HOST
  if (!firestore) throw new Error('FIRESTORE_EMULATOR_HOST must say where Firestore listens')
  const devices = await homesUnderLoad(options.devices, options.devices / options.homes)
  const sent: Sent = new Map()
  const relay = await startFirestoreRelay(firestore)
  try {
    return await withInstance(relay.address, async (instance) => {
      const url = urlOf(instance)
      const quiet = [...devices]
      await pushLoad(url, warmUpConcurrency, () => {
        const device = quiet.pop()
        return device ? pushOf(device, sent) : null
      })
      const before = { ...relay.counts }
      const perSecond = (options.devices * options.eventsPerDeviceAndDay) / 86_400
      const latencies = await atRandom(url, devices, sent, perSecond, options.seconds)
      const reads = (relay.counts.reads - before.reads) / latencies.length
      const writes = (relay.counts.writes - before.writes) / latencies.length
      const sorted = latencies.toSorted((one, other) => one - other)
      return {
        events: latencies.length,
        eventsPerSecond: rounded(perSecond),
        p50: percentile(sorted, 50),
        p95: percentile(sorted, 95),
        readsPerEvent: rounded(reads),
        writesPerEvent: rounded(writes),
        peakMemoryMB: await instance.peakMemoryMB(),
        per1000Beds: monthlyCost({ reads, writes, eventsPerDeviceAndDay: options.eventsPerDeviceAndDay }),
        ...(await checkStored(devices, sent)),
      }
    })
  } finally {
    relay.close()
  }
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000

/** Pushes events of random devices, each when its time has come, whether those before are answered or not. */
async function atRandom(
  url: URL,
  devices: readonly LoadDevice[],
  sent: Sent,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const pushes: Promise<number[]>[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    await pause((-Math.log(1 - Math.random()) / perSecond) * 1_000)
    const device = devices[Math.floor(Math.random() * devices.length)]
    if (!device) throw new Error('No device')
    let body: string | null = pushOf(device, sent)
    const next = () => {
      const now = body
      body = null
      return now
    }
    pushes.push(pushLoad(url, 1, next).then(({ latencies }) => latencies))
  }
  return (await Promise.all(pushes)).flat()
}
