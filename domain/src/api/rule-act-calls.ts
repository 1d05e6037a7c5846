import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { defineCall, nothing } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

export const ofEstablishment = z.object({ establishmentId: idSchema })

export const ruleRefusals = ['forbidden', 'establishmentInactive', 'ruleNotFound'] as const
/** Why a rule cannot be as somebody says, or cannot be activated as it is. */
export const unfitRule = [
  'establishmentNotFound',
  'beneficiaryNotFound',
  'beneficiaryArchived',
  'shiftNotFound',
  'memberNotFound',
  'recipientUntold',
  'residentsUntold',
  'recipientUnreachable',
  'methodReachesNobody',
  'periodNotOver',
  'waitsBeyondShift',
] as const

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
  refusals: [...ruleRefusals, ...unfitRule],
})
