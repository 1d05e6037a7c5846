import { z } from 'zod'
import { idSchema } from '../ids.ts'

/** A time of day on the home's wall clock, "HH:mm". */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const fields = {
  nameFR: z.string().min(1).max(80),
  nameEN: z.string().min(1).max(80),
  start: timeOfDaySchema,
  end: timeOfDaySchema,
}
const startsElsewhere = (shift: { start: string; end: string }) => shift.start !== shift.end
const startEqualsEnd = { path: ['end'], message: 'shift.startEqualsEnd' }

/** A shift of an establishment. It may run over midnight; its start must differ from its end. */
export const shiftSchema = z
  .object({
    id: idSchema,
    name: z.string().min(1).max(80),
    ...fields,
  })
  .refine(startsElsewhere, startEqualsEnd)
export type Shift = z.infer<typeof shiftSchema>

/** The most shifts that an establishment has. */
export const mostShifts = 24

const said = {
  ...fields,
  nameFR: z.string().trim().min(1).max(80),
  nameEN: z.string().trim().min(1).max(80),
}

/** What an administrator says of a shift. */
export const shiftChangeSchema = z.strictObject(said).refine(startsElsewhere, startEqualsEnd)
export type ShiftChange = z.infer<typeof shiftChangeSchema>

/** What a shift said as somebody saw it. */
export const shiftSeenSchema = z.strictObject(fields)
export type ShiftSeen = z.infer<typeof shiftSeenSchema>

/** The same, of a shift as whoever changes it saw it: what another has made of it since is not written over unseen. Missing: whatever it says. */
export const seenShiftChangeSchema = z
  .strictObject({ ...said, seen: shiftSeenSchema.optional() })
  .refine(startsElsewhere, startEqualsEnd)
