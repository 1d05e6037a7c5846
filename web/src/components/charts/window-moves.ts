import type { TimeWindow } from './time-window.ts'

/** What of a whole may be looked at. */
export interface WindowBounds {
  readonly whole: TimeWindow
  /** No less of it is ever shown. */
  readonly least: number
}

/** Steps of a button: so much of what is shown it is moved by, and so many times closer it comes. */
export const moveBy = 0.5
export const closerBy = 2

/** A window that lies in the whole: as long as it was, moved as little as need be. */
export function within({ from, until }: TimeWindow, { whole, least }: WindowBounds): TimeWindow {
  const all = whole.until - whole.from
  const length = Math.min(all, Math.max(least, until - from))
  const begin = Math.min(Math.max(from, whole.from), whole.until - length)
  return { from: begin, until: begin + length }
}

/** A window by a part of its length later; earlier where that is below 0. */
export function moved({ from, until }: TimeWindow, part: number, bounds: WindowBounds): TimeWindow {
  const by = (until - from) * part
  return within({ from: from + by, until: until + by }, bounds)
}

/** A window so many times closer, or below 1 farther, so that what lies at a place in it, from 0 to 1, stays there. */
export function nearer(
  { from, until }: TimeWindow,
  times: number,
  bounds: WindowBounds,
  place = 0.5,
): TimeWindow {
  const length = Math.min(
    bounds.whole.until - bounds.whole.from,
    Math.max(bounds.least, (until - from) / times),
  )
  const at = from + (until - from) * place
  return within({ from: at - length * place, until: at + length * (1 - place) }, bounds)
}

/** A window of whole pieces, which are counted from 0 on. */
export function inPieces({ from, until }: TimeWindow, bounds: WindowBounds): TimeWindow {
  const length = Math.max(1, Math.round(until - from))
  const begin = Math.round(from)
  return within({ from: begin, until: begin + length }, bounds)
}
