import { z } from 'zod'
import { idSchema } from '../ids.ts'

/** A time of day on the home's wall clock, "HH:mm". */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** In characters. */
export const mostOfShiftName = 80

/** What is said of a shift, in both languages. */
export const shiftFields = {
  nameFR: z.string().min(1).max(mostOfShiftName),
  nameEN: z.string().min(1).max(mostOfShiftName),
  start: timeOfDaySchema,
  end: timeOfDaySchema,
}
export const startsElsewhere = (shift: { start: string; end: string }) => shift.start !== shift.end
export const startEqualsEnd = { path: ['end'], message: 'shift.startEqualsEnd' }

/** A shift of an establishment. It may run over midnight; its start must differ from its end. */
export const shiftSchema = z
  .object({
    id: idSchema,
    name: z.string().min(1).max(mostOfShiftName),
    ...shiftFields,
  })
  .refine(startsElsewhere, startEqualsEnd)
export type Shift = z.infer<typeof shiftSchema>

/** The most shifts that an establishment has. */
export const mostShifts = 24
