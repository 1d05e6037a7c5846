/** By what values are counted: of times in seconds by what clocks tell. */
const ofTime = [60, 300, 900, 1_800, 3_600, 7_200, 14_400, 21_600, 43_200, 86_400]

/** The steps of a scale. */
export interface ValueScale {
  readonly least: number
  readonly most: number
  readonly ticks: readonly number[]
}

/** More steps than that are not read. */
const mostSteps = 5

/**
 * A scale of whole steps that holds values, and `span` at least: what hardly changes is not drawn as a cliff.
 * @param isTime in seconds, from 0 on
 */
export function valueScale(values: readonly number[], span: number, isTime = false): ValueScale {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  if (low > high) [low, high] = [0, 0]
  if (isTime) low = 0
  const missing = Math.max(0, span - (high - low))
  if (!isTime) low -= missing / 2
  high += isTime ? missing : missing / 2
  const step = stepFor((high - low) / mostSteps, isTime)
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { least: first * step, most: last * step, ticks }
}

function stepFor(atLeast: number, isTime: boolean): number {
  if (isTime) return ofTime.find((step) => step >= atLeast) ?? 86_400
  const ten = 10 ** Math.floor(Math.log10(atLeast))
  return [1, 2, 5, 10].map((times) => times * ten).find((step) => step >= atLeast) ?? 10 * ten
}
