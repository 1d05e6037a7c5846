import type { Between } from '../rules/durations.ts'

/** What any of some spans covers, in order and without overlap. */
export function unionOf(spans: readonly Between[]): Between[] {
  const union: { from: number; until: number }[] = []
  for (const { from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    if (from >= until) continue
    const last = union.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else union.push({ from, until })
  }
  return union
}

/** What spans and others both cover. */
export const overlapOf = (spans: readonly Between[], others: readonly Between[]): Between[] =>
  unionOf(
    spans.flatMap((one) =>
      others.map((other) => ({
        from: Math.max(one.from, other.from),
        until: Math.min(one.until, other.until),
      })),
    ),
  )

/** Whether an instant is in any of some spans. */
export const isWithin = (spans: readonly Between[], at: number): boolean =>
  spans.some(({ from, until }) => from <= at && at < until)
