import { expect, test } from 'vitest'
import { countFailures, failureList, summaryLine } from './test-stages.ts'

const results = [
  { stage: 'lint', passed: 1, failures: [] },
  { stage: 'unit', passed: 40, failures: ['a door opens', 'a door closes'] },
  { stage: 'suite', passed: 0, failures: ['Port 15000 is busy'] },
] as const

test('sums up every stage, the suite that did not come up included', () => {
  expect(summaryLine(results)).toBe('41 passed, 3 failed')
  expect(countFailures(results)).toBe(3)
})

test('names the failures under their stage', () => {
  expect(failureList(results)).toBe(
    'Failed in unit:\n  a door opens\n  a door closes\n\nFailed in suite:\n  Port 15000 is busy\n',
  )
})
