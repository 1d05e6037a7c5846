import type { Channel } from '@vigie/domain/alerts/channel'
import type { LiveRuleSaid } from '@vigie/domain/alerts/managed-rule'
import { type LiveRule, mostRecipients, type Recipient } from '@vigie/domain/alerts/notification-rule'
import { canSend, type DeviceType, deviceTypes } from '@vigie/domain/devices/device-catalogue'
import { shownNameSchema } from '@vigie/domain/people/shown-name'
import { type EventKind, eventKindNames, isCallForHelp } from '@vigie/domain/sensors/event-kinds'

/** What is asked of a rule, one decision after the other. */
export const ruleSteps = ['event', 'whom', 'shifts', 'people', 'ways'] as const
export type RuleStep = (typeof ruleSteps)[number]

/** The ways by which somebody can be told today. */
export const ways = ['sms', 'voice', 'email'] as const satisfies Channel[]

/** As a tick for the resident's own contact is called among those for people. */
export const contact = ':beneficiary'

/** What stands in the form of a rule. */
export interface RuleForm {
  readonly name: string
  readonly action: EventKind
  readonly deviceTypes: readonly DeviceType[]
  /** Empty: every resident. */
  readonly beneficiaryId: string
  readonly shiftIds: readonly string[]
  /** Uids, and `contact`. */
  readonly recipients: readonly string[]
  readonly methods: readonly Channel[]
}

/** Which types can send an event; whoever chooses it means all of them, unless they say otherwise. */
export const typesSending = (action: EventKind): DeviceType[] =>
  deviceTypes.filter((type) => canSend(type, action))

/** The events that a rule may name, those by which somebody calls for help first. */
export const eventsOffered = {
  alarms: eventKindNames.filter(isCallForHelp),
  otherEvents: eventKindNames.filter((kind) => !isCallForHelp(kind)),
} as const

/** A form to begin with: what is asked for most, a call by a button, for everybody and at any time. */
export const emptyRule: RuleForm = {
  name: '',
  action: 'buttonPressed',
  deviceTypes: typesSending('buttonPressed'),
  beneficiaryId: '',
  shiftIds: [],
  recipients: [],
  methods: ['sms', 'email'],
}

export const formOf = (rule: LiveRule): RuleForm => ({
  name: rule.name,
  action: rule.action,
  deviceTypes: rule.deviceTypes,
  beneficiaryId: rule.beneficiaryId ?? '',
  shiftIds: rule.shiftIds,
  recipients: rule.recipients.map((to) => (to.kind === 'user' ? to.uid : contact)),
  methods: rule.methods,
})

/** What is said to the server; shifts that the home has no more are left out. `updatedAt`: of the rule as it was seen; null: a new one. */
export const saidOf = (
  form: RuleForm,
  shiftIds: readonly string[],
  updatedAt: number | null,
): LiveRuleSaid => ({
  name: form.name,
  action: form.action,
  deviceTypes: [...form.deviceTypes],
  beneficiaryId: form.beneficiaryId === '' ? null : form.beneficiaryId,
  shiftIds: form.shiftIds.filter((id) => shiftIds.includes(id)),
  recipients: form.recipients.map(
    (one): Recipient => (one === contact ? { kind: 'beneficiary' } : { kind: 'user', uid: one }),
  ),
  methods: [...form.methods],
  updatedAt,
})

export type RuleFault = 'noDeviceType' | 'noRecipient' | 'tooManyRecipients' | 'noWay' | 'nameWrong'

/** What keeps somebody at a step; null: nothing. The server asks the same once more, and whether each can be reached. */
export function faultOf(step: RuleStep, form: RuleForm): RuleFault | null {
  if (step === 'event') return form.deviceTypes.length === 0 ? 'noDeviceType' : null
  if (step === 'people') {
    if (form.recipients.length === 0) return 'noRecipient'
    return form.recipients.length > mostRecipients ? 'tooManyRecipients' : null
  }
  if (step !== 'ways') return null
  if (form.methods.length === 0) return 'noWay'
  return shownNameSchema.safeParse(form.name).success ? null : 'nameWrong'
}

/** The same without people who have no access any more: nobody can untick whom no list shows. */
export const withPeople = (form: RuleForm, people: ReadonlyMap<string, string>): RuleForm => ({
  ...form,
  recipients: form.recipients.filter((one) => one === contact || people.has(one)),
})

/** Whether, were this rule not there, somebody's call for help might be answered by none. */
export function isLastForCall(
  rule: LiveRule & { id: string },
  rules: readonly (LiveRule & { id: string })[],
): boolean {
  if (!rule.activated || !isCallForHelp(rule.action)) return false
  const stands = (other: LiveRule) =>
    other.beneficiaryId === null || other.beneficiaryId === rule.beneficiaryId
  const names = (other: LiveRule) => rule.deviceTypes.every((type) => other.deviceTypes.includes(type))
  return !rules.some(
    (other) =>
      other.id !== rule.id &&
      other.activated &&
      other.action === rule.action &&
      other.shiftIds.length === 0 &&
      stands(other) &&
      names(other),
  )
}

/** Whether a rule that becomes what stands in the form leaves out some of the calls for help that it answers, so that none might. */
export function mayLeaveCall(
  rule: LiveRule & { id: string },
  form: RuleForm,
  rules: readonly (LiveRule & { id: string })[],
): boolean {
  const hasShiftsOf = ({ shiftIds }: LiveRule) =>
    shiftIds.length > 0 && shiftIds.every((id) => form.shiftIds.includes(id))
  const isWhole =
    form.action === rule.action &&
    rule.deviceTypes.every((type) => form.deviceTypes.includes(type)) &&
    (form.beneficiaryId === '' || form.beneficiaryId === rule.beneficiaryId) &&
    (form.shiftIds.length === 0 || hasShiftsOf(rule))
  return !isWhole && isLastForCall(rule, rules)
}
