import { demoHomes } from '../seed/demo-homes.ts'
import { projectId } from '../suite/addresses.ts'

/** A calm residence: about one event a second. */
const rate = 1
const seed = 42

/**
 * Starts the gateway simulator, and the staff who answer, on the suite that the process environment leads to.
 * They are imported only when they are wanted: the Pub/Sub client takes a while to load.
 */
export async function liveTheDay(): Promise<{ stop(): Promise<void> }> {
  const { startSimulator } = await import('../simulator/start-simulator.ts')
  const { startAnswering } = await import('../simulator/answering-staff.ts')
  const { answerOf } = await import('../simulator/believable-answer.ts')
  const { demoToken } = await import('../simulator/demo-token.ts')
  const staff = startAnswering({
    homes: demoHomes,
    projectId,
    answer: answerOf,
    tokenOf: demoToken,
    everyMs: 5_000,
    onFailed: (error) => console.error(`The simulator could not answer an alert: ${error.message}`),
  })
  const simulator = startSimulator({
    projectId,
    rate,
    speed: 1,
    seed,
    onPublished: () => {},
    onFailed: (error) => console.error(`The simulator could not publish an event: ${error.message}`),
  })
  return {
    async stop() {
      await Promise.all([staff.stop(), simulator.stop()])
    },
  }
}
