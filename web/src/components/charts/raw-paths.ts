import type { Run, TimedValue } from './thinned.ts'
import type { TimeWindow } from './time-window.ts'

type Place = (value: number) => number

/** The paths of an SVG by which runs are drawn: lines that join the points of each, and dots for those of one point alone. */
export function curvePath(runs: readonly Run[], x: Place, y: Place): { lines: string; dots: string } {
  const place = ({ at, value }: TimedValue) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`
  const lines = runs.filter(({ length }) => length > 1).map((run) => `M${run.map(place).join('L')}`)
  const dots = runs.filter(({ length }) => length === 1).map(([only]) => (only ? `M${place(only)}h0` : ''))
  return { lines: lines.join(''), dots: dots.join('') }
}

/** Each value as a stem from the bottom up. */
export const stemsPath = (
  points: readonly TimedValue[],
  { x, y, bottom }: { x: Place; y: Place; bottom: number },
): string => points.map(({ at, value }) => `M${x(at).toFixed(1)} ${bottom}V${y(value).toFixed(1)}`).join('')

/** Each instant of a window as a stroke; of several in one column of pixels one is seen. */
export function ticksPath(
  ats: readonly number[],
  { from, until }: TimeWindow,
  { x, top, bottom }: { x: Place; top: number; bottom: number },
): string {
  const columns = new Set(ats.filter((at) => at >= from && at < until).map((at) => Math.round(x(at))))
  return [...columns].map((column) => `M${column} ${bottom}V${top}`).join('')
}
