import { z } from 'zod'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { deliveryIdSchema, devEuiSchema, eventIdSchema, idSchema, instantSchema } from '../ids.ts'
import { eventKindSchema } from '../sensors/event-kinds.ts'
import { channelSchema } from './channel.ts'
import { severitySchema } from './severity.ts'

export const actorSchema = z.object({
  uid: idSchema,
  name: z.string().max(120),
  /** A relative of the resident, who may be far away, and not one of the staff. */
  isRelative: z.literal(true).optional(),
})
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
    /** The message, as its alerts call it (`aliasOf`): whom it went to is for administrators alone (docs/adr/0154-an-alert-names-nobody-it-was-sent-to.md). */
    deliveryId: deliveryIdSchema,
    possibleRepeat: z.boolean(),
  }),
  z.object({
    step: z.literal('undeliverable'),
    at: instantSchema,
    channel: channelSchema,
    deliveryId: deliveryIdSchema,
    /** It was taken by its provider, and nobody has said in time that it arrived: it may have. */
    silent: z.literal(true).optional(),
  }),
  /** `from`: whom they took it over from, once colleagues were asked to come; themselves: they said that they are still on it. */
  z.object({
    step: z.literal('acknowledged'),
    at: instantSchema,
    by: actorSchema,
    from: actorSchema.optional(),
  }),
  /** Events kept coming and nobody had taken it: messages went again. `occurrences`: how many there were by then. */
  z.object({ step: z.literal('repeated'), at: instantSchema, occurrences: z.number().int().min(1) }),
  /** An event came well after somebody took it, and opened it again. */
  z.object({ step: z.literal('calledAgain'), at: instantSchema, after: actorSchema.nullable() }),
  /** Whoever had taken it has no access any more: it waits for somebody again. */
  z.object({ step: z.literal('released'), at: instantSchema, from: actorSchema }),
  /** No message of the latest wave got through, on any channel, or there was none; some may still be tried. */
  z.object({
    step: z.literal('nobodyReached'),
    at: instantSchema,
    /** A provider took one, and nobody has said in time that it arrived. */
    silent: z.literal(true).optional(),
    /** Somebody was, and has left it since (docs/adr/0145-who-left-was-not-reached.md). */
    left: z.literal(true).optional(),
  }),
  /**
   * Nobody answered in time: the people of step `level` were written to, so many of them; 0: none of them could be, and the next one was
   * taken at once. The rule's own messages are step 1.
   */
  z.object({
    step: z.literal('escalated'),
    at: instantSchema,
    level: z.number().int().min(2),
    people: z.number().int().min(0),
    why: z.enum(['unanswered', 'unresolved']),
  }),
  /**
   * No message went to these, who are away and would have been written to otherwise (docs/adr/0106-who-is-away-is-passed-over.md). `instead`: nobody who is there could be reached, so
   * that the home's administrators were written to, or where none of them could be, they themselves all the same.
   */
  z.object({
    step: z.literal('passedOver'),
    at: instantSchema,
    people: z.array(actorSchema),
    instead: z.enum(['administrators', 'themselves']).nullable(),
    /** So many others are there: it is no call for help, a colleague was told, and these are their quiet hours (docs/adr/0121-quiet-hours.md). */
    resting: z.int().min(1).optional(),
  }),
  /** Nobody answered the last step either, or took the alert over from whoever is on it. */
  z.object({ step: z.literal('nobodyAnswered'), at: instantSchema }),
  z.object({ step: z.literal('resolved'), at: instantSchema, by: actorSchema, resolution: resolutionSchema }),
  /** Nobody resolved it in time; the next event opened the alert `alertId` instead. */
  z.object({ step: z.literal('superseded'), at: instantSchema, alertId: idSchema }),
])
export type AlertStep = z.infer<typeof alertStepSchema>

/** `establishments/{eid}/alerts/{aid}`: the life of one alert (docs/data-model.md). */
export const alertSchema = z.object({
  ruleId: idSchema,
  ruleName: z.string().max(120),
  beneficiaryId: idSchema,
  beneficiaryName: z.string().max(120),
  room: z.string().max(20),
  deviceId: devEuiSchema,
  deviceType: deviceTypeSchema,
  deviceLocation: z.string().max(80),
  /** The event that opened it. */
  eventId: eventIdSchema,
  kind: eventKindSchema,
  value: z.number().nullable(),
  /** How grave it is; missing on one of before this was kept (`severityOfAlert`). What is not known counts as a call for help. */
  severity: severitySchema.optional().catch('callForHelp'),
  /** Why a conditional rule fired (`causeOf`); of a live rule the event says it. Not looked at here: it is worth no alert, and every page reads alerts. */
  cause: z.unknown().optional(),
  /** Since when its device is not that resident's any more, while it is in progress: somebody else may have called (docs/adr/0156-an-alert-says-that-its-device-has-left.md). */
  deviceLeftAt: instantSchema.nullish().catch(null),
  /** The event reached us more than ten minutes after it happened. */
  late: z.boolean(),
  /** The sensor's clock was impossible: `occurredAt` is when the message was published. */
  clockWrong: z.boolean(),
  /** superseded: nobody resolved it, and a new alert took its place. */
  state: z.enum(['open', 'acknowledged', 'resolved', 'superseded']),
  /** How many events it stands for, the first included. */
  occurrences: z.number().int().min(1),
  lastOccurredAt: instantSchema,
  /** When it last called for somebody: opened, repeated, or called again. Screens sound it while nobody is on it. */
  lastCallAt: instantSchema,
  /** The latest event or act, on our clock; of an alert that is over, when it ended. */
  lastActivityAt: instantSchema,
  /** How often messages were queued for it, the first time included. */
  waves: z.number().int().min(1),
  /** The latest wave of messages that tells of it; null where its rule names nobody, or no channel. */
  waveId: idSchema.nullable(),
  lastWaveAt: instantSchema,
  /** Since when it is known that none of its messages reached anybody; null: not so, or not known yet. */
  nobodyReachedAt: instantSchema.nullable(),
  /**
   * How many steps of its home's escalation were taken since somebody was last asked to come, and when the latest was, or the asking;
   * null: it is not escalated (docs/adr/0102-until-a-human-answers.md).
   */
  escalation: z
    .object({
      taken: z.number().int().min(0),
      at: instantSchema,
      /** When other people work than those whom a step has asked as they are on shift; missing: none has, or nobody else does by any hour. */
      shiftEndsAt: instantSchema.optional().catch(undefined),
    })
    .nullable()
    .catch(null),
  /** Since when it is known that nobody answered the last step of the escalation; null: not so. */
  nobodyAnsweredAt: instantSchema.nullable().catch(null),
  /** From sensor to alert; `shownAt` is the first screen that showed it, relatives' aside. */
  times: z.object({
    occurredAt: instantSchema,
    publishedAt: instantSchema,
    receivedAt: instantSchema,
    raisedAt: instantSchema,
    shownAt: instantSchema.nullable(),
  }),
  acknowledgedBy: actorSchema.nullable(),
  acknowledgedAt: instantSchema.nullable(),
  /** Relatives who have said that they see to it, and when; staff are called all the same (docs/adr/0088-a-relative-silences-nobody.md). */
  relatives: z.array(z.object({ by: actorSchema, at: instantSchema })).catch([]),
  /** Who had taken it when it was called again. */
  formerTaker: actorSchema.nullable(),
  resolvedBy: actorSchema.nullable(),
  resolvedAt: instantSchema.nullable(),
  timeline: z.array(alertStepSchema),
})
export type Alert = z.infer<typeof alertSchema>
