import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { rootFolder } from '../../bin/lib/folders.mjs'
import { UserError } from '../../bin/lib/user-error.mjs'
import { testOffset } from '../suite/ports.ts'
import { findRunningSuite } from '../suite/running-suite.ts'
import type { WantedRuntimes } from '../suite/runtimes.ts'
import { ensureBuilt } from './builds.ts'
import { runVitest, type TestFilter } from './run-stages.ts'
import { runSuiteStages } from './suite-stages.ts'
import { type StageResult, suiteOffset, suiteStageNames } from './test-stages.ts'

/**
 * Runs one file of tests, or one test of it. Where its stage needs the suite: on the one that runs at the offset, or
 * else at that of `npm run suite`; where none runs, on one that it starts.
 * @throws UserError when there is no such file
 */
export async function runChosen(
  { file, name }: { file: string; name: string | undefined },
  { offset, wanted }: { offset: number | undefined; wanted: WantedRuntimes },
  signal: AbortSignal,
): Promise<StageResult[]> {
  const path = relative(rootFolder, resolve(file))
  if (!existsSync(join(rootFolder, path))) throw new UserError(`There is no file ${file}.`)
  const filter: TestFilter = { file: path, name }
  const stage = suiteStageNames.find((candidate) => path.startsWith(`tests/${candidate}/`))
  if (stage === undefined) return [await runVitest('unit', {}, signal, filter)]
  for (const candidate of offset === undefined ? [testOffset, suiteOffset] : [offset]) {
    const environment = await findRunningSuite(candidate)
    if (environment === undefined) continue
    console.log(`On the suite that runs at offset ${candidate}.`)
    return [await runVitest(stage, environment, signal, filter)]
  }
  await ensureBuilt()
  return runSuiteStages([stage], { wanted, offset: offset ?? testOffset }, signal, filter)
}
