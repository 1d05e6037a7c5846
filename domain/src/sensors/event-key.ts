import { z } from 'zod'
import type { EventKind } from './event-kinds.ts'

/** What tells one event of a device from another. */
export interface NamedEvent {
  eventId: string
  kind: EventKind
  /** What the sensor said of the time, however impossible, epoch milliseconds; null: nothing that can be read. */
  saidAt: number | null
}

const plain = /^[A-Za-z0-9:-][A-Za-z0-9_:-]*$/
const inherited = Object.prototype

/** No id holds it, escaped or not. */
const between = '~~'

/**
 * The name under which a document keeps an event: its id, its kind and the time that the sensor said, as a gateway may
 * give one id to two kinds of event, and counts anew when it starts anew. The same event published again has the same
 * key, another one never.
 */
export function eventKey({ eventId, kind, saidAt }: NamedEvent): string {
  const time = saidAt === null ? [] : [saidAt.toString(36)]
  return [keyOfId(eventId), kind, ...time].join(between)
}

/**
 * An event id is a gateway's word: a dot in it would part a field path, `__x__` is reserved by Firestore, and every
 * JavaScript object has a `constructor` already. So dots, a leading `_` and the first letter of a name that every object
 * inherits are written `~` and two hexadecimal digits; most ids stay as they are.
 */
function keyOfId(eventId: string): string {
  if (plain.test(eventId) && !(eventId in inherited)) return eventId
  const [first = '', ...rest] = eventId
  return escaped(first, first === '_' || eventId in inherited) + rest.map((each) => escaped(each)).join('')
}

/** The event id of a key that `eventKey` made. */
export function eventIdOf(key: string): string {
  const [id = ''] = key.split(between)
  return id.replace(/~([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

// `~` is no letter of an event id, so what is escaped is never taken for what is not.
function escaped(character: string, always = character === '.'): string {
  return always || character === '.' ? `~${character.charCodeAt(0).toString(16).padStart(2, '0')}` : character
}

/** The key of an event in a map: what `eventKey` gives. */
export const eventKeySchema = z.string().regex(/^[A-Za-z0-9:~-][A-Za-z0-9_:~-]{0,419}$/)
