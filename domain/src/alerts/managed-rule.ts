import { z } from 'zod'
import { type AuditField, auditFields } from '../care/audit-fields.ts'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { shownNameSchema } from '../people/shown-name.ts'
import { isCondition, notACondition } from '../rules/condition.ts'
import { conditionFields } from '../rules/conditional-rule.ts'
import type { Rule } from '../rules/rule.ts'
import { isToldByEach } from '../rules/signs.ts'
import { eventKindSchema } from '../sensors/event-kinds.ts'
import { mostShifts } from '../time/shift.ts'
import { channelSchema, standsAlone } from './channel.ts'
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

const said = {
  name: shownNameSchema,
  /** null: every resident of the establishment. */
  beneficiaryId: idSchema.nullable(),
  deviceTypes: z
    .array(deviceTypeSchema)
    .min(1)
    .refine(isEachOnce)
    .meta({ examples: [['NOVIKA-LW-BOUTON', 'MOKO-LW-004PB']] }),
  action: eventKindSchema.meta({ examples: ['buttonPressed'] }),
  /** Empty: at any time; of a conditional rule the whole day. */
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
    .refine((methods) => methods.some(standsAlone), 'rule.pushAlone')
    .meta({ examples: [['sms', 'email']] }),
  /** The device-disconnection option; missing: no. */
  tellsSilence: z.boolean().optional(),
  /** The `updatedAt` of the rule as the person saw it; null: a new one. */
  updatedAt: instantSchema.nullable(),
} as const

/** What somebody says of a live rule: what it is about, in which shifts, and whom it tells how. Without a type a rule is live. */
export const liveRuleSaidSchema = z
  .strictObject({ type: z.literal('live').optional(), ...said })
  .refine(isSentByEach, notSentByEach)
export type LiveRuleSaid = z.infer<typeof liveRuleSaidSchema>

/** The same of a conditional rule, with what it compares. */
export const conditionalRuleSaidSchema = z
  .strictObject({
    type: z.literal('conditional'),
    ...said,
    metric: conditionFields.metric.meta({ examples: [1] }),
    operator: conditionFields.operator.meta({ examples: [4] }),
    value: conditionFields.value.meta({ examples: [3] }),
    period: conditionFields.period.meta({ examples: [null] }),
    heldMinutes: conditionFields.heldMinutes.meta({ examples: [null] }),
  })
  .refine(isToldByEach, notSentByEach)
  .refine(isCondition, notACondition)
export type ConditionalRuleSaid = z.infer<typeof conditionalRuleSaidSchema>

export const ruleSaidSchema = z.discriminatedUnion('type', [liveRuleSaidSchema, conditionalRuleSaidSchema])
export type RuleSaid = z.infer<typeof ruleSaidSchema>

/** A rule that is new, by what somebody said of it. It is activated: whoever makes one wants to be told. `now` is epoch milliseconds. */
export function newRule(said: LiveRuleSaid, createdBy: string, now: number): LiveRule
export function newRule(said: RuleSaid, createdBy: string, now: number): Rule
export function newRule({ updatedAt: _, ...rule }: RuleSaid, createdBy: string, now: number): Rule {
  const made = { activated: true, createdBy, createdAt: now, updatedAt: now, updatedBy: createdBy }
  return rule.type === 'conditional'
    ? { ...rule, ...made, watchesSince: now }
    : { ...rule, ...made, type: 'live' }
}

/** The rule that another becomes by what somebody (`by`) says of it: it stays activated, or not, and whoever made it made it. `now` is epoch milliseconds. */
export function changedRule(rule: Rule, said: RuleSaid, by: string, now: number): Rule {
  const { activated, createdBy, createdAt } = rule
  const changed = { ...newRule(said, createdBy, now), activated, createdAt, updatedBy: by }
  if (changed.type !== 'conditional' || rule.type !== 'conditional') return changed
  const watchesAnew = differingFields(rule, said).some((field) => !leavesWatching.has(field))
  return watchesAnew ? changed : { ...changed, watchesSince: rule.watchesSince }
}

/** What of a conditional rule changes nothing of what it watches. */
const leavesWatching: ReadonlySet<string> = new Set([
  'name',
  'operator',
  'value',
  'heldMinutes',
  'recipients',
  'methods',
  'tellsSilence',
])

/** Which fields of a rule are another by what somebody says of it; none: it says so already. In which order a list stands says nothing. */
export function differingFields(rule: Rule, said: RuleSaid): AuditField[] {
  const [is, will] = [comparable(rule), comparable(said)]
  return auditFields.filter((field) => is[field] !== will[field])
}

/** What a rule says, each field as a text that is the same where it says the same. */
function comparable(one: Rule | RuleSaid): Partial<Record<AuditField, string>> {
  const listed = (list: readonly string[]) => list.toSorted().join()
  const { name, beneficiaryId, action, deviceTypes, shiftIds, methods, recipients, tellsSilence } = one
  const every = {
    name,
    beneficiaryId: beneficiaryId ?? '',
    action,
    deviceTypes: listed(deviceTypes),
    shiftIds: listed(shiftIds),
    methods: listed(methods),
    recipients: listed(recipients.map(keyOf)),
    tellsSilence: String(tellsSilence ?? false),
  }
  if (one.type !== 'conditional') return { type: 'live', ...every }
  const { metric, operator, value, heldMinutes, period } = one
  const custom = period?.kind === 'custom' ? [period.from, period.to] : []
  const compared = [metric, operator, value, heldMinutes].map(String)
  const [asMetric = '', asOperator = '', asValue = '', held = ''] = compared
  const asPeriod = [period?.kind, ...custom].join()
  return {
    type: 'conditional',
    ...every,
    ...{ metric: asMetric, operator: asOperator, value: asValue, heldMinutes: held, period: asPeriod },
  }
}
