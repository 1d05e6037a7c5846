const dayMs = 24 * 3_600_000

/** Every date from one to another, both included, "yyyy-mm-dd"; none where the second is before the first. */
export function datesBetween(from: string, to: string): string[] {
  const [first, last] = [from, to].map((date) => Date.parse(`${date}T00:00:00Z`))
  if (first === undefined || last === undefined || last < first) return []
  return Array.from({ length: Math.round((last - first) / dayMs) + 1 }, (_, index) =>
    new Date(first + index * dayMs).toISOString().slice(0, 10),
  )
}
