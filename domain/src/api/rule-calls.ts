import { z } from 'zod'
import { alertSchema } from '../alerts/alert.ts'
import { ruleSaidSchema } from '../alerts/managed-rule.ts'
import { liveRuleSchema } from '../alerts/notification-rule.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { conditionalRuleSchema } from '../rules/conditional-rule.ts'
import { defineCall, nothing } from './call.ts'

const ofEstablishment = z.object({ establishmentId: idSchema })
/** Of one resident, where one is named. */
const ofResident = ofEstablishment.extend({ beneficiaryId: idSchema.optional() })

const refusals = ['forbidden', 'establishmentInactive', 'ruleNotFound'] as const
/** Why a rule cannot be as somebody says, or cannot be activated as it is. */
const unfit = [
  'establishmentNotFound',
  'beneficiaryNotFound',
  'beneficiaryArchived',
  'shiftNotFound',
  'memberNotFound',
  'recipientUnreachable',
  'methodReachesNobody',
] as const

/** `changed`: false where it was so already. */
const whetherChanged = z.object({ changed: z.boolean() })

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

/** The most alerts that one answer holds. */
export const alertsAtOnce = 100

export const rulesActivityCall = defineCall({
  operationId: 'getNotificationsActivity',
  method: 'get',
  path: '/api/notificationsActivity',
  summary: `The alerts that the notification rules of an establishment raised, or of one resident, the latest ${alertsAtOnce}`,
  params: nothing,
  query: ofResident,
  answer: z.array(alertSchema.extend({ id: idSchema })),
  refusals: ['forbidden'],
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
  /** When it was last changed, which the next change names. */
  answer: whetherChanged.extend({ updatedAt: instantSchema }),
  refusals: [...refusals, ...unfit, 'ruleChanged', 'tooManyRules'],
})

export const deleteRuleCall = defineCall({
  operationId: 'deleteNotification',
  method: 'delete',
  path: '/api/notifications/:id',
  summary: 'Delete a notification rule; its alerts stay',
  params: z.object({ id: idSchema }),
  query: ofEstablishment,
  answer: whetherChanged,
  refusals: ['forbidden', 'establishmentInactive'],
})

export const activateRuleCall = defineCall({
  operationId: 'activateNotification',
  method: 'post',
  path: '/api/notificationActivation',
  summary: 'Activate or deactivate a notification rule',
  params: nothing,
  query: ofEstablishment,
  body: z.strictObject({ id: idSchema, activated: z.boolean() }),
  answer: whetherChanged,
  refusals: [...refusals, ...unfit],
})
