import { z } from 'zod'
import { actorSchema } from '../alerts/alert.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { shownText } from './shown-text.ts'

/** Who a note is for: everybody who reads the resident, or the care team alone (docs/permissions.md). */
export const noteVisibilitySchema = z.enum(['public', 'private'])
export type NoteVisibility = z.infer<typeof noteVisibilitySchema>

/** How many characters a note has at most. */
export const mostOfNote = 10_000

/** How long a device keeps a note that its author has saved and that has not arrived (ADR 63), in milliseconds. */
export const unsentKeptMs = 30 * 24 * 3_600_000

/** `…/beneficiaries/{bid}/notes/{mid}`: a note. Who reads a private one: docs/permissions.md. */
export const noteSchema = z.object({
  text: z.string().min(1).max(mostOfNote),
  visibility: noteVisibilitySchema,
  by: idSchema,
  byName: z.string().max(120),
  /** Its author was a relative of the resident as they said what it says now. Missing: they were not, or before this was kept (docs/adr/0158). */
  isRelative: actorSchema.shape.isRelative,
  at: instantSchema,
  /** When its author saved it by their device's clock, where it arrived long after (`at`). Null: it came at once, as notes of before. */
  writtenAt: instantSchema.nullable().default(null),
  /** When its author last changed it: whoever writes over it says what they saw. Null: never, as in notes of before this was kept. */
  updatedAt: instantSchema.nullable().default(null),
  /** Its home, by which the notes of all residents are found at once. Left out in notes of before this was kept. */
  establishmentId: idSchema.optional(),
})
export type Note = z.infer<typeof noteSchema>

/** What somebody writes in a note. */
export const noteText = shownText(mostOfNote)

/** What the author of a note says of it. */
export const noteChangeSchema = z.strictObject({
  text: noteText.schema,
  visibility: noteVisibilitySchema,
  /** The note's `updatedAt` as whoever changes it saw it; left out by whoever writes a new one. */
  updatedAt: instantSchema.nullable().optional(),
  /** When whoever writes a new one saved it, by their device's clock. */
  writtenAt: instantSchema.optional(),
})
export type NoteChange = z.infer<typeof noteChangeSchema>
