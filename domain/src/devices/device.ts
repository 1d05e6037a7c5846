import { z } from 'zod'
import { spanSchema } from '../care/span.ts'
import { devEuiSchema, eventIdSchema, idSchema, instantSchema } from '../ids.ts'
import { alarmSchema } from '../sensors/alarms.ts'
import { eventKeySchema } from '../sensors/event-key.ts'
import { eventKindSchema } from '../sensors/event-kinds.ts'
import { uplinkMomentSchema } from '../sensors/uplink-order.ts'
import { deviceTypeSchema } from './device-type.ts'
import { silencesSchema } from './silences.ts'

/** A call for help as its device's record knows it. */
const knownCallSchema = uplinkMomentSchema.extend({
  /** What names it among events, and the time that it told; a record of before these were kept has neither. */
  event: z.object({ id: eventIdSchema, saidAt: z.number().nullable() }).optional(),
})

export type KnownCall = z.infer<typeof knownCallSchema>

/** What a device was heard to say of calls for help. */
export const callsHeardSchema = z.object({
  /** When anything of this device was last published: how long nothing was heard, no gateway's clock is asked. */
  heardAt: instantSchema.optional(),
  /** The latest call for help of each kind. */
  calls: z.partialRecord(eventKindSchema, knownCallSchema).optional(),
  /** The latest call of each alarm, of a device that has several; a record of before these were told apart has none. */
  alarms: z.partialRecord(alarmSchema, knownCallSchema).optional(),
  /** The latest uplink that told of each alarm, of a call that began or of one that went on. */
  alarmsTold: z.partialRecord(alarmSchema, uplinkMomentSchema).optional(),
  /** The latest uplink by which the device said that nobody calls for help with it. */
  atRest: uplinkMomentSchema.optional(),
})
export type CallsHeard = z.infer<typeof callsHeardSchema>

/** Former residents a device remembers: far more than move within the age of an event that is still taken in. */
export const maxFormer = 20

/**
 * `assignments/{deviceId}`: where a device belongs. Ingest looks it up, and an alert needs nothing else of the device;
 * moving it changes this.
 */
export const assignmentSchema = z.object({
  establishmentId: idSchema,
  beneficiaryId: idSchema,
  type: deviceTypeSchema,
  /** Where it is, in the home's words: "Lit", "Porte de la chambre". */
  location: z.string().max(80),
  /** Since when this resident has it. */
  since: instantSchema,
  /** Who had it before, oldest first: an event belongs to the resident who had the device when it happened. */
  former: z
    .array(
      z.object({
        beneficiaryId: idSchema,
        from: instantSchema,
        to: instantSchema,
        /** What the device had said of calls when it went; not known of one that went before this was kept. */
        heard: callsHeardSchema.optional(),
      }),
    )
    .max(maxFormer),
  /** While care is, or lately was, under way with this resident, as their record says it (docs/adr/0090-care-under-way.md). */
  silenced: z.array(spanSchema).optional().catch(undefined),
})
export type Assignment = z.infer<typeof assignmentSchema>

/** A part of a day on the home's clock, from 1. */
const partSchema = z.object({ date: z.iso.date(), part: z.number().int().min(1) })

/** Changes of state a device remembers, for messages that come in disorder or again. */
export const maxTurns = 20

const reading = z.object({ value: z.number().nullable(), at: instantSchema })

/**
 * `…/beneficiaries/{bid}/devices/{deviceId}`: the live state of a device with the resident it belongs to now. Moving the
 * device deletes this document here and creates it there, in one transaction, so a write to the former place fails.
 */
export const deviceSchema = z.object({
  type: deviceTypeSchema,
  /** Where it is, in the home's words: "Lit", "Porte de la chambre". */
  location: z.string().max(80),
  assignedAt: instantSchema,
  /** When an event of this device last happened, by the sensor's clock; null: never heard from. */
  lastSeenAt: instantSchema.nullable(),
  /** The latest event by the sensor's clock, whatever order events came in. */
  lastEvent: z
    .object({ id: eventIdSchema, kind: eventKindSchema, value: z.number().nullable(), at: instantSchema })
    .nullable(),
  /** The latest reading of each kind the device has sent. */
  readings: z.partialRecord(eventKindSchema, reading),
  battery: z.object({ percent: z.number().min(0).max(100), at: instantSchema }).nullable(),
  signal: z.object({ rssi: z.number(), snr: z.number().nullable(), at: instantSchema }).nullable(),
  /** The latest changes of what a device tells as a state (a door), oldest first: the same state again is no event. */
  turns: z
    .array(z.object({ kind: eventKindSchema, at: instantSchema }))
    .max(maxTurns)
    .optional(),
  ...callsHeardSchema.shape,
  silences: silencesSchema.optional().catch(undefined),
  /** By which gateway it was last heard, as far as one was named, and when that was published. */
  gateway: z
    .object({ id: z.string().max(120), at: instantSchema })
    .optional()
    .catch(undefined),
  /** How full the day document is that the last event went to: beyond `dayPartBytes` the next part begins. */
  day: z
    .object({
      ...partSchema.shape,
      bytes: z.number().int().min(0),
      /** The last part of the latest day before it that took several: an event of then may come again. */
      before: partSchema.optional(),
    })
    .nullable(),
})
export type Device = z.infer<typeof deviceSchema>

/** One event as a day document keeps it, under its event's key. */
export const dayEventSchema = z.object({
  kind: eventKindSchema,
  value: z.number().nullable(),
  at: instantSchema,
  receivedAt: instantSchema,
  late: z.literal(true).optional(),
  /** Care was under way with the resident: a warning of it was silenced. */
  duringCare: z.literal(true).optional(),
})
export type DayEvent = z.infer<typeof dayEventSchema>

/** `…/days/{yyyy-mm-dd}_{deviceId}`: a device's events of one day on the home's clock. */
export const daySchema = z.object({
  deviceId: devEuiSchema,
  type: deviceTypeSchema,
  date: z.iso.date(),
  events: z.record(eventKeySchema, dayEventSchema),
})
export type Day = z.infer<typeof daySchema>

/**
 * A part of a day is full at this size, some 500 events: whoever has the day open is sent the whole part with each event of it, and
 * a sensor that tells something every ten seconds would send half a megabyte each time (docs/adr/0110-a-day-is-kept-in-small-parts.md).
 */
export const dayPartBytes = 65_000
