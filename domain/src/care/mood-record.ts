import { z } from 'zod'
import { actorSchema } from '../alerts/alert.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { appetites, healths, moods } from './enums.ts'

export const moodValueSchema = z.literal(Object.values(moods))
export const healthValueSchema = z.literal(Object.values(healths))
export const appetiteValueSchema = z.literal(Object.values(appetites))

/** What is recorded of a resident, several times a day: each has a latest on the resident. */
export const moodTypes = ['mood', 'health', 'appetite'] as const
export type MoodType = (typeof moodTypes)[number]

const noted = {
  at: instantSchema,
  by: idSchema,
  byName: z.string().max(120),
  /** They were a relative of the resident then. Missing: they were not, or before this was kept. */
  isRelative: actorSchema.shape.isRelative,
  /** Its home, by which the records of all residents are found at once. Left out in records of before this was kept. */
  establishmentId: idSchema.optional(),
  /** What was the latest of its type when it was made; null: nothing. Left out where that is not known any more. */
  before: z.int().nullable().optional(),
}

/** `…/beneficiaries/{bid}/moods/{id}`: one record of mood, health or appetite, and who made it, as they were called then. */
export const moodRecordSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('mood'), data: moodValueSchema, ...noted }),
  z.object({ type: z.literal('health'), data: healthValueSchema, ...noted }),
  z.object({ type: z.literal('appetite'), data: appetiteValueSchema, ...noted }),
])
export type MoodRecord = z.infer<typeof moodRecordSchema>

/** The caller's own id for what they say: the same again changes nothing. Without one, what they said within a minute is the same. */
const named = { id: idSchema.optional() }

/** What somebody says of how a resident is. */
export const moodSaidSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('mood'), data: moodValueSchema, ...named }),
  z.strictObject({ type: z.literal('health'), data: healthValueSchema, ...named }),
  z.strictObject({ type: z.literal('appetite'), data: appetiteValueSchema, ...named }),
])
export type MoodSaid = z.infer<typeof moodSaidSchema>

/** Within this a person who says the same without an id has said it once, in milliseconds. */
export const sameMoodMs = 60_000

/** For how long whoever made a record may take it back, in milliseconds. */
export const undoableMoodMs = 600_000
