import type { DaySegments } from '@vigie/domain/api/trend-calls'
import { daysAfter, spanOn } from '@vigie/domain/rules/window-span'
import { nightHours } from '@vigie/domain/trends/night-hours'
import type { Segment, Whereabouts } from '@vigie/domain/trends/whereabouts'

/** What is told of a night and the half days around it, from noon to noon on the home's clock. */
export interface NightRow {
  /** The date on which it begins. */
  date: string
  from: number
  until: number
  night: { from: number; until: number }
  pieces: Segment[]
}

const noonToNoon = { start: '12:00', end: '12:00' } as const

/** The nights that begin on the dates from one to another, the latest first; one that has not begun is none. */
export function nightRows(
  days: readonly Pick<DaySegments, 'segments'>[],
  { from, to }: { from: string; to: string },
  timeZone: string,
): NightRow[] {
  const segments = days.flatMap((day) => day.segments)
  const rows: NightRow[] = []
  for (let date = to; date >= from; date = daysAfter(date, -1)) {
    const span = spanOn(date, noonToNoon, timeZone)
    const pieces = piecesIn(segments, span)
    if (pieces.length > 0) rows.push({ date, ...span, night: spanOn(date, nightHours, timeZone), pieces })
  }
  return rows
}

/** Midnight is no mark in a night: what goes on over it is one piece. */
function piecesIn(segments: readonly Segment[], span: { from: number; until: number }): Segment[] {
  const pieces: Segment[] = []
  for (const { where, from, until } of segments) {
    const piece = { where, from: Math.max(from, span.from), until: Math.min(until, span.until) }
    if (piece.from >= piece.until) continue
    const last = pieces.at(-1)
    if (last?.where === where) last.until = piece.until
    else pieces.push(piece)
  }
  return pieces
}

/** How long somebody was in each place, in milliseconds. */
export const timeIn = ({ pieces }: NightRow, where: Whereabouts): number =>
  pieces.reduce((sum, piece) => (piece.where === where ? sum + piece.until - piece.from : sum), 0)
