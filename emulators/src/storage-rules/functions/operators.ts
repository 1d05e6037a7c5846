import type { BinaryOperator } from '../language/syntax-tree.ts'
import { isSame } from '../values/equality.ts'
import { compareTimes, DurationValue, TimestampValue } from '../values/time.ts'
import type { Value } from '../values/value.ts'
import { checkedDivisor, checkedInt } from './integers.ts'
import { type Callable, type Overload, overload } from './overload.ts'

function binary(operator: string, overloads: readonly Overload[]): Callable {
  return { overloads, signature: ([left, right]) => `${left} ${operator} ${right}` }
}

function comparison(operator: string, holds: (order: number) => boolean): Callable {
  return binary(operator, [
    // Three-way comparison would make NaN equal to everything.
    overload(
      ['float', 'float'],
      (a, b) => !Number.isNaN(a) && !Number.isNaN(b) && holds(a < b ? -1 : Number(a > b)),
    ),
    overload(['int', 'int'], (a, b) => holds(a < b ? -1 : Number(a > b))),
    overload(['string', 'string'], (a, b) => holds(a < b ? -1 : Number(a > b))),
    overload(['bytes', 'bytes'], (a, b) => holds(a.bytes.compare(b.bytes))),
    overload(['duration', 'duration'], (a, b) => holds(compareTimes(a, b))),
    overload(['timestamp', 'timestamp'], (a, b) => holds(compareTimes(a, b))),
  ])
}

/** The operators whose meaning depends on the types of both sides. */
export const arithmetic: Record<Exclude<BinaryOperator, '&&' | '||' | 'in' | '==' | '!='>, Callable> = {
  '+': binary('+', [
    overload(['int', 'int'], (a, b) => checkedInt(a + b)),
    overload(['float', 'float'], (a, b) => a + b),
    overload(['string', 'string'], (a, b) => a + b),
    overload(['duration', 'duration'], (a, b) => new DurationValue(a.seconds + b.seconds, a.nanos + b.nanos)),
    overload(
      ['duration', 'timestamp'],
      (a, b) => new TimestampValue(a.seconds + b.seconds, a.nanos + b.nanos),
    ),
    overload(
      ['timestamp', 'duration'],
      (a, b) => new TimestampValue(a.seconds + b.seconds, a.nanos + b.nanos),
    ),
  ]),
  '-': binary('-', [
    overload(['int', 'int'], (a, b) => checkedInt(a - b)),
    overload(['float', 'float'], (a, b) => a - b),
    overload(['duration', 'duration'], (a, b) => new DurationValue(a.seconds - b.seconds, a.nanos - b.nanos)),
    overload(
      ['timestamp', 'duration'],
      (a, b) => new TimestampValue(a.seconds - b.seconds, a.nanos - b.nanos),
    ),
    overload(
      ['timestamp', 'timestamp'],
      (a, b) => new DurationValue(a.seconds - b.seconds, a.nanos - b.nanos),
    ),
  ]),
  '*': binary('*', [
    overload(['int', 'int'], (a, b) => checkedInt(a * b)),
    overload(['float', 'float'], (a, b) => a * b),
  ]),
  '/': binary('/', [
    // Like Java: the smallest integer by -1 stays the smallest integer.
    overload(['int', 'int'], (a, b) => BigInt.asIntN(64, a / checkedDivisor(b))),
    overload(['float', 'float'], (a, b) => a / b),
  ]),
  '%': binary('%', [
    overload(['int', 'int'], (a, b) => a % checkedDivisor(b)),
    overload(['float', 'float'], (a, b) => a % b),
  ]),
  '<': comparison('<', (order) => order < 0),
  '<=': comparison('<=', (order) => order <= 0),
  '>': comparison('>', (order) => order > 0),
  '>=': comparison('>=', (order) => order >= 0),
}

/** `-value` and `!value`. */
export const unaryOperators: Record<'-' | '!', Callable> = {
  '-': {
    signature: ([type]) => `-${type}`,
    overloads: [
      overload(['int'], (value) => checkedInt(-value)),
      overload(['float'], (value) => -value),
      overload(['duration'], ({ seconds, nanos }) => new DurationValue(-seconds, -nanos)),
    ],
  },
  '!': { signature: ([type]) => `!${type}`, overloads: [overload(['bool'], (value) => !value)] },
}

/** `a == b`: an int and a float are compared by value, values of other different types are never equal. */
export function isEqual(a: Value, b: Value): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a === b
  if (typeof a === 'number' && typeof b === 'bigint') return a === Number(b)
  if (typeof a === 'bigint' && typeof b === 'number') return Number(a) === b
  return isSame(a, b)
}
