/** The value that `percent` of the values, sorted upwards, do not exceed, to a tenth; NaN of none. */
export function percentile(sorted: readonly number[], percent: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)]
  return value === undefined ? Number.NaN : Math.round(value * 10) / 10
}
