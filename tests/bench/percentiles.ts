import { percentile } from './percentile.ts'

/** How long something took over many times, in milliseconds. */
export interface Percentiles {
  p50: number
  p95: number
  p99: number
  max: number
}

/** The percentiles of durations, by nearest rank; null where there are none. */
export function percentilesOf(durations: readonly number[]): Percentiles | null {
  if (durations.length === 0) return null
  const sorted = durations.toSorted((one, other) => one - other)
  const [p50, p95, p99, max] = [50, 95, 99, 100].map((percent) => percentile(sorted, percent))
  return { p50, p95, p99, max } as Percentiles
}
