import { withProgress } from '../../bin/lib/progress.mjs'
import { prepareRuntimes } from '../suite/prepare-runtimes.ts'
import type { WantedRuntimes } from '../suite/runtimes.ts'
import { emulatorNames } from '../suite/start-emulators.ts'
import { startSuite } from '../suite/start-suite.ts'
import { warmUp } from '../suite/warm-up.ts'
import { describeRuntimes } from './describe-runtimes.ts'
import { loadDemoResidence } from './load-demo-residence.ts'
import { runVitest, type TestFilter } from './run-stages.ts'
import type { StageResult, SuiteStageName } from './test-stages.ts'

/** Where and when the stages run. */
export interface SuiteRun {
  wanted: WantedRuntimes
  offset: number
  /** What runs meanwhile, and takes the place of the browser until it ends. */
  beside?: Promise<unknown>
}

/**
 * Runs test stages against a suite of their own: on the test ports, with a fresh demo residence that remembers
 * today only and is not kept. The tests of the browser take longest, and wait a lot: those of the API, and then of the rules, run
 * beside them, so that neither is alone for long.
 * @throws UserError when the suite does not come up
 */
export async function runSuiteStages(
  stages: readonly SuiteStageName[],
  { wanted, offset, beside }: SuiteRun,
  signal: AbortSignal,
  filter: TestFilter = {},
): Promise<StageResult[]> {
  const runtimes = await prepareRuntimes(wanted)
  console.log(`\n${describeRuntimes(runtimes)}`)
  const suite = await withProgress('Starting the test suite', () =>
    startSuite({ offset, runtimes, only: emulatorNames, dataFolder: undefined, signal }),
  )
  try {
    Object.assign(process.env, suite.environment)
    await withProgress('Loading the demo residence', () => loadDemoResidence(1))
    await withProgress('Warming up the functions', () => warmUp(suite.ports))
    const runInTurn = async (names: readonly SuiteStageName[]) => {
      const results: StageResult[] = []
      for (const stage of names.filter((name) => stages.includes(name)))
        results.push(await runVitest(stage, suite.environment, signal, filter))
      return results
    }
    const busy = Promise.resolve(beside).then(() => runInTurn(['e2e']))
    const [ofApi, ofBusy] = await Promise.all([runInTurn(['api', 'rules']), busy])
    return [...ofApi, ...ofBusy]
  } finally {
    await suite.stop()
  }
}
