import type { BytesValue } from './bytes.ts'
import type { LatLngValue } from './latlng.ts'
import type { MapDiffValue } from './map-diff.ts'
import type { PathValue } from './path.ts'
import type { SetValue } from './set.ts'
import type { DurationValue, TimestampValue } from './time.ts'

/**
 * A value of the rules language. Integers are 64-bit and therefore bigint; a JavaScript number is always a float. Maps
 * keep the order in which they were written.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly Value[]
  | ReadonlyMap<string, Value>
  | SetValue
  | BytesValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | PathValue
  | MapDiffValue

/** The JavaScript type that stands for each type of the language, by the name rules and error messages give it. */
export interface ValueTypes {
  null: null
  bool: boolean
  int: bigint
  float: number
  string: string
  list: readonly Value[]
  map: ReadonlyMap<string, Value>
  set: SetValue
  bytes: BytesValue
  timestamp: TimestampValue
  duration: DurationValue
  latlng: LatLngValue
  path: PathValue
  map_diff: MapDiffValue
}

export type TypeName = keyof ValueTypes

/** The name of a value's type, as in `Type error. Received: [int] Expected: [bool].` */
export function typeName(value: Value): TypeName {
  if (value === null) return 'null'
  switch (typeof value) {
    case 'boolean':
      return 'bool'
    case 'bigint':
      return 'int'
    case 'number':
      return 'float'
    case 'string':
      return 'string'
    default:
      if (Array.isArray(value)) return 'list'
      return value instanceof Map
        ? 'map'
        : (value as Exclude<typeof value, readonly Value[] | ReadonlyMap<string, Value>>).type
  }
}
