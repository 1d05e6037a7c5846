import { z } from 'zod'
import type { DeviceType } from '../devices/device-catalogue.ts'
import { devEuiSchema } from '../ids.ts'
import { checkedInput } from './checked-input.ts'
import {
  bestReception,
  type ChirpStackEvent,
  chirpStackDeviceSchema,
  chirpStackEventSchema,
  type Heard,
  readUplink,
} from './chirpstack.ts'
import { Refused } from './refused.ts'
import { eventBodySchema, impossibility, type SensorEvent } from './sensor-event.ts'

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
  apiKey: string
  gatewayId: string | null
  body:
    | { form: 'event'; messageId: string; json: unknown }
    | { form: 'chirpStack'; event: ChirpStackEvent; json: unknown }
}

const apiKeySchema = z.string().min(1).max(200)
const deviceIdSchema = z.object({ deviceId: devEuiSchema })
const gatewayIdSchema = z.string().max(120).nullish()

/**
 * Reads which device speaks and with which key, in either form of the event contract (docs/gateway.md). Throws
 * Refused: `malformedJson`, `invalidEvent` (no device id), `missingApiKey`.
 */
export function readEnvelope(message: SensorMessage): Envelope {
  const { attributes, messageId } = message
  const json = parseJson(message.data)
  return attributes.event === undefined
    ? eventEnvelope(json, attributes, messageId)
    : chirpStackEnvelope(json, attributes)
}

/**
 * The events of a message from a device of this type; none for what ChirpStack tells of besides uplinks. Throws
 * Refused: `invalidEvent`, `kindNotOfDevice`, `impossibleValue`, `undecodable`.
 */
export function readEvents(envelope: Envelope, deviceType: DeviceType): SensorEvent[] {
  const { body, deviceId } = envelope
  if (body.form === 'chirpStack') {
    return body.event === 'up' ? readUplink(body.json, deviceId, deviceType).events : []
  }
  const event = checkedInput(eventBodySchema, body.json)
  const value = event.value ?? null
  const impossible = impossibility(event.kind, value, deviceType)
  if (impossible) throw impossible
  return [
    {
      eventId: event.eventId ?? body.messageId,
      deviceId,
      kind: event.kind,
      value,
      occurredAt: Date.parse(event.occurredAt),
      battery: event.battery,
      rssi: event.rssi,
      snr: event.snr,
    },
  ]
}

/**
 * The sign of life in a message that holds no event (a heartbeat, device information), or null. Throws Refused as
 * `readEvents` does.
 */
export function readHeard(envelope: Envelope, deviceType: DeviceType): Heard | null {
  const { body, deviceId } = envelope
  if (body.form === 'event' || body.event !== 'up') return null
  return readUplink(body.json, deviceId, deviceType).heard
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message quotes the text, which may name a person.
    throw new Refused('malformedJson', 'the message is not JSON text')
  }
}

function eventEnvelope(json: unknown, attributes: Record<string, string>, messageId: string): Envelope {
  const { deviceId } = checkedInput(deviceIdSchema, json)
  return {
    deviceId,
    apiKey: checkedApiKey(attributes.apiKey),
    gatewayId: checkedInput(gatewayIdSchema, attributes.gatewayId, 'attribute gatewayId') ?? null,
    body: { form: 'event', messageId, json },
  }
}

function chirpStackEnvelope(json: unknown, attributes: Record<string, string>): Envelope {
  const event = checkedInput(chirpStackEventSchema, attributes.event, 'attribute event')
  const { deviceInfo, rxInfo } = checkedInput(chirpStackDeviceSchema, json)
  return {
    deviceId: deviceInfo.devEui,
    apiKey: checkedApiKey(attributes.apiKey ?? deviceInfo.tags.apiKey),
    gatewayId: bestReception(rxInfo)?.gatewayId ?? null,
    body: { form: 'chirpStack', event, json },
  }
}

function checkedApiKey(apiKey: unknown): string {
  const { success, data } = apiKeySchema.safeParse(apiKey)
  if (!success) throw new Refused('missingApiKey', 'neither attribute apiKey nor tag apiKey holds a key')
  return data
}
