import { z } from 'zod'
import { reportFailure, UserError } from '../../bin/lib/user-error.mjs'
import { testOffset } from '../suite/ports.ts'
import { ensureBuilt } from './builds.ts'
import { offsetSchema, readOptions, runtimeFlags, runtimeSchema } from './options.ts'
import { runParity } from './parity.ts'
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
} as const
const schema = runtimeSchema.extend({
  only: z
    .string()
    .default(stageNames.join(','))
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(stageNames))),
  offset: offsetSchema.default(testOffset),
  parity: z.boolean().default(false),
})

const signal = abortWhenAsked(() => process.exit(1))

/** `npm test` and `npm run test:parity`: everything that can be checked, and a last line that sums it up. */
try {
  const { only, parity, offset, ...wanted } = readOptions(process.argv.slice(2), flags, schema)
  const isChosen = (stage: StageName) => only.includes(stage)
  const results: StageResult[] = []
  const checks = { lint: runLint, types: runTypes, unit: () => runVitest('unit', {}, signal) }
  for (const check of checkNames.filter(isChosen)) if (!parity) results.push(await checks[check]())
  const suiteStages = suiteStageNames.filter(isChosen)
  if (suiteStages.length > 0) {
    const run = () =>
      parity
        ? runParity(suiteStages, offset, signal)
        : runSuiteStages(suiteStages, { wanted, offset }, signal)
    results.push(...(await orOneFailure(run)))
  }
  console.log(`\n${failureList(results)}\n${summaryLine(results)}`)
  process.exit(countFailures(results) === 0 ? 0 : 1)
} catch (error) {
  if (!signal.aborted) reportFailure(error)
  process.exit(1)
}

/** A suite that does not come up is a failure like another: the other stages still count. */
async function orOneFailure(run: () => Promise<StageResult[]>): Promise<StageResult[]> {
  try {
    await ensureBuilt()
    return await run()
  } catch (error) {
    if (signal.aborted || !(error instanceof UserError)) throw error
    return [{ stage: 'suite', passed: 0, failures: [error.message] }]
  }
}
