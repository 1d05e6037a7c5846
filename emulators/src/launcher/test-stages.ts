import { stripVTControlCharacters } from 'node:util'

/** The stages of `npm test`. The checks run one after the other while the suite starts; the last three need the suite. */
export const checkNames = ['lint', 'types', 'unit'] as const
export const suiteStageNames = ['rules', 'api', 'e2e'] as const
export const stageNames = [...checkNames, ...suiteStageNames] as const
export type SuiteStageName = (typeof suiteStageNames)[number]
export type StageName = (typeof stageNames)[number]

/** Where `npm run suite` starts a suite, unless told otherwise. */
export const suiteOffset = 12_000

/** A test that failed, by its full name, or what else went wrong. */
export interface Failure {
  name: string
  /** As the test runner says it. */
  reason?: string | undefined
}

/** What one stage found. */
export interface StageResult {
  /** `suite` stands for the suite itself, which did not come up. */
  stage: StageName | 'suite'
  passed: number
  failures: readonly Failure[]
}

/** The last line of `npm test`. */
export function summaryLine(results: readonly StageResult[]): string {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  return `${passed} passed, ${countFailures(results)} failed`
}

/** How many tests failed in all. */
export function countFailures(results: readonly StageResult[]): number {
  return results.reduce((sum, result) => sum + result.failures.length, 0)
}

/** So much of a reason is enough to know it again where only the end of a log is kept: with what a page showed. */
const reasonLength = 8_000

/** The failures by name and reason, for people, under the stage they belong to; empty when there are none. */
export function failureList(results: readonly StageResult[]): string {
  return results
    .filter((result) => result.failures.length > 0)
    .map((result) => `Failed in ${result.stage}:\n${result.failures.map(inWords).join('\n')}\n`)
    .join('\n')
}

function inWords({ name, reason = '' }: Failure): string {
  const lines = stripVTControlCharacters(reason).slice(0, reasonLength).split('\n')
  const said = lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)
  return [`  ${name}`, ...said].join('\n')
}
