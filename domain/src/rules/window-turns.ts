import { lateAfterMs } from '../constants.ts'
import { localDate } from '../time/local-time.ts'
import type { Shift } from '../time/shift.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { closesAt, daysAfter, spanOn, type WindowSpan, windowAt } from './window-span.ts'

/** The window of a rule that begins next after an instant, of those that begin together the one that is longest. */
export function windowAfter(
  { shiftIds }: Pick<ConditionalRule, 'shiftIds'>,
  shifts: readonly Shift[],
  after: number,
  timeZone: string,
): WindowSpan {
  const chosen = shifts.filter(({ id }) => shiftIds.includes(id))
  const today = localDate(after, timeZone)
  const among = chosen.length === 0 ? [null] : chosen
  const spans = [0, 1, 2, 3]
    .flatMap((days) =>
      among.map((shift) => ({
        shiftId: shift?.id ?? null,
        ...spanOn(daysAfter(today, days), shift, timeZone),
      })),
    )
    .filter(({ from, until }) => from > after && from < until)
    .toSorted((one, other) => one.from - other.from || other.until - one.until)
  const [first] = spans
  // A shift that clocks leave out on one night is worked on the next.
  if (first === undefined) throw new RangeError('no window begins within three days')
  return first
}

/** The window whose end is waited for first: the earliest that is not closed yet. */
export function firstWindow(
  rule: Pick<ConditionalRule, 'shiftIds'>,
  shifts: readonly Shift[],
  now: number,
  timeZone: string,
): WindowSpan & { dueAt: number } {
  const open = now - lateAfterMs
  const window = windowAt(rule, shifts, open, timeZone) ?? windowAfter(rule, shifts, open, timeZone)
  return { ...window, dueAt: closesAt(window) }
}
