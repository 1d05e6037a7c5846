import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { localeSchema } from '../text.ts'
import { awaySchema } from './away.ts'
import { mostNameStarts } from './name-starts.ts'
import { quietHoursSchema } from './quiet-hours.ts'
import { membershipRoleIdSchema, roleIdSchema } from './roles.ts'
import { acceptedTermsSchema } from './terms.ts'

/** An international phone number, ITU-T E.164: what SMS and voice providers take. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/)

/** `users/{uid}`: a person's profile, and what they are outside any home. What decides a right opens nothing when spoilt. */
export const userSchema = z.object({
  username: z.string().min(1).max(120),
  displayName: z.string().min(1).max(120),
  /** The same as `named` makes it, changed with it: lists of people are sorted by it. */
  sortName: z.string().max(240).catch(''),
  /** All by which the name is found, as `named` makes it. A profile of before this was kept gets it with its next change. */
  nameStarts: z.array(z.string().max(40)).max(mostNameStarts).catch([]),
  /** A copy of Auth's. */
  email: z.email().max(254),
  /** Whether Auth has verified that address: nobody is written to at one that it has not. */
  emailVerified: z.boolean().catch(false),
  locale: localeSchema,
  /** Copied to each of the person's memberships, which is where it counts; ADMIN alone counts here. */
  roleId: roleIdSchema.nullable().catch(null),
  /** Provisioned by the operator and treated like a super administrator; never set by sign-up (docs/adr/0021). */
  operator: z.boolean().catch(false),
  /** The account is closed: this person is nobody, whatever their memberships say. */
  disabled: z.boolean().catch(true),
  /** Sessions that began before are over, on whatever device; 0: none. What is spoilt ends them all. */
  sessionsEndedAt: instantSchema.catch(Number.MAX_SAFE_INTEGER),
  /** How often they have let go of every alert that they were on: an acknowledgement from before the latest time counts no more. */
  timesLetGo: z.int().min(0).catch(0),
  phone: phoneSchema.nullable(),
  phoneFix: phoneSchema.nullable(),
  phoneMobile: phoneSchema.nullable(),
  phoneExt: z.string().max(10).nullable(),
  /** Those of the numbers that a code was sent to and came back from: nobody is written to or called at any other. */
  verifiedPhones: z.array(phoneSchema).max(10).catch([]),
  /** The numbers that answered STOP: no SMS goes there until they answer START (docs/adr/0104-an-sms-is-answered.md). */
  stoppedPhones: z.array(phoneSchema).max(10).optional().catch(undefined),
  /** The phones and other devices on which they have turned notifications on, by the names that these gave themselves, the latest last. */
  pushDevices: z.array(idSchema).max(10).optional().catch(undefined),
  /** When they are told of calls for help alone, where their home allows it; missing or null: never. What is not understood is never too. */
  quietHours: quietHoursSchema.nullish().catch(undefined),
  /** Whether they have chosen a code by which they unlock a screen; the code itself is the server's. */
  hasUnlockCode: z.boolean().catch(false),
  createdAt: instantSchema,
  /** When the last asked for it who said what it is called, as long as nobody has shown its address to be theirs; missing: as it was made. */
  askedAt: instantSchema.optional().catch(undefined),
  /** Null for an account that the operator made, until its person accepts them: they are asked before they go on. */
  terms: acceptedTermsSchema.nullable().catch(null),
})
export type User = z.infer<typeof userSchema>

/**
 * `establishments/{eid}/members/{uid}`: a person's access to one establishment. A role, level or state that is not
 * understood opens nothing, here as in the rules.
 */
export const memberSchema = z.object({
  /** Same as the document's id, so that a person's own memberships can be queried across establishments. */
  uid: idSchema,
  displayName: z.string().min(1).max(120),
  /** Copied from the establishment, which an invited person or a member without a role may not read. */
  establishmentName: z.string().min(1).max(120),
  /**
   * The state of the home, copied like its name: whoever does not administer an inactive one reads only. Missing: active; what is
   * not understood lets nobody write.
   */
  establishmentState: z.enum(['active', 'inactive']).optional().catch('inactive'),
  /** The level in this home; null: none, and the person sees the establishment's name only. */
  roleId: membershipRoleIdSchema.nullable().catch(null),
  /** The person's own `roleId`, changed with it in one transaction; null is nobody. */
  role: roleIdSchema.nullable().catch(null),
  /** The home has made this person a caregiver here: their `role` is that, whatever their own becomes. */
  isCaregiver: z.boolean().optional(),
  state: z.enum(['pending', 'accepted', 'refused']).catch('refused'),
  /** The residents a caregiver follows, 50 at most; empty for staff. What is no id is nobody. `caregiverIds` of each is changed in the same transaction. */
  beneficiaryIds: z
    .array(z.unknown())
    .catch([])
    .transform((ids) => ids.flatMap((id) => idSchema.safeParse(id).data ?? [])),
  /** Copied by what closes their account, for the home's administrators to see, who may not read its profile. It decides nothing: `disabled` there does. */
  isClosed: z.boolean().optional().catch(undefined),
  /** Missing or null: they are there. So is whoever's cannot be understood: they are rather written to in vain than not at all. */
  away: awaySchema.nullish().catch(undefined),
})
export type Member = z.infer<typeof memberSchema>
