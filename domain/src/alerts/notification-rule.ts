import { z } from 'zod'
import { canSend, type DeviceType } from '../devices/device-catalogue.ts'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { type EventKind, eventKindSchema } from '../sensors/event-kinds.ts'
import { channelSchema } from './channel.ts'

/** Who is told: a member, at the address of their profile, or the resident's own contact (docs/data-model.md). */
export const recipientSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), uid: idSchema }),
  z.object({ kind: z.literal('beneficiary') }),
])
export type Recipient = z.infer<typeof recipientSchema>

/** The most whom one rule tells. */
export const mostRecipients = 50

/** Whether each of a rule's device types can send what it is about. */
export const isSentByEach = ({
  deviceTypes,
  action,
}: {
  deviceTypes: readonly DeviceType[]
  action: EventKind
}): boolean => deviceTypes.every((type) => canSend(type, action))
/** What is said of a rule where one cannot. */
export const notSentByEach = { path: ['action'], message: 'rule.actionNotOfDeviceType' }

/** What a notification rule of either type says. */
export const ruleFields = {
  name: z.string().min(1).max(120),
  /** null: every resident of the establishment, each by themselves. */
  beneficiaryId: idSchema.nullable(),
  deviceTypes: z.array(deviceTypeSchema).min(1),
  action: eventKindSchema,
  /** The shifts it is limited to; empty: at any time. */
  shiftIds: z.array(idSchema).max(24),
  recipients: z.array(recipientSchema).min(1).max(mostRecipients),
  /** Screens show every alert by themselves; a rule is there to write to somebody (ADR 36). */
  methods: z.array(channelSchema).min(1).max(channelSchema.options.length),
  activated: z.boolean(),
  /** Whether its people are told too when one of its devices, its gateway or the whole home is not heard; missing: they are not. */
  tellsSilence: z.boolean().optional(),
  createdBy: idSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Who said last what it says; missing in a rule of before this was kept. */
  updatedBy: idSchema.optional(),
} as const

/**
 * `establishments/{eid}/notifications/{nid}`: a live notification rule. It fires on the event itself, so it may name any
 * action that all of its device types can send; the catalogue's flag only says which are offered first (ADR 16).
 */
export const liveRuleSchema = z
  .object({ type: z.literal('live'), ...ruleFields })
  .refine(isSentByEach, notSentByEach)
export type LiveRule = z.infer<typeof liveRuleSchema>
