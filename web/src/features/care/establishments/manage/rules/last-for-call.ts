import type { LiveRule } from '@vigie/domain/alerts/notification-rule'
import { careButton } from '@vigie/domain/care/care-press'
import type { Rule } from '@vigie/domain/rules/rule'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { RuleForm } from './rule-form.ts'

/** Whether, were this rule not there, somebody's call for help might be answered by none: a conditional one answers no single call. */
export function isLastForCall(
  rule: Rule & { id: string },
  rules: readonly (Rule & { id: string })[],
): boolean {
  if (rule.type !== 'live' || !rule.activated || !isCallForHelp(rule.action)) return false
  const stands = (other: LiveRule) =>
    other.beneficiaryId === null || other.beneficiaryId === rule.beneficiaryId
  const names = (other: LiveRule) => rule.deviceTypes.every((type) => other.deviceTypes.includes(type))
  return !rules.some(
    (other) =>
      other.type === 'live' &&
      other.id !== rule.id &&
      other.activated &&
      other.action === rule.action &&
      other.shiftIds.length === 0 &&
      stands(other) &&
      names(other),
  )
}

/** Whether there are activated rules, and none of them answers a call for help at any hour: a conditional one answers no single call. */
export const answerNoCall = (rules: readonly Rule[]): boolean => {
  const activated = rules.filter((rule) => rule.activated)
  return activated.length > 0 && !activated.some((rule) => rule.type === 'live' && isCallForHelp(rule.action))
}

/** Whether a rule that becomes what stands in the form leaves out some of the calls for help that it answers, so that none might. */
export function mayLeaveCall(
  rule: Rule & { id: string },
  form: RuleForm,
  rules: readonly (Rule & { id: string })[],
): boolean {
  const hasShiftsOf = ({ shiftIds }: Rule) =>
    shiftIds.length > 0 && shiftIds.every((id) => form.shiftIds.includes(id))
  const isWhole =
    form.action === rule.action &&
    rule.deviceTypes.every((type) => form.deviceTypes.includes(type)) &&
    (form.beneficiaryId === '' || form.beneficiaryId === rule.beneficiaryId) &&
    (form.shiftIds.length === 0 || hasShiftsOf(rule))
  return !isWhole && isLastForCall(rule, rules)
}

/**
 * Whether the button that begins care is a call for help by a rule, and by no other that is known, activated or not: what becomes of its presses without it
 * (docs/adr/0090-care-under-way.md). `form`: what the rule becomes, where it stays.
 */
export function isLastOfCareButton(
  rule: Rule & { id: string },
  rules: readonly (Rule & { id: string })[],
  form?: Pick<RuleForm, 'action' | 'deviceTypes'>,
): boolean {
  const names = ({ action, deviceTypes }: Pick<RuleForm, 'action' | 'deviceTypes'>) =>
    action === 'buttonPressed' && deviceTypes.includes(careButton)
  const stays = form !== undefined && names(form)
  return names(rule) && !stays && !rules.some((other) => other.id !== rule.id && names(other))
}
