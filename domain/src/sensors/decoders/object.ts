import { z } from 'zod'
import { maxEventsPerMessage } from '../../constants.ts'
import { checkedInput } from '../checked-input.ts'
import { isCallForHelp } from '../event-kinds.ts'
import { Refused } from '../refused.ts'
import { batterySchema, readingSchema } from '../sensor-event.ts'
import type { Decoded } from './decoder.ts'

const objectSchema = z.object({ events: z.array(z.unknown()), battery: batterySchema })
const callSchema = readingSchema.extend({ value: z.null().catch(null) })

/**
 * Reads the `object` that the device profile's codec made of an uplink (docs/gateway.md): `{kind, value?, battery?}`,
 * `{events: [{kind, value?}, …], battery?}`, or a list of events. An empty list is a sign of life. A call for help counts
 * whatever stands beside it; of too many, one of each kind does. Throws Refused: `undecodable`, `tooManyEvents`.
 */
export function decodedObject(object: unknown): Decoded {
  if (object == null) throw new Refused('undecodable', 'object is missing: the device profile needs a codec')
  const { events, battery } = checkedInput(objectSchema, asList(object), 'object', 'undecodable')
  const calls = events.filter(saysCall)
  if (calls.length === 0 && events.length > maxEventsPerMessage) {
    throw new Refused('tooManyEvents', `over ${maxEventsPerMessage} events in one object`)
  }
  // Beside a call for help, what cannot be read is left out.
  const readable = calls.length === 0 ? events : events.filter((each) => saysCall(each) || isReading(each))
  const readings = (readable.length > maxEventsPerMessage ? mostTelling(calls) : readable).map((each) =>
    checkedInput(saysCall(each) ? callSchema : readingSchema, each, 'object', 'undecodable'),
  )
  return { readings: readings.map(({ kind, value }) => ({ kind, value: value ?? null })), battery }
}

/** Whether the object holds a call for help, also where it cannot be taken in. */
export function objectCallsForHelp(object: unknown): boolean {
  const { data } = objectSchema.safeParse(asList(object))
  return data?.events.some(saysCall) ?? false
}

const saysCall = (event: unknown) => isCallForHelp(Object(event).kind)

/** As many calls as one message may hold, the first of each kind before any other: no storm of presses hides a fall. */
function mostTelling(calls: readonly unknown[]): unknown[] {
  const ofKinds = Map.groupBy(calls, (call) => Object(call).kind).values()
  const firsts = new Set([...ofKinds].map(([first]) => first))
  const others = calls.filter((call) => !firsts.has(call))
  return [...firsts, ...others].slice(0, maxEventsPerMessage)
}

const isReading = (event: unknown) => readingSchema.safeParse(event).success

function asList(object: unknown): unknown {
  if (Array.isArray(object)) return { events: object }
  if (typeof object === 'object' && object !== null && 'kind' in object)
    return { ...object, events: [object] }
  return object
}
