import { z } from 'zod'
import type { AbsenceMetric, ComparisonOperator, SensorMetric, TriggerMetric } from '../care/enums.ts'

// Spelt out: every page of the app reads alerts, and needs none of the other words of care for it (metrics.test.ts).

export const ruleMetricSchema = z.literal([0, 1, 10, 11, 12, 20, 21])
export type RuleMetric = TriggerMetric | SensorMetric | AbsenceMetric

export const ruleOperatorSchema = z.literal([0, 1, 2, 3, 4, 5, 6])
export type RuleOperator = ComparisonOperator
