import { z } from 'zod'
import { writtenDevEuiSchema } from '../devices/dev-eui.ts'
import { type DeviceType, deviceTypeInfo } from '../devices/device-catalogue.ts'
import type { Alarm } from './alarms.ts'
import { checkedInput } from './checked-input.ts'
import { callOfAnyType, decodeUplink } from './decode-uplink.ts'
import { objectCallsForHelp } from './decoders/object.ts'
import { isCallForHelp } from './event-kinds.ts'
import type { Refused } from './refused.ts'
import { impossibility, rssiSchema, type SaidEvent, type SensorEvent, snrSchema } from './sensor-event.ts'
import { type Frame, frameSchema, type UplinkMoment } from './uplink-order.ts'

/** Everything a ChirpStack v4 integration tells of; the Pub/Sub attribute `event` names which. */
export const chirpStackEventSchema = z.enum([
  'up',
  'join',
  'ack',
  'txack',
  'log',
  'status',
  'location',
  'integration',
])
export type ChirpStackEvent = z.infer<typeof chirpStackEventSchema>

// Protobuf's JSON leaves out what has its default value: zero, the empty string, the empty list.
const receptionSchema = z.object({
  gatewayId: z.string().max(120).nullish().catch(null),
  rssi: rssiSchema,
  snr: snrSchema,
})

/** What every ChirpStack event says of its device, and which gateways heard it. */
export const chirpStackDeviceSchema = z.object({
  deviceInfo: z.object({
    devEui: writtenDevEuiSchema,
    tags: z.object({ apiKey: z.unknown().optional() }).catch({}),
  }),
  rxInfo: z.array(receptionSchema).catch([]),
})

/** `integration.UplinkEvent` of ChirpStack v4 (api/proto/integration/integration.proto), as far as it is used. */
const uplinkSchema = z.object({
  fPort: z.number().int().min(0).max(255).default(0),
  data: z.base64().default(''),
  object: z.unknown().optional(),
  rxInfo: z.array(receptionSchema).catch([]),
  joinServerContext: z.unknown().optional(),
})
// Beside what a codec has decoded, port and bytes that cannot be read cost nothing: they are as if there were none.
const decodedUplinkSchema = uplinkSchema.extend({
  fPort: uplinkSchema.shape.fPort.catch(0),
  data: uplinkSchema.shape.data.catch(''),
})

/** What names an uplink and its time. */
const stampSchema = z.object({
  deduplicationId: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  time: z.iso.datetime({ offset: true }),
})
// A call for help counts without them, and so does the end of one.
const anyStampSchema = z.object({
  deduplicationId: stampSchema.shape.deduplicationId.nullable().catch(null),
  time: stampSchema.shape.time.nullable().catch(null),
})

// A call for help counts without either.
const frameOfUplinkSchema = z.object({ devAddr: z.string().toLowerCase(), fCnt: z.number().default(0) })

/** A sign of life of a device: what any uplink of it tells, even one that holds no event. Epoch milliseconds. */
export interface Heard extends Pick<SensorEvent, 'battery' | 'rssi' | 'snr'>, UplinkMoment {
  /** The device says that nobody is calling for help with it now. */
  atRest?: true
  /** By which of its alarms it says that somebody does, where it has several: one that begins or goes on. */
  alarm?: Alarm
}

/** A sign of life before its clock was looked at; `at` null: the uplink tells no time that can be read. */
export interface SaidHeard extends Omit<Heard, 'at' | 'publishedAt'> {
  at: number | null
  /** It says that a call for help is made or goes on, or that none does: as of a call, no clock costs it. */
  tellsOfCall: boolean
}

/** What a message of a device says. */
export interface Said {
  events: SaidEvent[]
  /** The sign of life in the message, apart from its events; null: none. */
  heard: SaidHeard | null
  /** Why the first impossible reading was left out; a message of which nothing else is left is refused for it. */
  leftOut: Refused | null
}

/** The reception by the gateway that heard the device best, or null. */
export function bestReception<R extends { rssi: number | null }>(receptions: readonly R[]): R | null {
  const strength = (reception: R) => reception.rssi ?? Number.NEGATIVE_INFINITY
  return receptions.reduce<R | null>(
    (best, next) => (best === null || strength(next) > strength(best) ? next : best),
    null,
  )
}

/**
 * What an uplink of a device of this type says. A reading that is impossible (most often a sensor's code for "no probe")
 * is left out; the others count. Throws Refused: `invalidEvent`, `undecodable`, `tooManyEvents`.
 */
export function readUplink(
  json: unknown,
  { deviceId, messageId }: { deviceId: string; messageId: string },
  deviceType: DeviceType,
): Said {
  const isDecoded = deviceTypeInfo(deviceType).decoder === 'object' || objectCallsForHelp(Object(json).object)
  const uplink = checkedInput(isDecoded ? decodedUplinkSchema : uplinkSchema, json)
  const { readings, battery, atRest } = decodeUplink(uplink, deviceType)
  const tellsOfCall = atRest === true || readings.some(({ kind }) => isCallForHelp(kind))
  const { deduplicationId, time } = checkedInput(tellsOfCall ? anyStampSchema : stampSchema, json)
  const reception = bestReception(uplink.rxInfo)
  const at = time === null ? null : Date.parse(time)
  const frame = tellsOfCall ? frameOf(json) : null
  const heard = {
    battery,
    rssi: reception?.rssi ?? null,
    snr: reception?.snr ?? null,
    ...(frame && { frame }),
  }
  const refusals = readings.map(({ kind, value }) => impossibility(kind, value, deviceType))
  const possible = readings.filter((_, index) => refusals[index] === null)
  const events = possible.map(({ kind, value, asState, alarm }, index) => {
    const before = possible.slice(0, index).filter((reading) => reading.kind === kind).length
    return {
      eventId: `${deduplicationId ?? messageId}-${kind}${before === 0 ? '' : `-${before + 1}`}`,
      deviceId,
      kind,
      value,
      occurredAt: at,
      ...heard,
      ...(asState && { asState }),
      ...(alarm && { alarm }),
    }
  })
  const leftOut = refusals.find((refusal) => refusal !== null) ?? null
  const alarm = possible.find((reading) => reading.alarm !== undefined)?.alarm
  const sign = { ...heard, at, tellsOfCall, ...(atRest && { atRest }), ...(alarm && { alarm }) }
  return { events, heard: sign, leftOut }
}

/** Whether an uplink says that somebody calls for help, as far as that can be told without knowing the device's type. */
export function uplinkCallsForHelp(json: unknown): boolean {
  const { data: uplink } = decodedUplinkSchema.safeParse(json)
  return uplink !== undefined && callOfAnyType(uplink) !== null
}

function frameOf(json: unknown): Frame | null {
  const { data: counted } = frameOfUplinkSchema.safeParse(json)
  return frameSchema.safeParse({ session: counted?.devAddr, count: counted?.fCnt }).data ?? null
}
