import { z } from 'zod'
import { shiftFields, startEqualsEnd, startsElsewhere } from './shift.ts'

const said = {
  ...shiftFields,
  nameFR: z.string().trim().min(1).max(80),
  nameEN: z.string().trim().min(1).max(80),
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
