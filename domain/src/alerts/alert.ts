import { z } from 'zod'
import { deviceTypeSchema, eventKindSchema } from '../devices/device.ts'
import { devEuiSchema, eventIdSchema, idSchema, instantSchema } from '../ids.ts'
import { channelSchema } from './notification-rule.ts'

export const actorSchema = z.object({ uid: idSchema, name: z.string().max(120) })
export type Actor = z.infer<typeof actorSchema>

/** Why an alert was closed. */
export const resolutionSchema = z.enum(['helped', 'falseAlarm', 'test', 'other'])
export type Resolution = z.infer<typeof resolutionSchema>

/** One step in the life of an alert, in the order they happened. */
export const alertStepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('opened'), at: instantSchema }),
  z.object({ step: z.literal('shown'), at: instantSchema, by: actorSchema }),
  z.object({
    step: z.literal('accepted'),
    at: instantSchema,
    channel: channelSchema,
    deliveryId: idSchema,
    possibleRepeat: z.boolean(),
  }),
  z.object({
    step: z.literal('undeliverable'),
    at: instantSchema,
    channel: channelSchema,
    deliveryId: idSchema,
  }),
  z.object({ step: z.literal('acknowledged'), at: instantSchema, by: actorSchema }),
  z.object({ step: z.literal('resolved'), at: instantSchema, by: actorSchema, resolution: resolutionSchema }),
])
export type AlertStep = z.infer<typeof alertStepSchema>

/** `establishments/{eid}/alerts/{aid}`: the life of one alert (design section 10). */
export const alertSchema = z.object({
  ruleId: idSchema,
  ruleName: z.string().max(120),
  beneficiaryId: idSchema,
  beneficiaryName: z.string().max(120),
  room: z.string().max(20),
  /** Copied from the resident: makes a caregiver's query provable by the rules. */
  caregiverIds: z.array(idSchema).max(50),
  deviceId: devEuiSchema,
  deviceType: deviceTypeSchema,
  deviceLocation: z.string().max(80),
  /** The event that opened it. */
  eventId: eventIdSchema,
  kind: eventKindSchema,
  value: z.number().nullable(),
  /** The event reached us more than ten minutes after it happened. */
  late: z.boolean(),
  state: z.enum(['open', 'acknowledged', 'resolved']),
  /** How many events it stands for, the first included. */
  occurrences: z.number().int().min(1),
  lastOccurredAt: instantSchema,
  /** From sensor to alert; `shownAt` is the first screen that showed it. */
  times: z.object({
    occurredAt: instantSchema,
    publishedAt: instantSchema,
    receivedAt: instantSchema,
    raisedAt: instantSchema,
    shownAt: instantSchema.nullable(),
  }),
  acknowledgedBy: actorSchema.nullable(),
  acknowledgedAt: instantSchema.nullable(),
  resolvedBy: actorSchema.nullable(),
  resolvedAt: instantSchema.nullable(),
  timeline: z.array(alertStepSchema),
})
export type Alert = z.infer<typeof alertSchema>
