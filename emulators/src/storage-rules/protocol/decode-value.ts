import { BytesValue } from '../values/bytes.ts'
import { LatLngValue } from '../values/latlng.ts'
import { PathValue } from '../values/path.ts'
import { SetValue } from '../values/set.ts'
import { DurationValue, parseTimestamp } from '../values/time.ts'
import type { Value } from '../values/value.ts'

/**
 * Reads a value as firebase-tools writes it (storage/rules/expressionValue.ts): an object with one key that names the type.
 * @throws TypeError for anything else.
 */
export function decodeValue(encoded: unknown): Value {
  const [kind, content] = Object.entries(asObject(encoded))[0] ?? []
  switch (kind) {
    case 'null_value':
      return null
    case 'bool_value':
      return content === true
    case 'string_value':
      return String(content)
    case 'int_value':
      // JSON numbers beyond 2^53 have lost digits already; they stay what JavaScript made of them.
      return typeof content === 'number' && !Number.isSafeInteger(content) ? content : BigInt(String(content))
    case 'float_value':
      return Number(content)
    case 'bytes_value':
      return new BytesValue(Buffer.from(String(content), 'base64'))
    case 'timestamp_value':
      return decodeTimestamp(String(content))
    case 'duration_value': {
      const { seconds, nanos } = asObject(content)
      return new DurationValue(Number(seconds ?? 0), Number(nanos ?? 0))
    }
    case 'latlng_value': {
      const { latitude, longitude } = asObject(content)
      return new LatLngValue(Number(latitude ?? 0), Number(longitude ?? 0))
    }
    case 'path_value':
      return new PathValue(
        asArray(asObject(content).segments).map((segment) => String(asObject(segment).simple)),
      )
    case 'list_value':
      return asArray(asObject(content).values).map(decodeValue)
    case 'set_value':
      return new SetValue(asArray(asObject(content).values).map(decodeValue))
    case 'map_value':
      return new Map(
        Object.entries(asObject(asObject(content).fields ?? {})).map(([name, value]) => [
          name,
          decodeValue(value),
        ]),
      )
    default:
      throw new TypeError(`unknown kind of value: ${kind}`)
  }
}

/** @throws TypeError for a text that is not an RFC 3339 time. */
export function decodeTimestamp(text: string): Value {
  const timestamp = parseTimestamp(text)
  if (timestamp === undefined) throw new TypeError(`not a timestamp: ${text}`)
  return timestamp
}

/** @throws TypeError for anything that is not a JSON object. */
export function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`expected an object, not ${JSON.stringify(value)}`)
  return value as Record<string, unknown>
}

/** A list left out is an empty one, as everywhere in the JSON of protocol buffers. */
export function asArray(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new TypeError(`expected a list, not ${JSON.stringify(value)}`)
  return value
}
