import type { HourOfAlerts } from '@vigie/domain/rules/by-hour'
import type { Condition } from '@vigie/domain/rules/conditional-rule'
import { firesByAmount, type TriedAmount } from '@vigie/domain/rules/try-condition'
import { daysAfter } from '@vigie/domain/rules/window-span'
import type { Shift } from '@vigie/domain/time/shift'

/** Part of a day, in hours of it: 0 is midnight, 24 the next. */
export interface PartOfDay {
  readonly from: number
  readonly until: number
}

/** A part of a date in which alerts would have been raised. */
export interface StripCell extends PartOfDay {
  readonly date: string
  readonly alerts: number
}

const hoursOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

/** The parts of its date, and of the next one, in which a shift is worked. */
function partsOf({ start, end }: Pick<Shift, 'start' | 'end'>): (PartOfDay & { daysLater: 0 | 1 })[] {
  const [from, until] = [hoursOf(start), hoursOf(end)]
  if (from < until) return [{ from, until, daysLater: 0 }]
  const late: PartOfDay & { daysLater: 0 | 1 } = { from, until: 24, daysLater: 0 }
  return until === 0 ? [late] : [late, { from: 0, until, daysLater: 1 }]
}

/** What of every day is worked in some shifts. */
export const shadedBy = (shifts: readonly Pick<Shift, 'start' | 'end'>[]): PartOfDay[] =>
  shifts.flatMap((shift) => partsOf(shift).map(({ from, until }) => ({ from, until })))

export const cellsOfHours = (hours: readonly HourOfAlerts[]): StripCell[] =>
  hours.map(({ date, hour, alerts }) => ({ date, from: hour, until: hour + 1, alerts }))

/** The shifts, or days, in which a value would have been met: of one over midnight a part on either date. */
export function cellsOfAmounts(
  condition: Pick<Condition, 'operator' | 'value'>,
  amounts: readonly TriedAmount[],
  shifts: readonly Shift[],
): StripCell[] {
  const fired = amounts.filter((amount) => firesByAmount(condition, amount))
  return [...Map.groupBy(fired, ({ date, shiftId }) => `${date} ${shiftId ?? ''}`).values()].flatMap(
    (same) => {
      const [first] = same
      if (first === undefined) return []
      const shift = shifts.find(({ id }) => id === first.shiftId)
      const parts = shift ? partsOf(shift) : [{ from: 0, until: 24, daysLater: 0 }]
      return parts.map(({ daysLater, ...part }) => ({
        ...part,
        ...{ date: daysAfter(first.date, daysLater), alerts: same.length },
      }))
    },
  )
}
