import type { Rule } from '@vigie/domain/rules/rule'
import type { Shift } from '@vigie/domain/time/shift'
import { coverOf, type Span } from '@vigie/domain/time/shift-cover'

/** The shifts of a home as they are, and as they would be. */
export interface HoursChange {
  readonly before: readonly Shift[]
  readonly after: readonly Shift[]
}

/** A rule of a shift, and when of the day it is in force by all of its shifts. */
export interface RuleHours {
  readonly id: string
  readonly name: string
  readonly before: readonly Span[]
  readonly after: readonly Span[]
}

/** What it would be to have a shift at other hours; null: they are the same, or none yet, or the shift is gone. */
export function hoursChange(
  shifts: readonly Shift[],
  id: string,
  { start, end }: Span,
  areHours: boolean,
): HoursChange | null {
  const known = shifts.find((shift) => shift.id === id)
  if (!known || !areHours || (known.start === start && known.end === end)) return null
  return {
    before: shifts,
    after: shifts.map((shift) => (shift.id === id ? { ...shift, start, end } : shift)),
  }
}

/** The activated rules that are limited to a shift, each with its hours before and after. */
export const ruleHours = (
  rules: readonly (Pick<Rule, 'name' | 'activated' | 'shiftIds'> & { readonly id: string })[],
  sid: string,
  { before, after }: HoursChange,
): RuleHours[] =>
  rules
    .filter(({ activated, shiftIds }) => activated && shiftIds.includes(sid))
    .map(({ id, name, shiftIds }) => {
      const hours = (shifts: readonly Shift[]) =>
        workedHours(shifts.filter((shift) => shiftIds.includes(shift.id)))
      return { id, name, before: hours(before), after: hours(after) }
    })

/** When of the day some shifts are worked: what follows one another as one. */
function workedHours(shifts: readonly Shift[]): Span[] {
  const { gaps } = coverOf(shifts)
  const [first] = gaps
  if (!first) return [{ start: '00:00', end: '00:00' }]
  return gaps.map(({ end }, index) => ({ start: end, end: (gaps[index + 1] ?? first).start }))
}
