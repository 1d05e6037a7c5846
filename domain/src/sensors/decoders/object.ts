import { z } from 'zod'
import { checkedInput } from '../checked-input.ts'
import { Refused } from '../refused.ts'
import { batterySchema, readingSchema } from '../sensor-event.ts'
import type { Decoded } from './decoder.ts'

const objectSchema = z.object({ events: z.array(readingSchema), battery: batterySchema })

/**
 * Reads the `object` that the device profile's codec made of an uplink (docs/gateway.md): `{kind, value?, battery?}`,
 * `{events: [{kind, value?}, …], battery?}`, or a list of events. An empty list is a sign of life. Throws Refused
 * `undecodable`.
 */
export function decodedObject(object: unknown): Decoded {
  if (object == null) throw new Refused('undecodable', 'object is missing: the device profile needs a codec')
  const { events, battery } = checkedInput(objectSchema, asList(object), 'object', 'undecodable')
  return { readings: events.map(({ kind, value }) => ({ kind, value: value ?? null })), battery }
}

function asList(object: NonNullable<unknown>): unknown {
  if (Array.isArray(object)) return { events: object }
  if ('kind' in Object(object)) return { ...object, events: [object] }
  return object
}
