import { comparisonOperators, triggerMetrics } from '@vigie/domain/care/enums'
import {
  isAbsence,
  isFactor,
  isReading,
  mostAbsentMinutes,
  mostTimes,
  unitOf,
} from '@vigie/domain/rules/condition'
import { type EventKindInfo, eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { RuleForm } from './rule-form.ts'

/** Which values a rule can have, for people: whether the least is one of them, and whether they are whole. */
export interface ValueBounds {
  readonly kind: 'wholeBetween' | 'between' | 'above'
  readonly least: number
  readonly most: number
  readonly unit: string | null
}

const { number_of_more, number_of_less, lesser } = comparisonOperators
const mostMinutes = 1_440
const mostFactor = 100

/** What the domain takes as a value (`isCondition`), to be said before somebody has typed another. */
export function boundsOf({
  action,
  metric,
  operator,
}: Pick<RuleForm, 'action' | 'metric' | 'operator'>): ValueBounds {
  const unit = unitOf(metric)
  if (isFactor(operator)) return { kind: 'above', least: 1, most: mostFactor, unit: null }
  const isMore = operator === number_of_more || operator === number_of_less
  if (isReading(metric)) {
    const { range }: EventKindInfo = eventKinds[action]
    const [least, most] = range ?? [0, 0]
    return isMore
      ? { kind: 'above', least: 0, most: most - least, unit }
      : { kind: 'between', least, most, unit }
  }
  if (isAbsence(metric)) return { kind: 'wholeBetween', least: 1, most: mostAbsentMinutes, unit }
  const isSome = isMore || operator === lesser
  if (metric === triggerMetrics.TRIGGER_COUNT)
    return { kind: 'wholeBetween', least: isSome ? 1 : 0, most: mostTimes, unit }
  return { kind: isSome ? 'above' : 'between', least: 0, most: mostMinutes, unit }
}
