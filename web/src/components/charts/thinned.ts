import type { TimeWindow } from './time-window.ts'

/** A value at an instant. */
export interface TimedValue {
  readonly at: number
  readonly value: number
}

/** Points that a line joins: between two of these nothing was heard, and no line is drawn. */
export type Run = readonly TimedValue[]

/** Of each piece of time so many points are kept at most: the first, the least, the greatest and the last. */
const perPiece = 4

/**
 * What is drawn of points, oldest first, in a window: those in it and the one before and after, so that lines go on over its edges. Of more than `most` (4 at
 * least) those are kept that the picture needs, which are `most` at most (M4: docs/adr/0134-raw-values-are-thinned-and-never-joined-over-a-gap.md). Two that are further apart
 * than `gapMs` are of two runs, as are those that had such two between them.
 */
export function thinned(
  points: readonly TimedValue[],
  window: TimeWindow,
  { gapMs, most }: { gapMs: number; most: number },
): Run[] {
  const begin = Math.max(0, firstFrom(points, window.from) - 1)
  const shown = points.slice(begin, firstFrom(points, window.until) + 1)
  const runs: TimedValue[][] = []
  let from = 0
  for (let index = 0; index < shown.length; index += 1) {
    const [point, next] = [shown[index], shown[index + 1]]
    if (point && next && next.at - point.at <= gapMs) continue
    runs.push(shown.slice(from, index + 1))
    from = index + 1
  }
  if (shown.length <= most) return runs
  const [first = 0, last = 0] = [shown[0]?.at, shown.at(-1)?.at]
  const pieces = Math.max(1, Math.floor(most / perPiece))
  const pieceOf = ({ at }: TimedValue) =>
    Math.min(pieces - 1, Math.floor(((at - first) / (last - first || 1)) * pieces))
  const kept = new Set<TimedValue>()
  let [piece, number] = [[] as TimedValue[], 0]
  for (const point of shown) {
    const here = pieceOf(point)
    if (here !== number) {
      for (const one of outline(piece)) kept.add(one)
      ;[piece, number] = [[], here]
    }
    piece.push(point)
  }
  for (const one of outline(piece)) kept.add(one)
  return runs.map((run) => run.filter((point) => kept.has(point))).filter((run) => run.length > 0)
}

/** Of points, oldest first, those by which as much is seen of them as of all. */
function outline(points: readonly TimedValue[]): readonly TimedValue[] {
  const [first] = points
  if (!first) return []
  let [least, most] = [first, first]
  for (const point of points) {
    if (point.value < least.value) least = point
    if (point.value > most.value) most = point
  }
  return [first, least, most, points.at(-1) ?? first]
}

/** The place of the first point that is at an instant or after it. */
function firstFrom(points: readonly TimedValue[], at: number): number {
  let [low, high] = [0, points.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}
