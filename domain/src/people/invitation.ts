import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { localeSchema } from '../text.ts'
import { accountEmailSchema } from './new-account.ts'
import { membershipRoleIdSchema, roles } from './roles.ts'
import type { Member } from './user.ts'

const hour = 3_600_000

/** How long an invitation can be answered. */
export const invitationGoodForMs = 14 * 24 * hour

/** How soon, and how often in all, the same invitation may be sent again. */
export const sentAgainAfterMs = hour / 6
export const mostSendings = 10

/** How many invitations of a home may wait for an answer, and how many it may make in 24 hours: each is an e-mail of ours. */
export const mostInvitations = { pending: 100, aDay: 100 } as const

/** The most residents that one caregiver follows in a home. */
export const mostResidentsFollowed = 50

/** What an administrator says who invites somebody. */
export const newInvitationSchema = z
  .strictObject({
    /** Whoever shows that this address is theirs may answer, with an account or without one yet. */
    email: accountEmailSchema,
    locale: localeSchema,
    /** The level in the home; null: none. */
    roleId: membershipRoleIdSchema.nullable().default(null),
    /** The residents that they follow as a caregiver; none: they are staff. */
    beneficiaryIds: z.array(idSchema).max(mostResidentsFollowed).default([]),
  })
  .refine(({ roleId, beneficiaryIds }) => beneficiaryIds.length === 0 || isCaregiverLevel(roleId), {
    path: ['roleId'],
    message: 'invitation.caregiverLevel',
  })
export type NewInvitation = z.infer<typeof newInvitationSchema>

const isCaregiverLevel = (roleId: number | null) => roleId === roles.READ_ONLY || roleId === roles.READ_WRITE

/** `establishments/{eid}/invitations/{iid}`: somebody is asked to join a home, by an address (docs/adr/0043-an-invitation-is-for-an-address.md). */
export const invitationSchema = z.object({
  email: accountEmailSchema,
  locale: localeSchema,
  roleId: membershipRoleIdSchema.nullable().catch(null),
  beneficiaryIds: z.array(idSchema).max(mostResidentsFollowed),
  establishmentName: z.string().min(1).max(120),
  invitedBy: z.object({ uid: idSchema, displayName: z.string().max(120) }),
  createdAt: instantSchema,
  /** When its e-mails were queued. */
  sentAt: z.array(instantSchema).min(1).max(mostSendings),
  /** From then on it cannot be answered. */
  endsAt: instantSchema,
  /** It ran out before its time: whoever had made it, or sent it last, may not invite any more. Sent again, it is good anew. */
  inviterLeft: z.boolean().optional(),
  state: z.enum(['pending', 'accepted', 'refused', 'cancelled']),
  /** Who accepted it; who refused it is not kept, for the home may read this (docs/adr/0094-the-journal-keeps-names.md). */
  answeredBy: idSchema.nullable(),
})
export type Invitation = z.infer<typeof invitationSchema>

/** Whether an invitation can be answered, at `now`, epoch milliseconds. */
export const isOpen = ({ state, endsAt }: Pick<Invitation, 'state' | 'endsAt'>, now: number): boolean =>
  state === 'pending' && now < endsAt

/** Whether an invitation would give nothing to who is a member already: a caregiver alone follows its residents besides those they follow. */
export const givesNothing = (
  { role, beneficiaryIds }: Pick<Member, 'role' | 'beneficiaryIds'>,
  invitation: Pick<Invitation, 'beneficiaryIds'>,
): boolean => role !== roles.CAREGIVER || invitation.beneficiaryIds.every((id) => beneficiaryIds.includes(id))

/** Why an invitation is not sent again now; null: it is. */
export function notSentAgain(
  invitation: Invitation,
  now: number,
): 'invitationOver' | 'sentTooOften' | 'tooSoon' | null {
  const { state, sentAt } = invitation
  // One that ran out is sent again, and then good for as long as a new one; one that was answered or cancelled is not.
  if (state !== 'pending') return 'invitationOver'
  if (sentAt.length >= mostSendings) return 'sentTooOften'
  return now < Math.max(...sentAt) + sentAgainAfterMs ? 'tooSoon' : null
}
