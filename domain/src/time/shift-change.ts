import { z } from 'zod'
import { shownLineSchema } from '../people/shown-name.ts'
import { mostOfShiftName, shiftFields, startEqualsEnd, startsElsewhere } from './shift.ts'

const said = {
  ...shiftFields,
  nameFR: shownLineSchema(mostOfShiftName).min(1),
  nameEN: shownLineSchema(mostOfShiftName).min(1),
}

/** What an administrator says of a shift. */
export const shiftChangeSchema = z.strictObject(said).refine(startsElsewhere, startEqualsEnd)
export type ShiftChange = z.infer<typeof shiftChangeSchema>

/** What a shift said as somebody saw it. */
export const shiftSeenSchema = z.strictObject(shiftFields)
export type ShiftSeen = z.infer<typeof shiftSeenSchema>

/** The same, of a shift as whoever changes it saw it: what another has made of it since is not written over unseen. Missing: whatever it says. */
export const seenShiftChangeSchema = z
  .strictObject({ ...said, seen: shiftSeenSchema.optional() })
  .refine(startsElsewhere, startEqualsEnd)
