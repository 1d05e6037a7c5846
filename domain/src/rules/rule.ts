import { z } from 'zod'
import { liveRuleSchema } from '../alerts/notification-rule.ts'
import { conditionalRuleSchema } from './conditional-rule.ts'

/** `establishments/{eid}/notifications/{nid}`: a notification rule of either type. */
export const ruleSchema = z.discriminatedUnion('type', [liveRuleSchema, conditionalRuleSchema])
export type Rule = z.infer<typeof ruleSchema>
