import { z } from 'zod'
import { reportFailure, UserError } from '../../bin/lib/user-error.mjs'
import { testOffset } from '../suite/ports.ts'
import { ensureBuilt } from './builds.ts'
import { offsetSchema, readOptions, runtimeFlags, runtimeSchema } from './options.ts'
import { runParity } from './parity.ts'
import { runChosen } from './run-chosen.ts'
import { runLint, runTypes, runVitest } from './run-stages.ts'
import { abortWhenAsked } from './stop-signals.ts'
import { runSuiteStages } from './suite-stages.ts'
import {
  checkNames,
  countFailures,
  failureList,
  type StageName,
  type StageResult,
  stageNames,
  suiteStageNames,
  summaryLine,
} from './test-stages.ts'

const flags = {
  ...runtimeFlags,
  only: { type: 'string' },
  offset: { type: 'string' },
  parity: { type: 'boolean' },
  file: { type: 'string' },
  testName: { type: 'string', short: 't' },
} as const
const schema = runtimeSchema.extend({
  only: z
    .string()
    .default(stageNames.join(','))
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(stageNames))),
  offset: offsetSchema.optional(),
  parity: z.boolean().default(false),
  file: z.string().optional(),
  testName: z.string().optional(),
})

const signal = abortWhenAsked(() => process.exit(1))

/** `npm test` and `npm run test:parity`: everything that can be checked, and a last line that sums it up. */
try {
  const options = readOptions(process.argv.slice(2), flags, schema)
  const results = options.file === undefined ? await runStages(options) : await runOne(options, options.file)
  console.log(`\n${failureList(results)}\n${summaryLine(results)}`)
  process.exit(countFailures(results) === 0 ? 0 : 1)
} catch (error) {
  if (!signal.aborted) reportFailure(error)
  process.exit(1)
}

type Options = z.output<typeof schema>

function runOne({ offset, testName, firestore, pubsub }: Options, file: string): Promise<StageResult[]> {
  return runChosen({ file, name: testName }, { offset, wanted: { firestore, pubsub } }, signal)
}

async function runStages({ only, parity, testName, firestore, pubsub, ...options }: Options) {
  if (testName !== undefined) throw new UserError('-t chooses a test of one file: name the file with --file.')
  const offset = options.offset ?? testOffset
  const wanted = { firestore, pubsub }
  const isChosen = (stage: StageName) => only.includes(stage)
  const suiteStages = suiteStageNames.filter(isChosen)
  if (parity) return orOneFailure(() => runParity(suiteStages, offset, signal))
  const checking = runChecks(checkNames.filter(isChosen))
  const running =
    suiteStages.length === 0
      ? []
      : orOneFailure(() => runSuiteStages(suiteStages, { wanted, offset, beside: checking }, signal))
  // Each to its end, whatever becomes of the other: nothing may be left running.
  const outcomes = await Promise.allSettled([checking, running])
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}

async function runChecks(names: readonly (typeof checkNames)[number][]): Promise<StageResult[]> {
  const checks = { lint: runLint, types: runTypes, unit: () => runVitest('unit', {}, signal) }
  const results: StageResult[] = []
  for (const name of names) results.push(await checks[name]())
  return results
}

/** A suite that does not come up is a failure like another: the other stages still count. */
async function orOneFailure(run: () => Promise<StageResult[]>): Promise<StageResult[]> {
  try {
    await ensureBuilt()
    return await run()
  } catch (error) {
    if (signal.aborted || !(error instanceof UserError)) throw error
    return [{ stage: 'suite', passed: 0, failures: [{ name: error.message }] }]
  }
}
