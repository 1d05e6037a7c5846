import { z } from 'zod'
import { writtenDevEuiSchema } from '../devices/dev-eui.ts'
import { type DeviceType, deviceTypeInfo } from '../devices/device-catalogue.ts'
import { checkedInput } from './checked-input.ts'
import {
  bestReception,
  type ChirpStackEvent,
  chirpStackDeviceSchema,
  chirpStackEventSchema,
  readUplink,
  type Said,
  uplinkCallsForHelp,
} from './chirpstack.ts'
import { isCallForHelp } from './event-kinds.ts'
import { mayCall, saysCall } from './possible-call.ts'
import { Refused } from './refused.ts'
import { callBodySchema, eventBodySchema, impossibility, type SaidEvent } from './sensor-event.ts'

/** A message of the topic `sensor-events`, as Pub/Sub hands it over. */
export interface SensorMessage {
  messageId: string
  /** Epoch milliseconds. */
  publishedAt: number
  attributes: Record<string, string>
  /** UTF-8 JSON text. */
  data: string
}

/** Who speaks, and with which key; the body is read once these are known to be right. */
export interface Envelope {
  /** DevEUI in lower case. */
  deviceId: string
  /** Null: none that could be a key was sent. */
  apiKey: string | null
  messageId: string
  /** The gateway that heard the device best, as the network server says; null where it says none, and in form 1. */
  heardBy: string | null
  body: { form: 'event'; json: unknown } | { form: 'chirpStack'; event: ChirpStackEvent; json: unknown }
}

const apiKeySchema = z.string().min(1).max(200).trim().nullable().catch(null)
const deviceIdSchema = z.object({ deviceId: writtenDevEuiSchema })

/**
 * Reads which device speaks and with which key, in either form of the event contract (docs/gateway.md). Throws
 * Refused: `malformedJson`, `invalidEvent` (no device id).
 */
export function readEnvelope(message: SensorMessage): Envelope {
  const { attributes, messageId } = message
  const json = readJson(message.data)
  if (json === undefined) {
    // The parser's own message quotes the text, which may name a person.
    throw new Refused('malformedJson', 'the message is not JSON text')
  }
  return attributes.event === undefined || isEventBody(json)
    ? { messageId, ...eventEnvelope(json, attributes) }
    : { messageId, ...chirpStackEnvelope(json, attributes) }
}

/**
 * What a message from a device of this type says; nothing for what ChirpStack tells of besides uplinks. Throws Refused:
 * `invalidEvent`, `impossibleValue`, `kindNotOfDevice`, `undecodable`, `tooManyEvents`; for a call for help in form 1,
 * never.
 */
export function readSaid({ body, deviceId, messageId }: Envelope, deviceType: DeviceType): Said {
  if (body.form === 'event') {
    return { events: [readEvent(body.json, { deviceId, messageId }, deviceType)], heard: null, leftOut: null }
  }
  if (body.event !== 'up') return { events: [], heard: null, leftOut: null }
  return readUplink(body.json, { deviceId, messageId }, deviceType)
}

/**
 * Whether a message says that somebody calls for help, as far as that can be told: what may be asked of one that is being
 * refused, of a device whose type (null) may not be known.
 */
export function callsForHelp(envelope: Envelope, deviceType: DeviceType | null): boolean {
  const { body } = envelope
  if (body.form === 'event') return saysCall(Object(body.json).kind) === true
  if (body.event !== 'up') return false
  if (deviceType === null) return uplinkCallsForHelp(body.json) || objectMayCall(body.json) === true
  try {
    return readSaid(envelope, deviceType).events.some(({ kind }) => isCallForHelp(kind))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // Where it cannot be read as what the device is said to be, it is asked as that of one whose type is not known.
    return uplinkCallsForHelp(body.json) || (objectMayCall(body.json) ?? tellsCallsAlone(deviceType))
  }
}

/**
 * Whether what a codec made of an uplink says that somebody calls, though it be spelt otherwise than the contract has it, or be text; null
 * where nothing tells: it is missing, or of no kind that is known.
 */
function objectMayCall(uplink: unknown): boolean | null {
  const { object } = Object(uplink)
  const said = typeof object === 'string' ? readJson(object) : object
  return mayCall(Object(said).events ?? said)
}

/** Whether all that devices of this type tell is that somebody calls: of what cannot be read of them nobody can say that it was none. */
const tellsCallsAlone = (deviceType: DeviceType): boolean =>
  deviceTypeInfo(deviceType).kinds.every(isCallForHelp)

function readEvent(
  json: unknown,
  { deviceId, messageId }: { deviceId: string; messageId: string },
  deviceType: DeviceType,
): SaidEvent {
  const schema = isCallForHelp(Object(json).kind) ? callBodySchema : eventBodySchema
  const event = checkedInput(schema, json)
  const value = event.value ?? null
  const impossible = impossibility(event.kind, value, deviceType)
  if (impossible) throw impossible
  return {
    eventId: event.eventId ?? messageId,
    deviceId,
    kind: event.kind,
    value,
    occurredAt: event.occurredAt === null ? null : Date.parse(event.occurredAt),
    battery: event.battery,
    rssi: event.rssi,
    snr: event.snr,
  }
}

const byteOrderMark = '\uFEFF'

/** What a message's data hold, a byte order mark before them left out; undefined where they are no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text)
  } catch {
    return undefined
  }
}

/** The key that a message brings, in either form; null: none that could be one. */
export function apiKeyOf(attributes: Record<string, string>, json: unknown): string | null {
  return apiKeySchema.parse(attributes.apiKey ?? Object(Object(Object(json).deviceInfo).tags).apiKey)
}

// Whatever its gateway writes into the attribute `event`: the names of fields say which form it is.
const isEventBody = (json: unknown) => 'deviceId' in Object(json) && !('deviceInfo' in Object(json))

type FormOf = Omit<Envelope, 'messageId'>

function eventEnvelope(json: unknown, attributes: Record<string, string>): FormOf {
  const { deviceId } = checkedInput(deviceIdSchema, json)
  return {
    deviceId,
    apiKey: apiKeySchema.parse(attributes.apiKey),
    heardBy: null,
    body: { form: 'event', json },
  }
}

function chirpStackEnvelope(json: unknown, attributes: Record<string, string>): FormOf {
  const event = checkedInput(chirpStackEventSchema, attributes.event, 'attribute event')
  const { deviceInfo, rxInfo } = checkedInput(chirpStackDeviceSchema, json)
  return {
    deviceId: deviceInfo.devEui,
    apiKey: apiKeySchema.parse(attributes.apiKey ?? deviceInfo.tags.apiKey),
    heardBy: bestReception(rxInfo)?.gatewayId ?? null,
    body: { form: 'chirpStack', event, json },
  }
}
