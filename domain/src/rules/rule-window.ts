import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { usualSchema } from './known-usual.ts'
import { toldEventSchema } from './told-event.ts'

/** `establishments/{eid}/ruleWindows/{ruleId}:{bid}:{from}`: what a rule has watched of a resident in one shift, or one day. */
export const ruleWindowSchema = z.object({
  ruleId: idSchema,
  beneficiaryId: idSchema,
  /** null: the whole day. */
  shiftId: idSchema.nullable(),
  from: instantSchema,
  until: instantSchema,
  /** By name (`toldKey`): the same event twice is one. */
  events: z.record(z.string(), toldEventSchema).default({}),
  /** What was usual before it, where its rule asks and once somebody has looked. */
  usual: usualSchema.optional().catch(undefined),
})
export type RuleWindow = z.infer<typeof ruleWindowSchema>

/** By what a window is known: its rule, its resident and when it began; `:` stands in no id. */
export const windowIdOf = ({
  ruleId,
  beneficiaryId,
  from,
}: Pick<RuleWindow, 'ruleId' | 'beneficiaryId' | 'from'>): string => `${ruleId}:${beneficiaryId}:${from}`

/** Whether two versions of a window hold the same: events are added, and none is taken away. */
export function hasSameEvents(one: Pick<RuleWindow, 'events'>, other: Pick<RuleWindow, 'events'>): boolean {
  const keys = Object.keys(one.events)
  return (
    keys.length === Object.keys(other.events).length && keys.every((key) => Object.hasOwn(other.events, key))
  )
}
