import { lateAfterMs } from '../constants.ts'
import { localDate } from '../time/local-time.ts'
import type { Shift } from '../time/shift.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { chosenOf, closesAt, daysAfter, spanOn, type WindowSpan } from './window-span.ts'

/** Where a window stands among those of its rule: they are judged in the order in which they end, also where one lies within another. */
type Turn = Pick<WindowSpan, 'from' | 'until'>

/** The window of a rule that ends next after another; of those that end together one after the other. */
export function windowAfter(
  rule: Pick<ConditionalRule, 'shiftIds'>,
  shifts: readonly Shift[],
  after: Turn,
  timeZone: string,
): WindowSpan {
  const chosen = chosenOf(rule, shifts)
  const today = localDate(after.until, timeZone)
  const among = chosen.length === 0 ? [null] : chosen
  const [first] = [-2, -1, 0, 1, 2, 3]
    .flatMap((days) =>
      among.map((shift) => ({
        shiftId: shift?.id ?? null,
        ...spanOn(daysAfter(today, days), shift, timeZone),
      })),
    )
    .filter((span) => span.from < span.until && inTurn(after, span) < 0)
    .toSorted(inTurn)
  // A shift that clocks leave out on one night is worked on the next.
  if (first === undefined) throw new RangeError('no window ends within three days')
  return first
}

const inTurn = (one: Turn, other: Turn) => one.until - other.until || one.from - other.from

/** The window whose end is waited for first: the earliest that is not closed yet. */
export function firstWindow(
  rule: Pick<ConditionalRule, 'shiftIds'>,
  shifts: readonly Shift[],
  now: number,
  timeZone: string,
): WindowSpan & { dueAt: number } {
  const open = now - lateAfterMs
  const window = windowAfter(rule, shifts, { from: open, until: open }, timeZone)
  return { ...window, dueAt: closesAt(window) }
}
