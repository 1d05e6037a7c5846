import { z } from 'zod'
import type { Failure } from './test-stages.ts'

/** The part of Vitest's JSON report that is read (the format is Jest's). */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullable().default(null),
        }),
      ),
    }),
  ),
})

/**
 * What a Vitest run found. A file that could not be loaded counts as one failure, and so does a run that ran no test
 * or failed without a failing test: silence is never a success.
 * @param report the text of the JSON report, undefined when there is none
 * @param succeeded whether Vitest ended with exit code 0
 */
export function readVitestReport(
  report: string | undefined,
  succeeded: boolean,
): { passed: number; failures: Failure[] } {
  if (report === undefined) return { passed: 0, failures: [{ name: 'Vitest ended without a report' }] }
  const files = reportSchema.parse(JSON.parse(report)).testResults
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const failures = tests
    .filter((test) => test.status === 'failed')
    .map(({ fullName: name, failureMessages }): Failure => ({ name, reason: failureMessages?.join('\n') }))
  for (const file of files) {
    const hasFailedTest = file.assertionResults.some((test) => test.status === 'failed')
    if (file.status === 'failed' && !hasFailedTest) failures.push({ name: file.name, reason: file.message })
  }
  if (failures.length === 0 && passed === 0) failures.push({ name: 'no test was run' })
  if (failures.length === 0 && !succeeded) failures.push({ name: 'an error outside any test (see above)' })
  return { passed, failures }
}
