import { minuteOf } from './shift-cover.ts'
import { wallClockAt } from './wall-clock.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** No clock is put forward or back twice within this. */
const lookEvery = 6 * 60 * minute

const aheadAt = (at: number, timeZone: string) => wallClockAt(at, timeZone) - at

/** From one instant until before another, in which the clock is not put forward or back. */
interface Steady {
  from: number
  until: number
  /** How far the clock is ahead of UTC. */
  ahead: number
}

/** The pieces of a span in which the clock of a time zone runs steadily. */
function steadyPieces(from: number, until: number, timeZone: string): Steady[] {
  const pieces: Steady[] = []
  let begin = from
  for (let at = from; at < until; at += lookEvery) {
    const next = Math.min(at + lookEvery, until)
    const ahead = aheadAt(at, timeZone)
    if (aheadAt(next, timeZone) === ahead) continue
    let [before, after] = [at, next]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (aheadAt(middle, timeZone) === ahead) before = middle
      else after = middle
    }
    pieces.push({ from: begin, until: after, ahead })
    begin = after
  }
  return begin < until ? [...pieces, { from: begin, until, ahead: aheadAt(begin, timeZone) }] : pieces
}

/**
 * The instants from one until before another at which the clock of `timeZone` (an IANA name; RangeError if unknown) begins to show one of these
 * times of day, "HH:mm", or is put forward or back; and the first of all. In order, each once: on the night clocks go back a time that
 * comes twice is there twice.
 */
export function wallClockTurns(
  times: readonly string[],
  { from, until }: { from: number; until: number },
  timeZone: string,
): number[] {
  const turns = steadyPieces(from, until, timeZone).flatMap((piece) => {
    const firstDay = Math.floor((piece.from + piece.ahead) / day) * day
    const days = Math.ceil((piece.until - piece.from) / day) + 1
    const midnights = Array.from({ length: days }, (_, index) => firstDay + index * day - piece.ahead)
    const shown = times.flatMap((time) => midnights.map((midnight) => midnight + minuteOf(time) * minute))
    return [piece.from, ...shown.filter((at) => at > piece.from && at < piece.until)]
  })
  return [...new Set(turns)].toSorted((one, other) => one - other)
}
