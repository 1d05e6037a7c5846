import type { DocumentValue } from '../evaluation/documents.ts'
import { BytesValue } from '../values/bytes.ts'
import { LatLngValue } from '../values/latlng.ts'
import { PathValue } from '../values/path.ts'
import type { Value } from '../values/value.ts'
import { asArray, asObject, decodeTimestamp } from './decode-value.ts'

/**
 * Reads a document of Firestore's REST API (https://firebase.google.com/docs/firestore/reference/rest/v1/Value) as
 * `firestore.get` shows it. @throws TypeError for anything else.
 */
export function decodeDocument(document: {
  name: string
  fields?: Record<string, unknown> | undefined
}): DocumentValue {
  const name = document.name.split('/')
  return new Map<string, Value>([
    ['__name__', new PathValue(name)],
    ['data', decodeFields(document.fields ?? {})],
    ['id', name.at(-1) ?? ''],
  ])
}

function decodeFields(fields: Record<string, unknown>): Value {
  return new Map(Object.entries(fields).map(([name, value]) => [name, decodeField(value)]))
}

function decodeField(encoded: unknown): Value {
  const [kind, content] = Object.entries(asObject(encoded))[0] ?? []
  switch (kind) {
    case 'nullValue':
      return null
    case 'booleanValue':
      return content === true
    case 'integerValue':
      return BigInt(String(content))
    case 'doubleValue':
      return Number(content)
    case 'timestampValue':
      return decodeTimestamp(String(content))
    case 'stringValue':
      return String(content)
    case 'bytesValue':
      return new BytesValue(Buffer.from(String(content), 'base64'))
    case 'referenceValue':
      // Rules see a reference from `databases` on, as they write paths themselves.
      return new PathValue(String(content).split('/').slice(2))
    case 'geoPointValue': {
      const { latitude, longitude } = asObject(content)
      return new LatLngValue(Number(latitude ?? 0), Number(longitude ?? 0))
    }
    case 'arrayValue':
      return asArray(asObject(content).values).map(decodeField)
    case 'mapValue':
      return decodeFields(asObject(asObject(content).fields ?? {}))
    default:
      throw new TypeError(`unknown kind of field: ${kind}`)
  }
}
