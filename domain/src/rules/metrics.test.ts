import { expect, it } from 'vitest'
import { comparisonOperators, sensorMetrics, triggerMetrics } from '../care/enums.ts'
import { ruleMetricSchema, ruleOperatorSchema } from './metrics.ts'

it('rules know each metric and each operator', () => {
  const metrics = [...Object.values(triggerMetrics), ...Object.values(sensorMetrics)]
  expect([...ruleMetricSchema.values].toSorted()).toEqual(metrics.toSorted())
  expect([...ruleOperatorSchema.values].toSorted()).toEqual(Object.values(comparisonOperators).toSorted())
})
