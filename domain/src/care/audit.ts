import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { mostResidentsFollowed } from '../people/invitation.ts'
import type { AuditField } from './audit-fields.ts'
import { establishmentSchema } from './establishment.ts'

/** Everything that an entry of the audit may say was done. Once written an action keeps its name. */
export const auditActions = [
  'alert.acknowledge',
  'alert.release',
  'alert.resolve',
  'apiKey.rotate',
  'beneficiary.archive',
  'beneficiary.open',
  'beneficiary.photo',
  'beneficiary.restore',
  'beneficiary.set',
  'delivery.retry',
  'device.claim',
  'device.describe',
  'device.move',
  'device.retire',
  'device.withdraw',
  'document.add',
  'document.delete',
  'document.rename',
  'escalation.remove',
  'escalation.set',
  'establishment.change',
  'establishment.create',
  'events.remove',
  'export.make',
  'export.restore',
  'handover.open',
  'handover.read',
  'invitation.accept',
  'invitation.cancel',
  'invitation.create',
  'invitation.refuse',
  'invitation.resend',
  'licences.set',
  'member.away',
  'member.back',
  'member.followed',
  'member.level',
  'member.rename',
  'member.revoke',
  'mood.set',
  'mood.undo',
  'note.delete',
  'note.set',
  'phone.verify',
  'profile.update',
  'report.make',
  'report.open',
  'rule.activate',
  'rule.deactivate',
  'rule.delete',
  'rule.set',
  'sessions.end',
  'shift.delete',
  'shift.set',
  'snooze.begin',
  'snooze.end',
  'snooze.resume',
  'terms.accept',
  'task.activate',
  'task.deactivate',
  'task.delete',
  'task.done',
  'task.set',
  'task.undone',
  'unlockCode.set',
  'user.create',
  'user.delete',
  'user.email',
  'user.renew',
  'user.role',
] as const
/**
 * Who did what no account is named for: the product by itself, its operator by a command, and whoever asked for an account without being signed in. No
 * account has such an id.
 */
export const productUid = 'vigie'
export const operatorUid = 'operator'
export const visitorUid = 'visitor'
/** Who refused an invitation, of whom the home is told nothing but the address that it typed itself. */
export const invitedUid = 'invited'

export type AuditAction = (typeof auditActions)[number]

/** The most residents that one entry names: one change may have a caregiver follow as many as anybody does, and leave as many. */
export const mostResidentsNamed = 2 * mostResidentsFollowed

/** As a later version may know another one, which is read all the same. */
const roleSchema = z.number().int().nullable().optional()
const givenSchema = z.object({ from: roleSchema, to: roleSchema })
/** Who had which level or role, and has which. */
export type Given = z.infer<typeof givenSchema>

/** From how many months to how many. */
const keptMonthsSchema = z.object({ from: z.int(), to: z.int() }).optional().catch(undefined)

const nameSchema = z.string().max(120).default('')

/** From which name to which. */
const renamedSchema = z.object({ from: z.string(), to: z.string() }).optional().catch(undefined)

/** `audit/{id}`, `privateAudit/{id}`: who did what to which record; written by the server, never changed. */
export const auditSchema = z.object({
  uid: idSchema,
  /** What they were called then; empty in entries of before this was kept (docs/adr/0094-the-journal-keeps-names.md). */
  name: nameSchema,
  /**
   * What the person was called then to whom it was done, or the notification rule, where the path leads to one; the shift by its French
   * name; of a device that was changed or retired where it hung; of an invitation the address that it was made out to.
   */
  aboutName: z.string().max(320).default(''),
  /** One of `auditActions`, or one that a later version knows. */
  action: z.string().min(1).max(60),
  path: z.string().min(1).max(1_500),
  establishmentId: idSchema.nullable(),
  /**
   * Which of its residents it is about: both where a device went from one to another, all whom somebody gained or lost a right
   * to; none noted in entries of before this was kept.
   */
  beneficiaryIds: z.array(idSchema).max(mostResidentsNamed).default([]),
  at: instantSchema,
  /** The names of the fields that were changed, never what they hold; none where the action says it all. */
  fields: z.array(z.string().max(60)).max(100).default([]),
  /**
   * Which level of access, or which role, somebody had and was given with it; null: one that opens nothing by itself. `from` is
   * missing where they had no access before, `to` where they have none since; null, where nobody gained or lost any.
   */
  given: givenSchema.nullable().default(null),
  /** For how long the home kept what its sensors say, and does from then on; missing: it is about something else. */
  keptMonths: keptMonthsSchema,
  /** What a home was made: active, or inactive; missing: it is about something else, or older than this is kept. */
  state: establishmentSchema.shape.state.optional().catch(undefined),
  /** What a member was called before they gave themselves another name, or a shift before it was given one, and from then on; missing: it is about something else. */
  renamed: renamedSchema,
  /**
   * The network address that it was asked from: the one that Google's front end saw, then the one that Firebase Hosting names,
   * which somebody who goes past Hosting may make up. Null where nobody asked over the network.
   */
  address: z.string().max(200).nullable().default(null),
})
export type Audit = z.infer<typeof auditSchema>

/** What is said of an act where it is done: the rest is known of the request. */
export interface NewAudit extends Pick<Audit, 'uid' | 'path' | 'establishmentId' | 'at'> {
  action: AuditAction
  /** What the person is called to whom it is done, or the notification rule, where the path leads to one; a shift; where a device hung; or an invited address. */
  aboutName?: string
  /** Where the path does not tell: it does of whatever stands below a resident. */
  beneficiaryIds?: readonly string[]
  fields?: readonly AuditField[]
  given?: Given | null
  keptMonths?: NonNullable<Audit['keptMonths']>
  state?: NonNullable<Audit['state']>
  renamed?: NonNullable<Audit['renamed']>
}
