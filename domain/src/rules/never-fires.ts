import { comparisonOperators, triggerMetrics } from '../care/enums.ts'
import type { Shift } from '../time/shift.ts'
import { minuteOf, minutesOf } from '../time/shift-cover.ts'
import { isNoSign, isReading } from './condition.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { chosenOf } from './window-span.ts'

/** Why a rule would be waited for in vain, though it says what can be compared. */
export type NeverFires =
  /** The days with which it compares are not over: of some of them nothing is known yet. */
  | 'periodNotOver'
  /** It waits for a sign of life, or for a reading to hold, or something to go on, for as long as its shifts last, or longer. */
  | 'waitsBeyondShift'

const dayMinutes = 1_440

/** Whether a rule could never fire in a home with these shifts, or not by what it says; null: it can. `today`: the date on the home's clock. */
export function neverFires(
  rule: Pick<ConditionalRule, 'metric' | 'operator' | 'value' | 'heldMinutes' | 'period' | 'shiftIds'>,
  shifts: readonly Shift[],
  today: string,
): NeverFires | null {
  if (rule.period?.kind === 'custom' && rule.period.to > today) return 'periodNotOver'
  return waitsInVain(rule, chosenOf(rule, shifts)) ? 'waitsBeyondShift' : null
}

const { greater, equal } = comparisonOperators

function waitsInVain(
  { metric, operator, value, heldMinutes }: Parameters<typeof neverFires>[0],
  chosen: readonly Shift[],
): boolean {
  if (isNoSign(metric)) return value >= longestWatch(chosen)
  // It begins anew with each shift, or day: the first reading of which comes after its beginning.
  const longest = chosen.length === 0 ? dayMinutes : Math.max(...chosen.map(minutesOf))
  if (isReading(metric)) return (heldMinutes ?? 0) >= longest
  if (metric !== triggerMetrics.PRESSED_DURATION) return false
  return operator === greater ? value >= longest : operator === equal && value > longest
}

/** For how many minutes on end shifts are worked, those that follow one another together; without a break: for ever. */
function longestWatch(shifts: readonly Shift[]): number {
  if (shifts.length === 0) return Number.POSITIVE_INFINITY
  const isWorked = (minute: number) => shifts.some((shift) => isIn(shift, minute % dayMinutes))
  const breaks = Array.from({ length: dayMinutes }, (_, minute) => minute).filter((one) => !isWorked(one))
  const [first] = breaks
  if (first === undefined) return Number.POSITIVE_INFINITY
  const ends = [...breaks, first + dayMinutes]
  return Math.max(...breaks.map((minute, index) => (ends[index + 1] ?? minute) - minute - 1))
}

function isIn({ start, end }: Pick<Shift, 'start' | 'end'>, minute: number): boolean {
  const [from, until] = [minuteOf(start), minuteOf(end)]
  return from < until ? from <= minute && minute < until : minute >= from || minute < until
}
