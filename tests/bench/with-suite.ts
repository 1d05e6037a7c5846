import { ensureBuilt } from '@vigie/emulators/launcher/builds'
import { loadDemoResidence } from '@vigie/emulators/launcher/load-demo-residence'
import { prepareRuntimes } from '@vigie/emulators/suite/prepare-runtimes'
import type { WantedRuntimes } from '@vigie/emulators/suite/runtimes'
import { type EmulatorName, emulatorNames } from '@vigie/emulators/suite/start-emulators'
import { startSuite } from '@vigie/emulators/suite/start-suite'
import { warmUp } from '@vigie/emulators/suite/warm-up'

/** Beside `npm start` (0) and `npm test` (10,000). */
const benchOffset = 20_000

/** Runs a measure against parts of the suite, empty, found by the process environment. */
export async function withParts<T>(
  only: readonly EmulatorName[],
  wanted: WantedRuntimes,
  measure: (suite: Awaited<ReturnType<typeof startSuite>>) => Promise<T>,
): Promise<T> {
  const runtimes = await prepareRuntimes(wanted)
  await ensureBuilt()
  const signal = new AbortController().signal
  const suite = await startSuite({ offset: benchOffset, runtimes, only, dataFolder: undefined, signal })
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
  return withParts(emulatorNames, wanted, async ({ ports }) => {
    await loadDemoResidence(1)
    await warmUp(ports)
    return measure()
  })
}
