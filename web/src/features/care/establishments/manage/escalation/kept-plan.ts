import { channelSchema } from '@vigie/domain/alerts/channel'
import { instantSchema } from '@vigie/domain/ids'
import { z } from 'zod'
import { type Known, type PlanForm, withKnown } from './plan-form.ts'

/** What somebody types of a plan. */
export interface TypedPlan {
  readonly form: PlanForm
  /** Which version of the plan it was begun from. */
  readonly seen: number | null
  readonly isTyped: boolean
  /** Whose plan it is, where that is chosen in the form; empty: it is not chosen yet, or the form says it itself. */
  readonly bid?: string | undefined
}

const typedPlanSchema = z.object({
  form: z.object({
    activated: z.boolean(),
    alerts: z.enum(['callsForHelp', 'all']),
    steps: z.array(
      z.object({
        key: z.string(),
        wasLeft: z.boolean(),
        uids: z.array(z.string()),
        onShift: z.boolean(),
        methods: z.array(channelSchema),
        afterMinutes: z.string(),
      }),
    ),
    repeatMinutes: z.string(),
    resolveWithinMinutes: z.string(),
    shifts: z.array(z.object({ shiftId: z.string(), uids: z.array(z.string()) })),
  }),
  seen: instantSchema.nullable(),
  isTyped: z.literal(true),
  bid: z.string().optional(),
})

/** What a device kept of a plan, without people who have no access any more; null: it cannot be gone on with. */
export function keptPlan(kept: unknown, known: Known): TypedPlan | null {
  const typed = typedPlanSchema.safeParse(kept).data
  return typed ? { ...typed, form: withKnown(typed.form, known) } : null
}
