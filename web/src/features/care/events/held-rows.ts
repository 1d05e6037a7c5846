/** Rows on screen, and how many newer ones wait so that nothing moves under the finger. */
export interface HeldRows<T> {
  readonly shown: readonly T[]
  readonly waiting: number
}

/**
 * Splits rows into those that are on screen already and the count of those that wait.
 * @param released the keys that are on screen; null lets everything through
 */
export function holdBack<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  released: ReadonlySet<string> | null,
): HeldRows<T> {
  if (released === null) return { shown: rows, waiting: 0 }
  const shown = rows.filter((row) => released.has(keyOf(row)))
  return { shown, waiting: rows.length - shown.length }
}
