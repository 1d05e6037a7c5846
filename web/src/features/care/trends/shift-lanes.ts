import { daysAfter, spanOn } from '@vigie/domain/rules/window-span'
import type { Shift } from '@vigie/domain/time/shift'
import { minuteOf } from '@vigie/domain/time/shift-cover'

/** When a shift is worked, as parts of a line that goes from noon to noon. */
export interface ShiftPiece {
  readonly shift: Shift
  readonly from: number
  readonly until: number
}

const dayMinutes = 1_440

/** How far a time of day is from noon, as a part of a day. */
const shareOf = (time: string) => ((minuteOf(time) + dayMinutes / 2) % dayMinutes) / dayMinutes

/** The shifts of a home above a line from noon to noon, by when they begin; those that are worked at the same time are in lanes of their own. One that goes on at noon is there twice. */
export function shiftLanes(shifts: readonly Shift[]): ShiftPiece[][] {
  const pieces = shifts.flatMap((shift): ShiftPiece[] => {
    const [from, until] = [shareOf(shift.start), shareOf(shift.end)]
    const whole = [
      { shift, from, until: until > from ? until : 1 },
      { shift, from: 0, until: until > from ? 0 : until },
    ]
    return whole.filter((piece) => piece.from < piece.until)
  })
  const lanes: ShiftPiece[][] = []
  for (const piece of pieces.toSorted((one, other) => one.from - other.from || one.until - other.until)) {
    const free = lanes.find((lane) => (lane.at(-1)?.until ?? 0) <= piece.from)
    if (free) free.push(piece)
    else lanes.push([piece])
  }
  return lanes
}

/** When shifts begin or end within a line that begins on a date of the home's clock, also on the nights on which clocks change. */
export function turnsIn(
  { date, from, until }: { date: string; from: number; until: number },
  shifts: readonly Shift[],
  timeZone: string,
): number[] {
  const spans = [-1, 0, 1].flatMap((days) =>
    shifts.map((shift) => spanOn(daysAfter(date, days), shift, timeZone)),
  )
  const turns = spans.filter((span) => span.from < span.until).flatMap((span) => [span.from, span.until])
  return [...new Set(turns)].filter((at) => from < at && at < until).toSorted((one, other) => one - other)
}
