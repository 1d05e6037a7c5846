import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { localeSchema } from '../text.ts'
import { membershipRoleIdSchema, roleIdSchema } from './roles.ts'

/** An international phone number, ITU-T E.164: what SMS and voice providers take. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/)

/** `users/{uid}`: a person's profile. The e-mail address and its verification belong to Auth; copied for display. */
export const userSchema = z.object({
  username: z.string().min(1).max(120),
  displayName: z.string().min(1).max(120),
  email: z.email().max(254),
  locale: localeSchema,
  /** null: provisioned by the operator and treated like an admin; sign-up never leaves it empty (design section 7). */
  roleId: roleIdSchema.nullable(),
  phone: phoneSchema.nullable(),
  phoneFix: phoneSchema.nullable(),
  phoneMobile: phoneSchema.nullable(),
  phoneExt: z.string().max(10).nullable(),
  lastConnectionAt: instantSchema.nullable(),
  createdAt: instantSchema,
  beneficiariesCount: z.number().int().min(0),
})
export type User = z.infer<typeof userSchema>

/** `establishments/{eid}/members/{uid}`: a person's access to one establishment. */
export const memberSchema = z.object({
  /** Same as the document's id, so that a person's own memberships can be queried across establishments. */
  uid: idSchema,
  displayName: z.string().min(1).max(120),
  /** Copied from the establishment, which an invited person or a member without a role may not read. */
  establishmentName: z.string().min(1).max(120),
  /** null: a member without a role, who sees the establishment's name only. */
  roleId: membershipRoleIdSchema.nullable(),
  state: z.enum(['pending', 'accepted', 'refused']),
  /** The residents a caregiver follows; empty for staff. */
  beneficiaryIds: z.array(idSchema).max(50),
})
export type Member = z.infer<typeof memberSchema>
