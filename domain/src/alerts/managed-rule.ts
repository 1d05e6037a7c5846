import { z } from 'zod'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { shownNameSchema } from '../people/shown-name.ts'
import { eventKindSchema } from '../sensors/event-kinds.ts'
import { mostShifts } from '../time/shift.ts'
import { channelSchema } from './channel.ts'
import {
  isSentByEach,
  type LiveRule,
  mostRecipients,
  notSentByEach,
  type Recipient,
  recipientSchema,
} from './notification-rule.ts'

/** The most notification rules that a home has: ingest reads those that are activated together. */
export const mostRules = 200

const keyOf = (recipient: Recipient): string =>
  recipient.kind === 'user' ? `user ${recipient.uid}` : 'beneficiary'

const isEachOnce = (values: readonly string[]): boolean => new Set(values).size === values.length

/** What somebody says of a live rule: what it is about, in which shifts, and whom it tells how. */
export const ruleSaidSchema = z
  .strictObject({
    name: shownNameSchema,
    /** null: every resident of the establishment. */
    beneficiaryId: idSchema.nullable(),
    deviceTypes: z
      .array(deviceTypeSchema)
      .min(1)
      .refine(isEachOnce)
      .meta({ examples: [['NOVIKA-LW-BOUTON', 'MOKO-LW-004PB']] }),
    action: eventKindSchema.meta({ examples: ['buttonPressed'] }),
    /** Empty: at any time. */
    shiftIds: z.array(idSchema).max(mostShifts).refine(isEachOnce),
    recipients: z
      .array(recipientSchema)
      .min(1)
      .max(mostRecipients)
      .refine((recipients) => isEachOnce(recipients.map(keyOf))),
    methods: z
      .array(channelSchema)
      .min(1)
      .refine(isEachOnce)
      .meta({ examples: [['sms', 'email']] }),
    /** The `updatedAt` of the rule as the person saw it; null: a new one. */
    updatedAt: instantSchema.nullable(),
  })
  .refine(isSentByEach, notSentByEach)
export type RuleSaid = z.infer<typeof ruleSaidSchema>

/** A rule that is new, by what somebody said of it. It is activated: whoever makes one wants to be told. `now` is epoch milliseconds. */
export function newRule({ updatedAt: _, ...said }: RuleSaid, createdBy: string, now: number): LiveRule {
  return {
    type: 'live',
    ...said,
    activated: true,
    createdBy,
    createdAt: now,
    updatedAt: now,
    updatedBy: createdBy,
  }
}

/** Which fields of a rule are another by what somebody says of it; none: it says so already. In which order a list stands says nothing. */
export function differingFields(rule: LiveRule, said: RuleSaid): (keyof RuleSaid & keyof LiveRule)[] {
  const lists = (one: Pick<LiveRule, 'deviceTypes' | 'shiftIds' | 'methods' | 'recipients'>) => ({
    deviceTypes: one.deviceTypes,
    shiftIds: one.shiftIds,
    methods: one.methods,
    recipients: one.recipients.map(keyOf),
  })
  const [is, will] = [lists(rule), lists(said)]
  const changedLists = (['deviceTypes', 'shiftIds', 'methods', 'recipients'] as const).filter(
    (field) => is[field].toSorted().join() !== will[field].toSorted().join(),
  )
  const changed = (['name', 'beneficiaryId', 'action'] as const).filter(
    (field) => rule[field] !== said[field],
  )
  return [...changed, ...changedLists]
}
