import { EvaluationError } from '../evaluation/evaluation-error.ts'
import { type PathValue, parsePath } from '../values/path.ts'
import type { TypeName, Value } from '../values/value.ts'
import { isInt64, truncateToInt } from './integers.ts'
import { apply, globalFunction, overload } from './overload.ts'
import { floatText, parseFloatText } from './text.ts'

const int = globalFunction('int', [
  overload(['int'], (value) => value),
  overload(['float'], truncateToInt),
  overload(['string'], (text) => {
    const value = /^[+-]?\d+$/.test(text) ? BigInt(text.replace(/^\+/, '')) : undefined
    if (value === undefined || !isInt64(value)) throw inconvertible(text, 'int')
    return value
  }),
])

const float = globalFunction('float', [
  overload(['float'], (value) => value),
  overload(['int'], (value) => Number(value)),
  overload(['string'], (text) => {
    const value = parseFloatText(text)
    if (value === undefined) throw inconvertible(text, 'float')
    return value
  }),
])

const string = globalFunction('string', [
  overload(['int'], String),
  overload(['float'], floatText),
  overload(['null'], String),
  overload(['string'], (text) => text),
  overload(['bool'], String),
  overload(['path'], String),
])

/** The conversions, by the name rules call them. */
export const conversions = {
  int,
  float,
  string,
  path: globalFunction('path', [overload(['string'], parsePath)]),
}

/** What `string(value)` gives, for `join` and for `$(…)` in paths. */
export function stringify(value: Value): string {
  return apply(string, [value]) as string
}

/** What `$(value)` puts into a path: a path adds all its segments, anything else is one. */
export function toPathSegments(value: Value): PathValue['segments'] {
  return typeof value === 'object' && value !== null && 'segments' in value
    ? value.segments
    : [stringify(value)]
}

function inconvertible(text: string, to: TypeName): EvaluationError {
  return new EvaluationError(
    `Type conversion error. Argument: [${text}], From type: [string], To type: [${to}].`,
  )
}
