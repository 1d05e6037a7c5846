import { startFirestoreRelay } from '../support/firestore-relay.ts'
import { homesUnderLoad, type LoadDevice } from './homes-under-load.ts'
import { pushOf, type Sent, urlOf, withInstance } from './instance.ts'
import { percentile } from './percentile.ts'
import { pushLoad } from './push-load.ts'
import { checkStored, type StoredEvents } from './stored-events.ts'

export interface HotResult extends StoredEvents {
  events: number
  eventsPerSecond: number
  /** From push to 2xx, in milliseconds, of the devices that are not hot. */
  othersP50: number
  othersP95: number
  hotP95: number
  commitsPerEvent: number
}

const instances = 4
/** Push requests under way at a time, per instance. */
const concurrency = 20
/** One event in so many is the hot device's. */
const hotEvery = 4
/** Seconds at the start that are not counted, while the instances warm up. */
const warmUpSeconds = 10
/** Pushes that were not answered with 2xx are delivered again, as Pub/Sub would. */
const maxDeliveries = 20

/**
 * Four instances of `ingest` that serve one hot device at once, beside a hundred others each: what its conflicts cost
 * those.
 */
export async function benchHot({ seconds }: { seconds: number }): Promise<HotResult> {
  const firestore = process.env.FIRESTORE_EMULATOR_HOST
  if (!firestore) throw new Error('FIRESTORE_EMULATOR_HOST must say where Firestore listens')
  // The first is a call button: its alerts would be measured too.
  const [button, hot, ...others] = await homesUnderLoad(2 + instances * 100)
  if (!button || !hot) throw new Error('No device')
  const sent: Sent = new Map()
  const relay = await startFirestoreRelay(firestore)
  const ofHot: number[] = []
  const ofOthers: number[] = []
  let waitFor = instances
  const { promise: allListen, resolve: listen } = Promise.withResolvers<void>()
  const instance = (own: readonly LoadDevice[]) =>
    withInstance(relay.address, async (started) => {
      if (--waitFor === 0) listen()
      await allListen
      const start = performance.now() + warmUpSeconds * 1_000
      const end = start + seconds * 1_000
      let count = 0
      const sender = async () => {
        while (performance.now() < end) {
          const isHot = ++count % hotEvery === 0
          const device = isHot ? hot : own[Math.floor(Math.random() * own.length)]
          if (!device) throw new Error('No device')
          const began = performance.now()
          await deliver(urlOf(started), pushOf(device, sent))
          if (began >= start) (isHot ? ofHot : ofOthers).push(performance.now() - began)
        }
      }
      await Promise.all(Array.from({ length: concurrency }, sender))
    })
  try {
    const shares = Array.from({ length: instances }, (_, index) =>
      others.slice(index * 100, (index + 1) * 100),
    )
    await Promise.all(shares.map(instance))
  } finally {
    relay.close()
  }
  const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other)
  return {
    events: ofHot.length + ofOthers.length,
    eventsPerSecond: Math.round((ofHot.length + ofOthers.length) / seconds),
    othersP50: percentile(sorted(ofOthers), 50),
    othersP95: percentile(sorted(ofOthers), 95),
    hotP95: percentile(sorted(ofHot), 95),
    commitsPerEvent: Math.round((relay.counts.commits / sent.size) * 100) / 100,
    ...(await checkStored([hot, ...others], sent)),
  }
}

async function deliver(url: URL, body: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    let next: string | null = body
    const once = () => {
      const now = next
      next = null
      return now
    }
    try {
      await pushLoad(url, 1, once)
      return
    } catch (error) {
      if (tries === maxDeliveries) throw error
    }
  }
}
