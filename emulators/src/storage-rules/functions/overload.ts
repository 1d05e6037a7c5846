import { EvaluationError } from '../evaluation/evaluation-error.ts'
import { type TypeName, typeName, type Value, type ValueTypes } from '../values/value.ts'

type ParameterType = TypeName | 'any'
type ArgumentOf<Type> = Type extends TypeName ? ValueTypes[Type] : Value

/** One signature of a function, method or operator, with what it does. A method's receiver is its first parameter. */
export interface Overload {
  readonly parameters: readonly ParameterType[]
  readonly run: (...args: Value[]) => Value
}

/** Everything one name can do, and how its signatures are written in error messages. */
export interface Callable {
  readonly overloads: readonly Overload[]
  readonly signature: (types: readonly string[]) => string
}

/** Ties the parameter types named by the signature to the arguments of its implementation. */
export function overload<const Parameters extends readonly ParameterType[]>(
  parameters: Parameters,
  run: (...args: { [Index in keyof Parameters]: ArgumentOf<Parameters[Index]> }) => Value,
): Overload {
  return { parameters, run: run as unknown as Overload['run'] }
}

/**
 * Runs the overload that fits the arguments: an exact one first, then one that takes floats for the ints given.
 * @throws EvaluationError naming what was received and what is accepted.
 */
export function apply(callable: Callable, args: readonly Value[]): Value {
  const types = args.map(typeName)
  const exact = callable.overloads.find((candidate) => accepts(candidate, types, isExactly))
  if (exact !== undefined) return exact.run(...args)
  const widened = callable.overloads.find((candidate) => accepts(candidate, types, isWidenable))
  if (widened !== undefined)
    return widened.run(...args.map((arg) => (typeof arg === 'bigint' ? Number(arg) : arg)))
  throw mismatch(callable, types)
}

function accepts(
  { parameters }: Overload,
  types: readonly TypeName[],
  fits: (type: TypeName, parameter: ParameterType) => boolean,
): boolean {
  return (
    parameters.length === types.length && types.every((type, index) => fits(type, parameters[index] ?? 'any'))
  )
}

function isExactly(type: TypeName, parameter: ParameterType): boolean {
  return parameter === type || parameter === 'any'
}

function isWidenable(type: TypeName, parameter: ParameterType): boolean {
  // An int in any other place stays as it is, so only signatures that take floats throughout may widen.
  return type === 'int' ? parameter === 'float' : isExactly(type, parameter)
}

function mismatch(callable: Callable, types: readonly TypeName[]): EvaluationError {
  const expected = callable.overloads.map(({ parameters }) => callable.signature(parameters)).join(', ')
  const takesAsMany = callable.overloads.some(({ parameters }) => parameters.length === types.length)
  return new EvaluationError(
    takesAsMany
      ? `Unsupported operation error. Received: ${callable.signature(types)}. Expected: ${expected}.`
      : `Incorrect number of arguments. Received: ${types.length}. Expected: ${expected}.`,
  )
}

/** A global function: `int(…)` or `math.abs(…)`. */
export function globalFunction(name: string, overloads: readonly Overload[]): Callable {
  return { overloads, signature: (types) => `${name}(${types.join(', ')})` }
}

/** A method of one type: `string.matches(…)`. */
export function method(name: string, overloads: readonly Overload[]): Callable {
  return { overloads, signature: ([receiver, ...types]) => `${receiver}.${name}(${types.join(', ')})` }
}
