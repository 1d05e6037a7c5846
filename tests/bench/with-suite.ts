import { ensureBuilt } from '@vigie/emulators/launcher/builds'
import { loadDemoResidence } from '@vigie/emulators/launcher/load-demo-residence'
import { prepareRuntimes } from '@vigie/emulators/suite/prepare-runtimes'
import type { WantedRuntimes } from '@vigie/emulators/suite/runtimes'
import { emulatorNames } from '@vigie/emulators/suite/start-emulators'
import { type Suite, type SuiteOptions, startSuite } from '@vigie/emulators/suite/start-suite'
import { warmUp } from '@vigie/emulators/suite/warm-up'

/** Beside `npm start` (0) and `npm test` (10,000). */
const benchOffset = 20_000

/** Which parts of the suite a measure is run against. */
type Parts = Pick<SuiteOptions, 'only' | 'underLoad'>

/** Runs a measure against parts of the suite, empty, found by the process environment. */
async function withParts<T>(
  parts: Parts,
  wanted: WantedRuntimes,
  measure: (suite: Suite) => Promise<T>,
): Promise<T> {
  const runtimes = await prepareRuntimes(wanted)
  await ensureBuilt()
  const signal = new AbortController().signal
  const suite = await startSuite({ ...parts, offset: benchOffset, runtimes, dataFolder: undefined, signal })
  try {
    Object.assign(process.env, suite.environment)
    return await measure(suite)
  } finally {
    await suite.stop()
  }
}

/**
 * Runs a measure against a warm suite of its own with a fresh demo residence, of one day: Google's Firestore emulator looks at
 * every document for every open query at every commit, which tells nothing of us.
 */
export function withSuite<T>(wanted: WantedRuntimes, measure: () => Promise<T>): Promise<T> {
  return withParts({ only: emulatorNames }, wanted, async ({ ports }) => {
    await loadDemoResidence(1)
    await warmUp(ports)
    return measure()
  })
}

/**
 * Runs a measure of how much a function takes against Firestore and Pub/Sub alone, whose Firestore is the quickest that it can
 * be: what limits is to be ours.
 */
export function withFirestore<T>(wanted: WantedRuntimes, measure: () => Promise<T>): Promise<T> {
  return withParts({ only: ['firestore', 'pubsub'], underLoad: true }, wanted, measure)
}
