import { z } from 'zod'
import { canSend, type DeviceType } from '../devices/device-catalogue.ts'
import { eventIdSchema } from '../ids.ts'
import type { Alarm } from './alarms.ts'
import {
  type EventKind,
  type EventKindInfo,
  eventKindSchema,
  eventKinds,
  isCallForHelp,
} from './event-kinds.ts'
import { Refused } from './refused.ts'
import type { Frame } from './uplink-order.ts'

/** One thing a sensor said, whichever form it came in, checked. */
export interface SensorEvent {
  eventId: string
  /** DevEUI in lower case. */
  deviceId: string
  kind: EventKind
  /** In the unit of its kind; null for a kind without a value. */
  value: number | null
  /** Epoch milliseconds, by the sensor's or its gateway's clock. */
  occurredAt: number
  /** Percent; null: unknown. */
  battery: number | null
  /** dBm; null: unknown. */
  rssi: number | null
  /** dB; null: unknown. */
  snr: number | null
  /** The device said how things are, not that they changed: it counts where that is news (`isNews`). */
  asState?: true
  /** Which of its alarms calls for help, where the device has several. */
  alarm?: Alarm
  /** The device's own number of the uplink, of a call for help where it is known. */
  frame?: Frame
}

/** An event before its clock was looked at; `occurredAt` null: the message tells no time, or none that can be read. */
export type SaidEvent = Omit<SensorEvent, 'occurredAt'> & { occurredAt: number | null }

// JSON can spell infinity as 1e999: a number to the schema, so that it is refused as an impossible value.
const anyNumber = z.number().or(z.literal([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]))

/**
 * A number about the battery or the radio. Whatever else stands there (a sensor's "cannot measure", a garbled frame, a
 * word) counts as unknown: it must not cost a resident's call for help.
 */
const incidental = (least: number, most: number) => z.number().min(least).max(most).nullable().catch(null)

export const batterySchema = incidental(0, 100)
export const rssiSchema = incidental(-200, 30)
export const snrSchema = incidental(-50, 50)

/** What happened, and the measured value where its kind has one. */
export const readingSchema = z.object({ kind: eventKindSchema, value: anyNumber.nullish() })

/**
 * Form 1 of the event contract (docs/gateway.md): one event as JSON, without its device, which is read before
 * (`readEnvelope`). Fields it does not name are ignored.
 */
export const eventBodySchema = readingSchema.extend({
  eventId: eventIdSchema.nullish(),
  occurredAt: z.iso.datetime({ offset: true }),
  battery: batterySchema,
  rssi: rssiSchema,
  snr: snrSchema,
})

/** The same for a call for help, which nothing beside its kind and its device can cost: what is odd is not there. */
export const callBodySchema = eventBodySchema.extend({
  eventId: eventIdSchema.nullable().catch(null),
  value: z.null().catch(null),
  occurredAt: z.iso.datetime({ offset: true }).nullable().catch(null),
})

/**
 * Why a device of this type cannot have said this, or null: `kindNotOfDevice` when the catalogue does not give the kind
 * to the type; `impossibleValue` when the value is missing, outside what the physical world allows, or present on a
 * kind that has none. Nothing of the kind keeps a call for help from being one.
 */
export function impossibility(kind: EventKind, value: number | null, deviceType: DeviceType): Refused | null {
  const { range, unit }: EventKindInfo = eventKinds[kind]
  if (isCallForHelp(kind)) return null
  if (!canSend(deviceType, kind)) {
    return new Refused('kindNotOfDevice', `${deviceType} does not send ${kind}`)
  }
  if (range === null) return value === null ? null : new Refused('impossibleValue', `${kind} has no value`)
  if (value === null) return new Refused('impossibleValue', `${kind} needs a value in ${unit}`)
  const [least, most] = range
  if (value >= least && value <= most) return null
  return new Refused('impossibleValue', `${kind} lies between ${least} and ${most} ${unit}`)
}
