import { z } from 'zod'
import { actorSchema } from '../alerts/alert.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { phoneSchema } from '../people/user.ts'
import { appetiteValueSchema, healthValueSchema, moodValueSchema } from './mood-record.ts'
import { snoozeSchema } from './snooze.ts'

/** By whom as they were called then, and that they were a relative; left out where that was not kept. */
const author = { byName: z.string().max(120).optional(), isRelative: actorSchema.shape.isRelative }

const latest = <T extends z.ZodType>(value: T) =>
  z.object({ value, at: instantSchema, by: idSchema, ...author }).nullable()

/** `establishments/{eid}/beneficiaries/{bid}`: a resident. */
export const beneficiarySchema = z.object({
  name: z.string().min(1).max(120),
  room: z.string().max(20),
  state: z.enum(['active', 'archived']),
  email: z.email().max(254).nullable(),
  phone: phoneSchema.nullable(),
  /** The number of theirs that an administrator has tried: no SMS goes to any other (docs/adr/0046). */
  confirmedPhone: phoneSchema.nullable().catch(null),
  /** The number that answered STOP: no SMS goes there until it answers START (docs/adr/0104-an-sms-is-answered.md). */
  stoppedPhone: phoneSchema.nullish().catch(undefined),
  /** The latest record of each, or null: nobody has said yet, which is not "normal". */
  mood: latest(moodValueSchema),
  health: latest(healthValueSchema),
  appetite: latest(appetiteValueSchema),
  /** Which photo it is (`storagePaths.beneficiaryPhoto`), or null for the default avatar. */
  avatar: z.string().max(120).nullable(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /**
   * The caregivers who follow this resident: a copy of their memberships' `beneficiaryIds`, changed in the same
   * transaction, which makes the list of their residents provable by the rules. Nothing else goes by it.
   */
  caregiverIds: z.array(idSchema).max(50),
  /** Care that is under way with them, or lately was; missing, or not understood: none, and all warnings go out. */
  snoozes: z.array(snoozeSchema).optional().catch(undefined),
  /** Since when a gateway is silent that hears a device of theirs; null, or missing: none is known to be (docs/adr/0107). */
  cutOff: instantSchema.nullish().catch(undefined),
  lastUpdateAt: instantSchema,
})
export type Beneficiary = z.infer<typeof beneficiarySchema>
