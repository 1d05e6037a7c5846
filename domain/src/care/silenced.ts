import type { Span } from './span.ts'

const isWithin = ({ from, until }: Span, at: number): boolean => from <= at && at < until

/** When an event happened by its sensor's clock, and when it was published by ours; epoch milliseconds. */
interface Happened {
  occurredAt: number
  publishedAt: number
}

/**
 * Whether an event happened while care was under way. Both clocks have to say so: a sensor's that is slow or fast silences nothing that
 * happened before or after it, nor is silenced what was long on its way.
 */
export const isDuringCare = (
  spans: readonly Span[] | undefined,
  { occurredAt, publishedAt }: Happened,
): boolean => isSilenced(spans, occurredAt) && isSilenced(spans, publishedAt)

/** Whether care is under way at an instant. */
export const isSilenced = (spans: readonly Span[] | undefined, at: number): boolean =>
  spans?.some((span) => isWithin(span, at)) ?? false

/** Until when care that is under way at an instant goes on without a break; null: none is. */
export function silencedUntil(spans: readonly Span[] | undefined, at: number): number | null {
  const on = spans?.filter((span) => isWithin(span, at)) ?? []
  if (on.length === 0) return null
  const until = Math.max(...on.map((span) => span.until))
  return silencedUntil(spans, until) ?? until
}
