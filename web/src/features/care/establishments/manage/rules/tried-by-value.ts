import type { homeBackTestCall } from '@vigie/domain/api/back-test-calls'
import type { Condition } from '@vigie/domain/rules/conditional-rule'
import { alertsByAmounts } from '@vigie/domain/rules/try-condition'
import type { Shift } from '@vigie/domain/time/shift'
import type { z } from 'zod'
import { cellsOfAmounts, cellsOfHours, type StripCell } from './strip-cells.ts'

type Whole = z.infer<typeof homeBackTestCall.answer>

/** What /api answers to a try, of one resident or of all. */
export type BackTested = Omit<Whole, 'days' | 'residents'> & {
  days: readonly TriedDay[]
  residents?: Whole['residents']
}

/** A date of which something is known; `heard`: of how many residents, where all are looked at. */
export interface TriedDay {
  readonly date: string
  readonly alerts: number
  readonly heard?: number
}

/**
 * What a try means for a value of the rule: for the one that was asked, or, of what adds up, for another one, without asking again. `condition` null: a live
 * rule's, or one of which only what was asked is known.
 */
export function triedBy(
  tested: BackTested,
  condition: Pick<Condition, 'operator' | 'value'> | null,
  shifts: readonly Shift[],
): { days: readonly TriedDay[]; cells: readonly StripCell[]; count: number } {
  const { amounts, hours = [], days } = tested
  if (amounts === undefined || condition === null)
    return { days, cells: cellsOfHours(hours), count: sum(days) }
  const counts = alertsByAmounts(condition, amounts)
  const known = new Set(days.map(({ date }) => date))
  // A night may have begun on a date of which nothing else is known.
  const others = [...counts].filter(([date, alerts]) => alerts > 0 && !known.has(date))
  const moved = [
    ...days.map((day) => ({ ...day, alerts: counts.get(day.date) ?? 0 })),
    ...others.map(([date, alerts]) => ({ date, alerts })),
  ].toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return { days: moved, cells: cellsOfAmounts(condition, amounts, shifts), count: sum(moved) }
}

const sum = (days: readonly TriedDay[]) => days.reduce((total, { alerts }) => total + alerts, 0)
