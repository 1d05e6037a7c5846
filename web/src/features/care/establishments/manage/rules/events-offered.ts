import { isSign } from '@vigie/domain/rules/signs'
import { eventKindNames, isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { RuleForm } from './rule-form.ts'

/**
 * The events that a rule may name, those by which somebody calls for help first. A live one alerts on each: of what is measured, that would be
 * on every reading, and what no sensor sends never comes, so that it is offered to a rule alone that has it.
 */
export const eventsOffered = ({ type, action }: Pick<RuleForm, 'type' | 'action'>) => ({
  alarms: eventKindNames.filter(isCallForHelp),
  otherEvents: eventKindNames.filter(
    (kind) => !isCallForHelp(kind) && (type === 'conditional' || isSign(kind) || kind === action),
  ),
})
