/** What happened beside what sensors told, which one may open. */
export interface ChartMark {
  readonly key: string
  readonly at: number
  readonly what: 'alert' | 'note'
  /** What it is and when: "Alerte, 12 nov., 02:10 : Sort du lit". */
  readonly name: string
  /** When it was: "12 nov., 02:10". */
  readonly when: string
  /** Where it is opened. */
  readonly to: string
}

/** A stretch of a chart that is as wide as a finger, with what happened in it. */
export interface MarkBin {
  /** Where it begins and how wide it is, in CSS pixels. */
  readonly left: number
  readonly width: number
  /** Where in it they are, on average: from its left. */
  readonly middle: number
  /** Oldest first; one at least. */
  readonly marks: readonly ChartMark[]
}

/**
 * Marks by stretches beside each other, of which none is narrower than `least`: each can be pressed, and none lies over another.
 * @param x where an instant lies, from 0 to `width`; what lies outside is left out
 */
export function binsOf(
  marks: readonly ChartMark[],
  { x, width, least }: { x: (at: number) => number; width: number; least: number },
): MarkBin[] {
  const count = Math.max(1, Math.floor(width / least))
  const size = width / count
  const inside = marks
    .filter(({ at }) => x(at) >= 0 && x(at) < width)
    .toSorted((one, other) => one.at - other.at)
  const byPlace = Map.groupBy(inside, ({ at }) => Math.min(count - 1, Math.floor(x(at) / size)))
  return [...byPlace].map(([place, some]) => {
    const left = place * size
    const middle = some.reduce((sum, { at }) => sum + x(at) - left, 0) / some.length
    return { left, width: size, middle, marks: some }
  })
}
