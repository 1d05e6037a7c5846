import { EvaluationError } from '../evaluation/evaluation-error.ts'

const SMALLEST = -(2n ** 63n)
const LARGEST = 2n ** 63n - 1n

/** True for what a signed 64-bit integer can hold. */
export function isInt64(value: bigint): boolean {
  return value >= SMALLEST && value <= LARGEST
}

/** @throws EvaluationError where the result of an operation does not fit into 64 bits. */
export function checkedInt(value: bigint): bigint {
  if (isInt64(value)) return value
  throw new EvaluationError(`Integer value is out of the [${SMALLEST}, ${LARGEST}] range.`)
}

/** Cuts off the fraction, as Java casts: NaN becomes 0, what is too large becomes the nearest integer there is. */
export function truncateToInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n
  if (value >= Number(LARGEST)) return LARGEST
  if (value <= Number(SMALLEST)) return SMALLEST
  return BigInt(Math.trunc(value))
}

/** @throws EvaluationError for a divisor of 0. */
export function checkedDivisor(divisor: bigint): bigint {
  if (divisor === 0n) throw new EvaluationError('Divide by zero error.')
  return divisor
}
