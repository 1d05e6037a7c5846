import { mostRecipients } from '@vigie/domain/alerts/notification-rule'
import { shownNameSchema } from '@vigie/domain/people/shown-name'
import { comparesWithUsual, isReading } from '@vigie/domain/rules/condition'
import { conditionFields } from '@vigie/domain/rules/conditional-rule'
import { type NeverFires, neverFires } from '@vigie/domain/rules/never-fires'
import type { Shift } from '@vigie/domain/time/shift'
import { type WayFault, wayFaultOf } from '../ways.ts'
import { conditionSaid, hasPeriod, hasValue, metricsOf, numberIn, operatorsOf } from './condition-form.ts'
import type { RuleForm } from './rule-form.ts'

/** What is asked of a rule: whoever makes one says of which type it is, and with which ready-made one they begin; then this, one decision after the other. */
export type RuleStep =
  | 'event'
  | 'metric'
  | 'whom'
  | 'shifts'
  | 'operator'
  | 'value'
  | 'held'
  | 'period'
  | 'people'
  | 'ways'

/** Where the type of a new rule is asked, and with what it begins: before the steps of its form. */
export const firstSteps = { type: -2, ready: -1 } as const

/** What is asked of a rule as it stands: nothing that is said already by what was answered before. */
export function stepsOf(form: RuleForm): RuleStep[] {
  if (form.type === 'live') return ['event', 'whom', 'shifts', 'people', 'ways']
  const hasChoice = metricsOf(form.action).length > 1
  return [
    'event',
    ...(hasChoice ? (['metric'] as const) : []),
    ...(['whom', 'shifts'] as const),
    ...(operatorsOf(form.metric).length > 1 ? (['operator'] as const) : []),
    'value',
    ...(isReading(form.metric) ? (['held'] as const) : []),
    ...(comparesWithUsual(form.operator) ? (['period'] as const) : []),
    ...(['people', 'ways'] as const),
  ]
}

/** What can be wrong of a conditional rule alone. */
export const conditionFaults = [
  ...(['valueWrong', 'heldWrong', 'periodWrong'] as const),
  ...(['periodNotOver', 'waitsBeyondShift'] as const satisfies readonly NeverFires[]),
] as const
export type ConditionFault = (typeof conditionFaults)[number]

export type RuleFault =
  | 'noDeviceType'
  | ConditionFault
  | 'noRecipient'
  | 'tooManyRecipients'
  | 'recipientUntold'
  | WayFault
  | 'nameWrong'

const held = conditionFields.heldMinutes.unwrap()

/** By what a home says whether a rule would ever fire, and tell whom it names; `today`: the date on its clock. */
export interface HomeNow {
  /** Those whom no rule can tell. */
  readonly untold: ReadonlySet<string>
  readonly shifts: readonly Shift[]
  readonly today: string
}

/** What keeps somebody at a step; null: nothing. The server asks the same once more, and whether each can be reached. */
export function faultOf(step: RuleStep, form: RuleForm, home: HomeNow): RuleFault | null {
  if (step === 'event') return form.deviceTypes.length === 0 ? 'noDeviceType' : null
  if (step === 'value') {
    if (!hasValue(form)) return 'valueWrong'
    return isReading(form.metric) ? null : inVain(form, home, 'waitsBeyondShift')
  }
  if (step === 'held')
    return held.safeParse(numberIn(form.heldMinutes)).success
      ? inVain(form, home, 'waitsBeyondShift')
      : 'heldWrong'
  if (step === 'period') return hasPeriod(form) ? inVain(form, home, 'periodNotOver') : 'periodWrong'
  if (step === 'people') {
    if (form.recipients.length === 0) return 'noRecipient'
    if (form.recipients.some((one) => home.untold.has(one))) return 'recipientUntold'
    return form.recipients.length > mostRecipients ? 'tooManyRecipients' : null
  }
  if (step !== 'ways') return null
  const fault = wayFaultOf(form.methods)
  if (fault !== null) return fault
  return shownNameSchema.safeParse(form.name).success ? null : 'nameWrong'
}

/** Whether this is why it would never fire: each is said where it is answered for. */
function inVain(form: RuleForm, { shifts, today }: HomeNow, why: NeverFires): NeverFires | null {
  const { shiftIds } = form
  const { period, ...said } = conditionSaid(form)
  const asked = { ...said, shiftIds: [...shiftIds], period: why === 'periodNotOver' ? period : null }
  return neverFires(asked, shifts, today) === why ? why : null
}

/** The first step at which somebody is kept, from the beginning on; null: all is said. */
export function firstFault(form: RuleForm, home: HomeNow): { at: number; fault: RuleFault } | null {
  for (const [at, step] of stepsOf(form).entries()) {
    const fault = faultOf(step, form, home)
    if (fault !== null) return { at, fault }
  }
  return null
}
