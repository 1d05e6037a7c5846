import { EvaluationError } from '../evaluation/evaluation-error.ts'

const smallestInt = -(2n ** 63n)
const largestInt = 2n ** 63n - 1n

/** True for what a signed 64-bit integer can hold. */
export function isInt64(value: bigint): boolean {
  return value >= smallestInt && value <= largestInt
}

/** @throws EvaluationError where the result of an operation does not fit into 64 bits. */
export function checkedInt(value: bigint): bigint {
  if (isInt64(value)) return value
  throw new EvaluationError(`Integer value is out of the [${smallestInt}, ${largestInt}] range.`)
}

/** Cuts off the fraction, as Java casts: NaN becomes 0, what is too large becomes the nearest integer there is. */
export function truncateToInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n
  if (value >= Number(largestInt)) return largestInt
  if (value <= Number(smallestInt)) return smallestInt
  return BigInt(Math.trunc(value))
}

/** @throws EvaluationError for a divisor of 0. */
export function checkedDivisor(divisor: bigint): bigint {
  if (divisor === 0n) throw new EvaluationError('Divide by zero error.')
  return divisor
}
