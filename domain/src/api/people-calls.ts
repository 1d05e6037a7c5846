import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { mostResidentsFollowed, newInvitationSchema } from '../people/invitation.ts'
import { lonelyRulesSchema } from '../people/lonely-rules.ts'
import { membershipRoleIdSchema } from '../people/roles.ts'
import { defineCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

const home = z.object({ eid: idSchema })
const ofInvitation = z.object({ eid: idSchema, iid: idSchema })

export const inviteCall = defineCall({
  operationId: 'invite',
  method: 'post',
  path: '/api/establishment/:eid/invite',
  summary:
    'Invite an address to a home. The answer is the same whether or not somebody has an account there, unless they are a member already',
  params: home,
  /** `id`: one of the client's own; without it an address has one invitation at a time, under an id of the server's. */
  body: newInvitationSchema.safeExtend({ id: idSchema.optional() }),
  answer: whetherChanged,
  refusals: [
    'forbidden',
    'establishmentNotFound',
    'beneficiaryNotFound',
    'followedArchived',
    'alreadyInvited',
    'alreadyMember',
    'invitationExists',
    'tooManyInvitations',
  ],
})

export const resendInvitationCall = defineCall({
  operationId: 'resendInvitation',
  method: 'post',
  path: '/api/establishment/:eid/invitation/:iid/resend',
  summary: 'Send the e-mail of an invitation again, which is then good for another 14 days',
  params: ofInvitation,
  answer: z.object({}),
  refusals: [
    'forbidden',
    'invitationNotFound',
    'invitationOver',
    'sentTooOften',
    'tooSoon',
    'alreadyInvited',
    'tooManyInvitations',
  ],
})

export const cancelInvitationCall = defineCall({
  operationId: 'cancelInvitation',
  method: 'delete',
  path: '/api/establishment/:eid/invitation/:iid',
  summary: 'Take an invitation back that nobody has answered yet',
  params: ofInvitation,
  answer: whetherChanged,
  refusals: ['forbidden', 'invitationNotFound', 'invitationOver'],
})

export const answerInvitationCall = defineCall({
  operationId: 'answerInvitation',
  method: 'post',
  path: '/api/establishment/:eid/invitation',
  summary: 'Accept or refuse an invitation that was sent to one’s own verified address',
  params: home,
  /** `invitationId`: may be left out where one alone of the home waits for the address. */
  body: z.strictObject({ invitationId: idSchema.optional(), accept: z.boolean() }),
  /** `already`: who accepts was a member before, whose access stays what it was. */
  answer: z.object({ state: z.enum(['accepted', 'refused']), already: z.boolean().default(false) }),
  refusals: ['invitationNotFound', 'invitationOver', 'invitationUnclear', 'invitedRelative'],
})

export const revokeCall = defineCall({
  operationId: 'revokeMember',
  method: 'delete',
  path: '/api/establishment/:eid/revoke/:userId',
  summary: 'Take somebody’s access to a home away, and take them off its residents and notification rules',
  params: z.object({ eid: idSchema, userId: idSchema }),
  answer: whetherChanged.extend({ lonelyRules: lonelyRulesSchema }),
  refusals: ['forbidden', 'lastAdministrator'],
})

export const changeLevelCall = defineCall({
  operationId: 'changeRole',
  method: 'patch',
  path: '/api/establishment/:eid/role',
  summary: 'Change somebody’s level in a home; null: none',
  params: home,
  body: z.strictObject({ userId: idSchema, roleId: membershipRoleIdSchema.nullable() }),
  answer: whetherChanged.extend({ lonelyRules: lonelyRulesSchema }),
  refusals: ['forbidden', 'memberNotFound', 'lastAdministrator', 'caregiverLevel'],
})

/** An invitation that was taken back since it named somebody who was taken away: at which address, and whom it named, by name. */
const cancelledInvitationSchema = z.object({
  email: z.string(),
  removed: z.array(z.string()),
  others: z.array(z.string()),
})
export type CancelledInvitation = z.infer<typeof cancelledInvitationSchema>

const someResidents = z.array(idSchema).max(mostResidentsFollowed).default([])

export const changeFollowedCall = defineCall({
  operationId: 'changeFollowed',
  method: 'patch',
  path: '/api/establishment/:eid/followed',
  summary:
    'Change whom a caregiver follows: what is not named stays. The rights to a resident begin and end at once',
  params: home,
  body: z.strictObject({ userId: idSchema, add: someResidents, remove: someResidents }),
  bodyLimit: 32_000,
  answer: whetherChanged.extend({
    lonelyRules: lonelyRulesSchema,
    cancelled: z.array(cancelledInvitationSchema),
  }),
  refusals: [
    'forbidden',
    'memberNotFound',
    'notCaregiver',
    'beneficiaryNotFound',
    'followedArchived',
    'followsNobody',
    'tooManyFollowed',
  ],
})
