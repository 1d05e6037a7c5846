import { z } from 'zod'
import { alertSchema } from '../alerts/alert.ts'
import { ruleSaidSchema } from '../alerts/managed-rule.ts'
import { liveRuleSchema } from '../alerts/notification-rule.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { membershipRoleIdSchema, roleIdSchema } from '../people/roles.ts'
import { conditionalRuleSchema } from '../rules/conditional-rule.ts'
import { windowCauseSchema } from '../rules/window-cause.ts'
import { defineCall, nothing } from './call.ts'
import { ofEstablishment, ruleRefusals, unfitRule } from './rule-act-calls.ts'
import { whetherChanged } from './whether-changed.ts'

/** Of one resident, where one is named. */
const ofResident = ofEstablishment.extend({ beneficiaryId: idSchema.optional() })

export const listRulesCall = defineCall({
  operationId: 'getNotifications',
  method: 'get',
  path: '/api/notifications',
  summary:
    'The notification rules of an establishment; of a resident: those that are for them, and for all residents',
  params: nothing,
  query: ofResident,
  answer: z.array(
    z.discriminatedUnion('type', [
      liveRuleSchema.safeExtend({ id: idSchema }),
      conditionalRuleSchema.safeExtend({ id: idSchema }),
    ]),
  ),
  refusals: ['forbidden'],
})

/** An alert with why its rule raised it. */
export const activitySchema = alertSchema.extend({ cause: windowCauseSchema.optional().catch(undefined) })
export type Activity = z.infer<typeof activitySchema>

/** The most alerts that one answer holds. */
export const alertsAtOnce = 100

export const rulesActivityCall = defineCall({
  operationId: 'getNotificationsActivity',
  method: 'get',
  path: '/api/notificationsActivity',
  summary: `The alerts that the notification rules of an establishment raised, or of one resident, the latest ${alertsAtOnce}`,
  params: nothing,
  query: ofResident,
  answer: z.array(activitySchema.extend({ id: idSchema })),
  refusals: ['forbidden'],
})

export const ruleRecipientsCall = defineCall({
  operationId: 'getNotificationRecipients',
  method: 'get',
  path: '/api/notificationRecipients',
  summary: 'The members whom a notification rule of an establishment can tell, for whoever may write one',
  params: nothing,
  query: ofEstablishment,
  answer: z.array(
    z.object({
      uid: idSchema,
      displayName: z.string(),
      role: roleIdSchema.nullable(),
      roleId: membershipRoleIdSchema.nullable(),
      isClosed: z.boolean().optional(),
    }),
  ),
  refusals: ['forbidden', 'establishmentInactive'],
})

export const setRuleCall = defineCall({
  operationId: 'setNotification',
  method: 'post',
  path: '/api/notifications',
  summary:
    'Add a notification rule under an id that the caller chooses, or change one as it was when last seen',
  params: nothing,
  query: ofEstablishment,
  body: z.strictObject({ id: idSchema, rule: ruleSaidSchema }),
  bodyLimit: 32_000,
  /** When it was last changed, which the next change names, and whether it is activated: that somebody else may have changed. */
  answer: whetherChanged.extend({ updatedAt: instantSchema, activated: z.boolean() }),
  refusals: [...ruleRefusals, ...unfitRule, 'ruleChanged', 'tooManyRules'],
})
