import type { Shift } from './shift.ts'
import { holdsTime } from './shift-window.ts'

/** From a time of day to another, "HH:mm", over midnight where the end is not after the start; the whole day where both are one. */
export interface Span {
  readonly start: string
  readonly end: string
}

/** When in the day nobody is on shift, and when more than one shift is: each as long as it can be, by their starts. */
export interface ShiftCover {
  readonly gaps: readonly Span[]
  readonly overlaps: readonly Span[]
}

interface Piece extends Span {
  readonly count: number
}

const midnight = '00:00'
const wholeDay: Span = { start: midnight, end: midnight }

/** What the shifts of an establishment leave out of the day, and what they have twice. */
export function coverOf(shifts: readonly Pick<Shift, 'start' | 'end'>[]): ShiftCover {
  const turns = [...new Set(shifts.flatMap(({ start, end }) => [start, end]))].toSorted()
  const pieces = turns.map((start, index): Piece => {
    const count = shifts.filter((shift) => holdsTime(shift, start)).length
    return { start, end: turns[index + 1] ?? turns[0] ?? midnight, count }
  })
  if (pieces.length === 0) return { gaps: [wholeDay], overlaps: [] }
  return {
    gaps: spansOf(pieces, (count) => count === 0),
    overlaps: spansOf(pieces, (count) => count > 1),
  }
}

/** The pieces that are meant, those that touch as one, over midnight too. */
function spansOf(pieces: readonly Piece[], isMeant: (count: number) => boolean): Span[] {
  const other = pieces.findIndex(({ count }) => !isMeant(count))
  if (other === -1) return [wholeDay]
  const spans: Span[] = []
  for (const { start, end, count } of [...pieces.slice(other), ...pieces.slice(0, other)]) {
    if (!isMeant(count)) continue
    const before = spans.at(-1)
    if (before?.end === start) spans[spans.length - 1] = { start: before.start, end }
    else spans.push({ start, end })
  }
  return spans.toSorted((one, next) => one.start.localeCompare(next.start))
}

/** How many minutes from one time of day to the other, 24 h where both are one. */
export function minutesOf({ start, end }: Span): number {
  return ((minuteOf(end) - minuteOf(start) + 1_439) % 1_440) + 1
}

/** The minutes of a time of day since midnight. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
