import { comparisonOperators } from '../care/enums.ts'
import { isCallForHelp } from '../sensors/event-kinds.ts'
import { hysteresisOf, isAbsence, isCondition, isDecidedAtEnd, isFactor, valueStep } from './condition.ts'
import type { Condition } from './conditional-rule.ts'
import { alertsByAmounts, type TriedAmount } from './try-condition.ts'

/** Another value of a rule, and what it would have done in the time that was looked at. */
export interface Calmer {
  value: number
  /** Alerts by that value, and by the one that the rule has. */
  alerts: number
  instead: number
}

const { lesser, equal } = comparisonOperators

/** As far as another value is looked for: beyond that it is another rule. */
const mostSteps = 200

/**
 * The least change of a rule's value by which it would have raised at most half as many alerts, and still one, by amounts that are known (`amounts`, each
 * window of the time that was looked at). Null: there is none, or it had none, or it is about a call for help, of which none is to be told less.
 */
export function calmerOf(condition: Condition, amounts: readonly TriedAmount[]): Calmer | null {
  if (isCallForHelp(condition.action)) return null
  // Of what does not happen at all there is nothing calmer: any other value asks for the opposite.
  if (condition.operator === equal && isDecidedAtEnd(condition)) return null
  const alertsBy = (value: number) => {
    const counts = alertsByAmounts({ operator: condition.operator, value }, amounts)
    return [...counts.values()].reduce((sum, alerts) => sum + alerts, 0)
  }
  const instead = alertsBy(condition.value)
  for (let step = 1; step <= mostSteps; step += 1) {
    const value = calmedBy(condition, step)
    if (!isCondition({ ...condition, value })) return null
    const alerts = alertsBy(value)
    if (alerts === 0) return null
    if (isCalm(alerts, instead)) return { value, alerts, instead }
  }
  return null
}

/** The value of a rule, so many steps calmer: less is less than less, and of the others more is. */
function calmedBy(condition: Condition, steps: number): number {
  const { operator, value } = condition
  const by = steps * valueStep(condition)
  return operator === lesser ? value - by : value + by
}

/**
 * Other values of a rule on a reading, or on what it waits for, each calmer than the one before: what they would have done has to be asked for each. None of a call for help,
 * nor of what is to be equal.
 */
export function calmerValues(condition: Condition): number[] {
  const { action, metric, operator, value } = condition
  if (isCallForHelp(action) || operator === equal) return []
  const by = isFactor(operator) ? 0.5 : isAbsence(metric) ? value / 2 : (hysteresisOf[action] ?? 1)
  const values = [1, 2, 4].map((steps) => (operator === lesser ? value - steps * by : value + steps * by))
  return values
    .map((one) => (isAbsence(metric) ? Math.ceil(one) : one))
    .filter((one) => isCondition({ ...condition, value: one }))
}

/** Whether so many alerts are calm beside what there were `instead`: at most half as many, and still one. */
export const isCalm = (alerts: number, instead: number): boolean => alerts > 0 && alerts * 2 <= instead
