import { BytesValue } from './bytes.ts'
import { LatLngValue } from './latlng.ts'
import { PathValue } from './path.ts'
import { DurationValue, TimestampValue } from './time.ts'
import { typeName, type Value } from './value.ts'

/**
 * Equality as lists, `in` and nested values know it: 1 and 1.0 differ, and so do 0.0 and -0.0; NaN equals nothing. The
 * operator `==` alone compares an int with a float by value.
 */
export function isSame(a: Value, b: Value): boolean {
  if (typeof a === 'number' || typeof b === 'number') return Object.is(a, b) && !Number.isNaN(a)
  if (a === null || b === null || typeof a !== 'object') return a === b
  if (typeName(a) !== typeName(b)) return false
  if (a instanceof PathValue && b instanceof PathValue)
    return a.isComplete() && b.isComplete() && looseKey(a) === looseKey(b)
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item: Value, index) => isSame(item, b[index]))
  if (a instanceof Map && b instanceof Map)
    return (
      a.size === b.size &&
      [...a].every(([key, value]: [string, Value]) => b.has(key) && isSame(value, b.get(key)))
    )
  return typeName(a) !== 'map_diff' && looseKey(a) === looseKey(b)
}

/** A text that two values share exactly when a set or a map difference holds them for equal (1 and 1.0 are). */
export function looseKey(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value).toString() : String(value)
  if (value === null || typeof value === 'boolean') return String(value)
  if (value instanceof BytesValue) return `b${value.bytes.toString('hex')}`
  if (value instanceof TimestampValue) return `t${value.seconds}.${value.nanos}`
  if (value instanceof DurationValue) return `d${value.seconds}.${value.nanos}`
  if (value instanceof LatLngValue) return `l${value.latitude},${value.longitude}`
  if (value instanceof PathValue) return `p${JSON.stringify(value.segments)}`
  if (Array.isArray(value)) return `[${value.map(looseKey).join()}]`
  if (value instanceof Map) {
    const fields = [...value].map(
      ([key, field]: [string, Value]) => `${JSON.stringify(key)}:${looseKey(field)}`,
    )
    return `{${fields.sort().join()}}`
  }
  if ('items' in value) return `s[${[...value.items.keys()].sort().join()}]`
  throw new TypeError(`a ${typeName(value)} has no key`)
}
