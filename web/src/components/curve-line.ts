/** A value at an instant. */
export interface CurvePoint {
  readonly at: number
  readonly value: number
}

/** Where a curve is drawn, and what it stands for. */
interface Frame {
  readonly from: number
  readonly until: number
  readonly gapMs: number
  readonly width: number
  readonly height: number
}

/** So far from the edges that no stroke is cut. */
const margin = 2

/**
 * The path of an SVG that joins points, oldest first, but for those further apart than a gap; one alone is a dot. What does not change
 * lies in the middle.
 */
export function lineOf(points: readonly CurvePoint[], frame: Frame): string {
  const { from, until, gapMs, width, height } = frame
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const x = (at: number) => margin + ((at - from) / (until - from)) * (width - 2 * margin)
  const y = (value: number) =>
    most === least ? height / 2 : margin + ((most - value) / (most - least)) * (height - 2 * margin)
  return points
    .map(({ at, value }, index) => {
      const before = points[index - 1]
      const isJoined = before !== undefined && at - before.at <= gapMs
      const place = `${x(at).toFixed(1)} ${y(value).toFixed(1)}`
      // Of no length, and with round ends: a dot.
      return isJoined ? `L${place}` : `M${place}h0`
    })
    .join('')
}
