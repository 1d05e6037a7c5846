import { expect, test } from 'vitest'
import { countFailures, failureList, summaryLine } from './test-stages.ts'

const results = [
  { stage: 'lint', passed: 1, failures: [] },
  {
    stage: 'unit',
    passed: 40,
    failures: [
      { name: 'a door opens', reason: 'Error: it is stuck\n\n    at a hinge' },
      { name: 'a door closes' },
    ],
  },
  { stage: 'suite', passed: 0, failures: [{ name: 'Port 15000 is busy' }] },
] as const

test('sums up every stage, the suite that did not come up included', () => {
  expect(summaryLine(results)).toBe('41 passed, 3 failed')
  expect(countFailures(results)).toBe(3)
})

test('names the failures and says why, under their stage', () => {
  expect(failureList(results)).toBe(
    'Failed in unit:\n  a door opens\n    Error: it is stuck\n        at a hinge\n  a door closes\n\nFailed in suite:\n  Port 15000 is busy\n',
  )
})
