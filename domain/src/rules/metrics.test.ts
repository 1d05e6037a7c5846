import { expect, it } from 'vitest'
import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '../care/enums.ts'
import { ruleMetricSchema, ruleOperatorSchema } from './metrics.ts'

it('rules know each metric and each operator', () => {
  const metrics = [triggerMetrics, sensorMetrics, absenceMetrics].flatMap((each): number[] =>
    Object.values(each),
  )
  expect([...ruleMetricSchema.values].toSorted()).toEqual(metrics.toSorted())
  expect([...ruleOperatorSchema.values].toSorted()).toEqual(Object.values(comparisonOperators).toSorted())
})
