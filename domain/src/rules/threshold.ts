import { comparisonOperators } from '../care/enums.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import type { Usual } from './known-usual.ts'

/** What a window is held against, and what was usual, of a rule that compares with it. */
export interface Known {
  threshold: number
  usual: Usual | null
}

/**
 * What the amount or the reading of a window is held against. Below zero, as in a freezer, a factor is as far from what is usual as it is above: so
 * many times more is never less than usual.
 */
export function thresholdOf(
  { operator, value }: Pick<ConditionalRule, 'operator' | 'value'>,
  average: number,
): number {
  switch (operator) {
    case comparisonOperators.number_of_more:
      return average + value
    case comparisonOperators.number_of_less:
      return average - value
    case comparisonOperators.times_more:
      return average < 0 ? average - average * (value - 1) : average * value
    case comparisonOperators.times_less:
      return average < 0 ? average + average * (1 - 1 / value) : average / value
    default:
      return value
  }
}

/** Whether an amount fires; of what has to be less this is known once the window is over. */
export function isMet(
  { operator, value }: Pick<ConditionalRule, 'operator' | 'value'>,
  amount: number,
  threshold: number,
): boolean {
  switch (operator) {
    case comparisonOperators.greater:
      return amount > threshold
    case comparisonOperators.lesser:
      return amount < threshold
    case comparisonOperators.number_of_less:
      return amount <= threshold
    // Of somebody for whom none is usual, none is not less.
    case comparisonOperators.times_less:
      return amount <= threshold && amount < threshold * value
    // Of somebody for whom none is usual, one is more, and none is not.
    case comparisonOperators.times_more:
      return amount > 0 && amount >= threshold
    // The amount grows from none and passes each value: it was the same when it reached it.
    case comparisonOperators.equal:
      return value === 0 ? amount === 0 : amount >= threshold
    default:
      return amount >= threshold
  }
}
