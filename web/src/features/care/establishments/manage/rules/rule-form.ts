import type { Channel } from '@vigie/domain/alerts/channel'
import type { RuleSaid } from '@vigie/domain/alerts/managed-rule'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { careButton } from '@vigie/domain/care/care-press'
import { type DeviceType, deviceTypes } from '@vigie/domain/devices/device-catalogue'
import type { Rule } from '@vigie/domain/rules/rule'
import { isToldByEach } from '@vigie/domain/rules/signs'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { type ConditionForm, conditionForm, conditionSaid, emptyCondition } from './condition-form.ts'

/** As a tick for the resident's own contact is called among those for people. */
export const contact = ':beneficiary'

/** What stands in the form of a rule; what it compares with, of a conditional one alone. */
export interface RuleForm extends ConditionForm {
  readonly type: Rule['type']
  readonly name: string
  readonly action: EventKind
  readonly deviceTypes: readonly DeviceType[]
  /** Empty: every resident. */
  readonly beneficiaryId: string
  readonly shiftIds: readonly string[]
  /** Uids, and `contact`. */
  readonly recipients: readonly string[]
  readonly methods: readonly Channel[]
  /** Whether its people are told too when one of its devices is not heard. */
  readonly tellsSilence: boolean
}

/** Which types can tell what a rule is about. */
export const typesSending = (action: EventKind): DeviceType[] =>
  deviceTypes.filter((type) => isToldByEach({ deviceTypes: [type], action }))

/**
 * Those of them that whoever chooses the event means, unless they say otherwise. The button that begins care is not among them: a rule that
 * names it makes a call of each of its presses (docs/adr/0090-care-under-way.md), which is to be asked for.
 */
export const typesMeant = (action: EventKind): DeviceType[] =>
  typesSending(action).filter((type) => type !== careButton)

/** A form to begin with: what is asked for most, a call by a button, for everybody and at any time. */
export const emptyRule: RuleForm = {
  ...emptyCondition,
  type: 'live',
  name: '',
  action: 'buttonPressed',
  deviceTypes: typesMeant('buttonPressed'),
  beneficiaryId: '',
  shiftIds: [],
  recipients: [],
  methods: ['sms', 'email'],
  tellsSilence: false,
}

export const formOf = (rule: Rule): RuleForm => ({
  ...(rule.type === 'conditional' ? conditionForm(rule) : emptyCondition),
  type: rule.type,
  name: rule.name,
  action: rule.action,
  deviceTypes: rule.deviceTypes,
  beneficiaryId: rule.beneficiaryId ?? '',
  shiftIds: rule.shiftIds,
  recipients: rule.recipients.map((to) => (to.kind === 'user' ? to.uid : contact)),
  methods: rule.methods,
  tellsSilence: rule.tellsSilence ?? false,
})

/** What is said to the server; shifts that the home has no more are left out. `updatedAt`: of the rule as it was seen; null: a new one. */
export function saidOf(form: RuleForm, shiftIds: readonly string[], updatedAt: number | null): RuleSaid {
  const said = {
    name: form.name,
    action: form.action,
    deviceTypes: [...form.deviceTypes],
    beneficiaryId: form.beneficiaryId === '' ? null : form.beneficiaryId,
    shiftIds: form.shiftIds.filter((id) => shiftIds.includes(id)),
    recipients: form.recipients.map(
      (one): Recipient => (one === contact ? { kind: 'beneficiary' } : { kind: 'user', uid: one }),
    ),
    methods: [...form.methods],
    ...(form.tellsSilence && { tellsSilence: true }),
    updatedAt,
  }
  return form.type === 'live' ? said : { type: 'conditional', ...said, ...conditionSaid(form) }
}

/** The same without people who have no access any more: nobody can untick whom no list shows. */
export const withPeople = (form: RuleForm, people: ReadonlyMap<string, string>): RuleForm => ({
  ...form,
  recipients: form.recipients.filter((one) => one === contact || people.has(one)),
})
