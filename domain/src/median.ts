/** The middle of some numbers in any order, halfway between two where there are two; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [below = 0, above = 0] = [(sorted.length - 1) >> 1, sorted.length >> 1].map((place) => sorted[place])
  return (below + above) / 2
}
