import { z } from 'zod'
import { actorSchema, alertSchema, resolutionSchema } from '../alerts/alert.ts'
import { deviceSchema } from '../devices/device.ts'
import { devEuiSchema, idSchema, instantSchema } from '../ids.ts'
import { shiftSchema } from '../time/shift.ts'
import { beneficiarySchema } from './beneficiary.ts'
import { moodTypes } from './mood-record.ts'
import { noteSchema } from './note.ts'
import { taskSchema } from './task.ts'
import { leavingSchema } from './task-left.ts'

/** How many occurrences of one task are told by their times; of more it is told how many. */
export const mostMissedTold = 20

export const handoverResidentSchema = beneficiarySchema.pick({ name: true, room: true }).extend({
  bid: idSchema,
  /** They do not live there any more. */
  isArchived: z.boolean(),
})
export type HandoverResident = z.infer<typeof handoverResidentSchema>

export const handoverAlertSchema = alertSchema
  .omit({ timeline: true })
  .extend({ id: idSchema, resolution: resolutionSchema.nullable() })
export type HandoverAlert = z.infer<typeof handoverAlertSchema>

export const handoverNoteSchema = noteSchema.omit({ establishmentId: true }).extend({ id: idSchema })
export type HandoverNote = z.infer<typeof handoverNoteSchema>

/** How a resident was said to be, one after the other where it was not the same: first what was known before, if anything. */
const turnsSchema = z.object({
  type: z.enum(moodTypes),
  values: z.array(z.int()).min(1),
  /** When and by whom the last was said, whether by a relative. */
  at: instantSchema,
  byName: z.string(),
  isRelative: actorSchema.shape.isRelative,
})
export type MoodTurns = z.infer<typeof turnsSchema>

export const missedSchema = taskSchema.pick({ title: true, description: true }).extend({
  tid: idSchema,
  /** When it was to be done, in order, 20 at most. */
  dueAt: z.array(instantSchema).min(1).max(mostMissedTold),
  count: z.int().min(1),
  /** It says what a relative says, whoever added it. Missing: what staff say, or it is not known. */
  saidByRelative: actorSchema.shape.isRelative,
  /** What became of the task since, where it is not to be done any more as it was; null: nothing. */
  left: leavingSchema.nullable(),
})
export type MissedTask = z.infer<typeof missedSchema>

const silentSchema = deviceSchema.pick({ type: true, location: true }).extend({
  deviceId: devEuiSchema,
  /** When it was last heard; null: never. */
  since: instantSchema.nullable(),
})
export type SilentDevice = z.infer<typeof silentSchema>

const toldSchema = handoverResidentSchema.extend({
  alerts: z.array(handoverAlertSchema),
  notes: z.array(handoverNoteSchema),
  moods: z.array(turnsSchema),
  missed: z.array(missedSchema),
  silent: z.array(silentSchema),
})
/** What a shift has to say of one resident. */
export type HandoverOf = z.infer<typeof toldSchema>

const sinceSchema = handoverResidentSchema.extend({ alerts: z.array(handoverAlertSchema).min(1) })
/** The alerts of one resident since what is handed over ended, oldest first. */
export type HandoverSince = z.infer<typeof sinceSchema>

/** How many people a handover knows to have read it. */
export const mostReaders = 100

/** `…/handovers/{shift id}_{from}`: who has read what a shift left, each once, in the order in which they said so. */
export const handoverMarksSchema = z.object({
  shiftId: idSchema,
  from: instantSchema,
  until: instantSchema,
  readBy: z.array(z.object({ uid: idSchema, name: z.string().max(120), at: instantSchema })).max(mostReaders),
})
export type HandoverMarks = z.infer<typeof handoverMarksSchema>

/** What happened in a home since a shift began until the next, as one person may read it. */
export const handoverSchema = z.object({
  shift: shiftSchema,
  from: instantSchema,
  /** When the shift ends. */
  workedUntil: instantSchema,
  /** Until when it tells what happened: later than the shift ends where nobody is on shift after it. */
  until: instantSchema,
  /** As of when it was put together. */
  at: instantSchema,
  /** Of whom there is anything to say, by room; that somebody was archived is. */
  told: z.array(toldSchema),
  /** Who was alerted since it ended, whatever else is said of them, by room. */
  since: z.array(sinceSchema),
  /** Of whom there is nothing to say, though a sensor of theirs was heard, or somebody noted the same as before. */
  quiet: z.array(handoverResidentSchema),
  /** Of whom nothing was said, and no sensor heard: nothing is known of how they were. */
  unheard: z.array(handoverResidentSchema),
  /** How many records there are that could not be read. */
  unreadable: z.int().min(0),
  /** There was more than a handover reads; it is not all here. */
  isCut: z.boolean(),
})
export type Handover = z.infer<typeof handoverSchema>
