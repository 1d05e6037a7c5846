import { expect, test } from 'vitest'
import { BytesValue } from '../values/bytes.ts'
import { LatLngValue } from '../values/latlng.ts'
import { PathValue } from '../values/path.ts'
import { SetValue } from '../values/set.ts'
import { DurationValue, TimestampValue } from '../values/time.ts'
import { decodeValue } from './decode-value.ts'

test.each([
  [{ null_value: null }, null],
  [{ bool_value: false }, false],
  [{ int_value: 5 }, 5n],
  [{ int_value: 1e300 }, 1e300],
  [{ float_value: 1.5 }, 1.5],
  [{ string_value: '' }, ''],
  [{ bytes_value: 'AQI=' }, new BytesValue(Buffer.of(1, 2))],
  [{ timestamp_value: '2026-11-21T10:15:02.120Z' }, new TimestampValue(1_795_256_102, 120_000_000)],
  [{ duration_value: { seconds: 1, nanos: 2 } }, new DurationValue(1, 2)],
  [{ latlng_value: { latitude: 45.5, longitude: -73.6 } }, new LatLngValue(45.5, -73.6)],
  [{ path_value: { segments: [{ simple: 'b' }, { simple: 'vigie' }] } }, new PathValue(['b', 'vigie'])],
  [{ list_value: { values: [{ int_value: 1 }, { null_value: null }] } }, [1n, null]],
  [{ list_value: {} }, []],
  [{ set_value: { values: [{ string_value: 'a' }] } }, new SetValue(['a'])],
  [{ map_value: { fields: { a: { map_value: { fields: {} } } } } }, new Map([['a', new Map()]])],
])('%j', (encoded, value) => {
  expect(decodeValue(encoded)).toEqual(value)
})

test.each([
  [{}],
  [null],
  ['text'],
  [{ odd_value: 1 }],
  [{ timestamp_value: 'yesterday' }],
  [{ list_value: { values: 1 } }],
])('is refused: %j', (encoded) => {
  expect(() => decodeValue(encoded)).toThrow(TypeError)
})
