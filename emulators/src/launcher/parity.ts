import { findRuntimes } from '../suite/find-runtimes.ts'
import { chooseRuntimes, type FoundRuntimes, type WantedRuntimes } from '../suite/runtimes.ts'
import { runSuiteStages } from './suite-stages.ts'
import { failureList, type StageResult, type SuiteStageName } from './test-stages.ts'

/** The two worlds that the suite must be the same in: all from Google, and nothing from Google. */
const combinations = [
  { firestore: 'google', pubsub: 'google' },
  { firestore: 'hidane', pubsub: 'embedded' },
] as const satisfies readonly WantedRuntimes[]

/**
 * Runs the stages on every combination of runtimes that this machine has and tells which tests fail on one and not on
 * the other.
 */
export async function runParity(
  stages: readonly SuiteStageName[],
  offset: number,
  signal: AbortSignal,
): Promise<StageResult[]> {
  const all: StageResult[] = []
  const failures = new Map<string, Set<string>>()
  for (const combination of combinations) {
    const name = `${combination.firestore} + ${combination.pubsub}`
    if (!isAvailable(findRuntimes(), combination)) {
      console.log(`\n${name}: not on this machine, left out.`)
      continue
    }
    const results = await runSuiteStages(stages, { wanted: combination, offset }, signal)
    console.log(failureList(results))
    all.push(...results)
    failures.set(name, new Set(results.flatMap((result) => result.failures.map(({ name }) => name))))
  }
  console.log(describeDifferences(failures))
  return all
}

function isAvailable(found: FoundRuntimes, wanted: WantedRuntimes): boolean {
  try {
    chooseRuntimes(found, wanted)
    return true
  } catch {
    return false
  }
}

/** Which tests do not fare alike, from the names of those that failed on each combination. */
export function describeDifferences(failures: ReadonlyMap<string, ReadonlySet<string>>): string {
  const runs = [...failures]
  if (runs.length < 2) return 'Only one combination of runtimes is here: nothing to compare.'
  const differing = [...new Set(runs.flatMap(([, failed]) => [...failed]))].filter(
    (test) => !runs.every(([, failed]) => failed.has(test)),
  )
  if (differing.length === 0) return `The same on ${runs.map(([name]) => name).join(' and on ')}.`
  const lines = differing.map((test) => {
    const where = runs.filter(([, failed]) => failed.has(test)).map(([name]) => name)
    return `  ${test}: fails on ${where.join(', ')} only`
  })
  return `Differences:\n${lines.join('\n')}`
}
