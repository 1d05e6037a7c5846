import type { TimeWindow } from './time-window.ts'

/**
 * The parts of a time in which nothing was heard for longer than `gapMs`, in order: between two instants of `ats`, oldest first, before the first and after the last. Of what is still to come
 * nothing is a silence: `until` is now at the latest.
 */
export function silences(
  ats: readonly number[],
  { from, until }: TimeWindow,
  gapMs: number,
): { from: number; until: number }[] {
  const heard = ats.filter((at) => at >= from && at < until)
  const edges = [from, ...heard, until]
  return edges.flatMap((at, index) => {
    const next = edges[index + 1]
    return next !== undefined && next - at > gapMs ? [{ from: at, until: next }] : []
  })
}

/** How much of a time some spans cover, in milliseconds. */
export const coveredMs = (spans: readonly TimeWindow[], { from, until }: TimeWindow): number =>
  spans.reduce((sum, one) => sum + Math.max(0, Math.min(one.until, until) - Math.max(one.from, from)), 0)
