/** The dates, from one to another, for which no series has a value, in order. */
export function gapsOf(
  dates: readonly string[],
  series: readonly (readonly (number | null)[])[],
): { from: string; to: string }[] {
  const gaps: { from: string; to: string }[] = []
  let isOpen = false
  for (const [index, date] of dates.entries()) {
    const isGap = series.every((values) => (values[index] ?? null) === null)
    const last = gaps.at(-1)
    if (isGap && isOpen && last) last.to = date
    else if (isGap) gaps.push({ from: date, to: date })
    isOpen = isGap
  }
  return gaps
}
