import { containers, property } from '../functions/containers.ts'
import { apply } from '../functions/overload.ts'
import { PathValue } from '../values/path.ts'
import { typeName, type Value } from '../values/value.ts'
import { EvaluationError } from './evaluation-error.ts'

/** `object.name`, of a map or of a bound path. */
export function member(object: Value, name: string): Value {
  if (object === null) throw new EvaluationError('Null value error.')
  if (object instanceof Map) return property(object, name)
  if (object instanceof PathValue) return object.property(name)
  throw typeError(object, 'map,path')
}

/** What `in`, `[i]` or `[i:j]` gives for a container. */
export function inContainer(
  operation: keyof typeof containers,
  container: Value,
  args: readonly Value[],
): Value {
  if (container === null) throw new EvaluationError('Null value error.')
  const callable = containers[operation][typeName(container)]
  if (callable === undefined) throw unknownFunction(operation)
  return apply(callable, [container, ...args])
}

/** `value is type`. */
export function isOfType(value: Value, type: string): boolean {
  const actual = typeName(value)
  if (type === 'number') return actual === 'int' || actual === 'float'
  // The real engine never recognises a set here, although it accepts the name.
  return actual === type && actual !== 'set'
}

/** @throws EvaluationError for anything but a boolean. */
export function asBoolean(value: Value): boolean {
  if (typeof value !== 'boolean') throw typeError(value, 'bool')
  return value
}

/** A value of a type that has no business here. */
export function typeError(value: Value, expected: string): EvaluationError {
  return new EvaluationError(`Type error. Received: [${typeName(value)}] Expected: [${expected}].`)
}

/** A call of something that does not exist. */
export function unknownFunction(name: string): EvaluationError {
  return new EvaluationError(`Function not found error: Name: [${name}].`)
}
