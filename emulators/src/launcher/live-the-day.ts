import { projectId } from '../suite/addresses.ts'

/** A calm residence: about one event a second, always the same day. */
const rate = 1
const seed = 42

/**
 * Starts the gateway simulator on the suite that the process environment leads to.
 * It is imported only when it is wanted: the Pub/Sub client takes a while to load.
 */
export async function liveTheDay(): Promise<{ stop(): Promise<void> }> {
  const { startSimulator } = await import('../simulator/start-simulator.ts')
  return startSimulator({
    projectId,
    rate,
    speed: 1,
    seed,
    onPublished: () => {},
    onFailed: (error) => console.error(`The simulator could not publish an event: ${error.message}`),
  })
}
