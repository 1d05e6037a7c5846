import { z } from 'zod'
import { comparisonOperators, sensorMetrics, triggerMetrics } from '../care/enums.ts'

export const ruleMetricSchema = z.literal([...Object.values(triggerMetrics), ...Object.values(sensorMetrics)])
export type RuleMetric = z.infer<typeof ruleMetricSchema>

export const ruleOperatorSchema = z.literal(Object.values(comparisonOperators))
export type RuleOperator = z.infer<typeof ruleOperatorSchema>
