import { truncateToInt } from './integers.ts'
import { globalFunction, overload } from './overload.ts'

/** `math.*`; https://firebase.google.com/docs/reference/rules/rules.math */
export const math = {
  abs: globalFunction('math.abs', [
    // The absolute value of the smallest integer does not exist; like Java, keep it.
    overload(['int'], (value) => BigInt.asIntN(64, value < 0n ? -value : value)),
    overload(['float'], Math.abs),
  ]),
  ceil: globalFunction('math.ceil', [overload(['float'], Math.ceil)]),
  floor: globalFunction('math.floor', [overload(['float'], Math.floor)]),
  // The reference calls it isInfinite; the engine knows it by this name only.
  isInfinity: globalFunction('math.isInfinity', [
    overload(['float'], (value) => value === Infinity || value === -Infinity),
  ]),
  isNaN: globalFunction('math.isNaN', [overload(['float'], Number.isNaN)]),
  pow: globalFunction('math.pow', [overload(['float', 'float'], (base, exponent) => base ** exponent)]),
  round: globalFunction('math.round', [overload(['float'], (value) => truncateToInt(Math.round(value)))]),
  sqrt: globalFunction('math.sqrt', [overload(['float'], Math.sqrt)]),
}
