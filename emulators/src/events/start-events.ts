import { PubSub } from '@google-cloud/pubsub'
import { host, projectId } from '../suite/addresses.ts'
import type { Ports } from '../suite/ports.ts'
import { type Courier, startCourier } from './courier.ts'
import { keepDeadLetters } from './dead-letters.ts'
import { startFirestoreEvents } from './firestore-events.ts'
import { readTopicTriggers } from './read-triggers.ts'
import { subscribe } from './topic-subscriber.ts'

/** How long a stop waits for functions that have an event in hand. */
const stopLimit = 10_000

/**
 * Brings every event of the suite to its function until the function has taken it (docs/adr/0027): messages of
 * Pub/Sub, and changes of documents that the Firestore emulator tells of.
 * @param deadLetters the file that keeps what `ingest` refused; undefined where there is no Pub/Sub
 * @returns how to stop; events that no function has taken by then are told by number, and lost
 */
export async function startEvents(
  ports: Ports,
  deadLetters: string | undefined,
): Promise<() => Promise<void>> {
  const functionsUrl = `http://${host}:${ports.functions}`
  const couriers = new Map<string, Courier>()
  const courierFor = (url: string) => {
    const known = couriers.get(url) ?? startCourier((reason) => console.warn(refusal(url, reason)))
    couriers.set(url, known)
    return known
  }
  const stops = [await startFirestoreEvents({ port: ports.triggers, functionsUrl, courierFor })]
  if (deadLetters !== undefined) {
    const pubsub = new PubSub({ projectId, apiEndpoint: `${host}:${ports.pubsub}`, emulatorMode: true })
    stops.push(() => pubsub.close())
    stops.push(await keepDeadLetters(pubsub, deadLetters))
    for (const trigger of await readTopicTriggers(functionsUrl)) {
      stops.push(await subscribe(pubsub, trigger, functionsUrl, courierFor(trigger.key)))
    }
  }
  return async () => {
    const lost = [...couriers.values()].map((courier) => courier.stop(stopLimit))
    for (const stop of stops.reverse()) await stop()
    const sum = (await Promise.all(lost)).reduce((all, one) => all + one, 0)
    if (sum > 0) console.warn(`${sum} events that no function would take are lost with this suite.`)
  }
}

function refusal(url: string, reason: string): string {
  return `An event comes again to ${url.split('/').at(-1)}, which answered: ${reason}`
}
