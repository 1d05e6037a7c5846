import { expect, test } from 'vitest'
import { absenceMetrics, comparisonOperators, triggerMetrics } from '../care/enums.ts'
import type { RuleMetric, RuleOperator } from '../rules/metrics.ts'
import { beginningOf } from './course-beginning.ts'

const { lesser, greater } = comparisonOperators
const [from, until] = ['2026-11-21T04:00:00Z', '2026-11-21T12:00:00Z'].map(Date.parse)
const counted = { value: 1, measured: 0, threshold: 1, usual: null, from, until, at: until, deviceId: null }
const by = (metric: RuleMetric, operator: RuleOperator) =>
  beginningOf({ cause: { metric, operator, ...counted } })

test('no sensor is said to have detected what did not happen', () => {
  expect(by(triggerMetrics.TRIGGER_COUNT, lesser)).toBe('windowEnded')
  expect(by(absenceMetrics.NO_SIGN, greater)).toBe('lastSign')
  expect(by(triggerMetrics.TRIGGER_COUNT, greater)).toBe('occurred')
  expect(by(absenceMetrics.NOT_BACK, greater)).toBe('occurred')
  expect([beginningOf({}), beginningOf({ cause: 'spoilt' })]).toEqual(['occurred', 'occurred'])
})
