import { z } from 'zod'
import { notSentByEach, ruleFields } from '../alerts/notification-rule.ts'
import { instantSchema } from '../ids.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { isCondition, notACondition } from './condition.ts'
import { ruleMetricSchema, ruleOperatorSchema } from './metrics.ts'
import { isToldByEach } from './signs.ts'

/** The days with which a rule compares: those before the shift that it judges, or from one date to another, both included. */
export const historyPeriodSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal(['lastWeek', 'lastMonth', 'lastThreeMonths']) }),
  z.strictObject({ kind: z.literal('custom'), from: z.iso.date(), to: z.iso.date() }),
])
export type HistoryPeriod = z.infer<typeof historyPeriodSchema>

/** What is compared with what (docs/rules.md). */
export const conditionFields = {
  metric: ruleMetricSchema,
  operator: ruleOperatorSchema,
  /** Times, minutes, °C, % or ppm; of `times_more` and `times_less` a factor; of an absence the minutes that are waited. */
  value: z.number(),
  /** What a resident's own average is taken of; null where the rule compares with its value alone. */
  period: historyPeriodSchema.nullable(),
  /** For how many minutes a reading has to hold; null of what is no reading. */
  heldMinutes: z.number().int().min(1).max(720).nullable(),
} as const

/** What of a rule says what it measures, and what that is held against. */
export type Condition = z.infer<z.ZodObject<typeof conditionFields>> & { action: EventKind }

/**
 * `establishments/{eid}/notifications/{nid}` of type conditional: a rule that counts, measures or compares within a shift, or a day,
 * and fires once for it, or waits for what does not come (`isAbsence`), and fires once for each time. Each of its shifts is a window of its own; without any it is the whole day, from midnight to midnight.
 */
export const conditionalRuleSchema = z
  .object({
    type: z.literal('conditional'),
    ...ruleFields,
    ...conditionFields,
    /** Since when it watches what it does, without interruption. */
    watchesSince: instantSchema,
  })
  .refine(isToldByEach, notSentByEach)
  .refine(isCondition, notACondition)
export type ConditionalRule = z.infer<typeof conditionalRuleSchema>
