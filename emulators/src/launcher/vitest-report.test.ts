import { expect, test } from 'vitest'
import { readVitestReport } from './vitest-report.ts'

const report = (...files: { status: string; tests: string[]; message?: string }[]) =>
  JSON.stringify({
    testResults: files.map(({ status, tests, message }, index) => ({
      name: `file-${index}.test.ts`,
      status,
      message,
      assertionResults: tests.map((test) => ({
        fullName: `a test that ${test}`,
        status: test,
        failureMessages: test === 'failed' ? ['Error: 2 is not 1'] : [],
      })),
    })),
  })

test('counts what passed, names what failed and says why', () => {
  const text = report(
    { status: 'passed', tests: ['passed', 'passed'] },
    { status: 'failed', tests: ['failed'] },
  )
  expect(readVitestReport(text, false)).toEqual({
    passed: 2,
    failures: [{ name: 'a test that failed', reason: 'Error: 2 is not 1' }],
  })
})

test('a file that does not load is a failure', () => {
  const text = report(
    { status: 'passed', tests: ['passed'] },
    { status: 'failed', tests: [], message: 'no zod' },
  )
  expect(readVitestReport(text, false)).toEqual({
    passed: 1,
    failures: [{ name: 'file-1.test.ts', reason: 'no zod' }],
  })
})

test.each([
  ['no report', undefined, false],
  ['no test at all', report(), true],
  ['only skipped tests', report({ status: 'passed', tests: ['skipped'] }), true],
  ['an error outside any test', report({ status: 'passed', tests: ['passed'] }), false],
])('%s is a failure', (_, text, succeeded) => {
  expect(readVitestReport(text, succeeded).failures).toHaveLength(1)
})
