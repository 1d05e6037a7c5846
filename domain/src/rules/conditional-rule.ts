import { z } from 'zod'
import { channelSchema } from '../alerts/channel.ts'
import { isSentByEach, mostRecipients, notSentByEach, recipientSchema } from '../alerts/notification-rule.ts'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { type EventKind, eventKindSchema } from '../sensors/event-kinds.ts'
import { isCondition, notACondition } from './condition.ts'
import { ruleMetricSchema, ruleOperatorSchema } from './metrics.ts'

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
  /** Times, minutes, °C, % or ppm; of `times_more` and `times_less` a factor. */
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
 * and fires once for it.
 */
export const conditionalRuleSchema = z
  .object({
    type: z.literal('conditional'),
    name: z.string().min(1).max(120),
    /** null: each resident of the establishment, by themselves. */
    beneficiaryId: idSchema.nullable(),
    deviceTypes: z.array(deviceTypeSchema).min(1),
    action: eventKindSchema,
    /** The shifts in which it watches, each a window of its own; empty: the whole day, from midnight to midnight. */
    shiftIds: z.array(idSchema).max(24),
    ...conditionFields,
    recipients: z.array(recipientSchema).min(1).max(mostRecipients),
    methods: z.array(channelSchema).min(1).max(3),
    activated: z.boolean(),
    createdBy: idSchema,
    createdAt: instantSchema,
    updatedAt: instantSchema,
    /** Who changed it last; missing in what was kept before. */
    updatedBy: idSchema.optional(),
    /** Since when it watches what it does, without interruption. */
    watchesSince: instantSchema,
  })
  .refine(isSentByEach, notSentByEach)
  .refine(isCondition, notACondition)
export type ConditionalRule = z.infer<typeof conditionalRuleSchema>
