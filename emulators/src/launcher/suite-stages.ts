import { readFileSync } from 'node:fs'
import { withProgress } from '../../bin/lib/progress.mjs'
import { UserError } from '../../bin/lib/user-error.mjs'
import { endSentence } from '../suite/emulator-failure.ts'
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
 * @throws UserError when the suite does not come up, or ends by itself: every test after that would fail, and none would say why
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
  const over = new AbortController()
  const runIn = async (names: readonly SuiteStageName[]) => {
    const results: StageResult[] = []
    for (const stage of names.filter((name) => stages.includes(name)))
      results.push(await runVitest(stage, suite.environment, AbortSignal.any([signal, over.signal]), filter))
    return results
  }
  const runAll = async () => {
    Object.assign(process.env, suite.environment)
    await withProgress('Loading the demo residence', () => loadDemoResidence(1))
    await withProgress('Warming up the functions', () => warmUp(suite.ports))
    const busy = Promise.resolve(beside).then(() => runIn(['e2e']))
    const [ofApi, ofBusy] = await Promise.all([runIn(['api', 'rules']), busy])
    return [...ofApi, ...ofBusy]
  }
  const endedByItself = suite.ended.then((): never => {
    throw new UserError(endSentence(readFileSync(suite.log, 'utf8').split('\n'), suite.log))
  })
  try {
    return await Promise.race([runAll(), endedByItself])
  } finally {
    over.abort()
    await suite.stop()
  }
}
