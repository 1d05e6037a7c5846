import { z } from 'zod'
import { devEuiSchema, instantSchema } from '../ids.ts'
import { usualSchema } from './known-usual.ts'
import { ruleMetricSchema, ruleOperatorSchema } from './metrics.ts'

/** Why a conditional rule fired: what it measured, and what that was held against. */
export const windowCauseSchema = z.object({
  metric: ruleMetricSchema,
  operator: ruleOperatorSchema,
  /** As the rule says it. */
  value: z.number(),
  /** Times, minutes, °C, % or ppm. */
  measured: z.number(),
  /** The same unit: the value itself, or what it comes to with what is usual. */
  threshold: z.number(),
  /** What was usual; null where the rule does not ask. */
  usual: usualSchema.nullable(),
  /** The shift, or the day. */
  from: instantSchema,
  until: instantSchema,
  /** When it was so: of a reading since when it holds. */
  at: instantSchema,
  /** Whose reading it is; null of what several devices add up to. */
  deviceId: devEuiSchema.nullable(),
})
export type WindowCause = z.infer<typeof windowCauseSchema>

/** Why a conditional rule raised an alert; null: a live one did, or it cannot be read. */
export const causeOf = ({ cause }: { cause?: unknown }): WindowCause | null =>
  windowCauseSchema.safeParse(cause).data ?? null
