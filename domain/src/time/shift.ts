import { z } from 'zod'
import { idSchema } from '../ids.ts'

/** A time of day on the home's wall clock, "HH:mm". */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A shift of an establishment. It may run over midnight; its start must differ from its end. */
export const shiftSchema = z
  .object({
    id: idSchema,
    name: z.string().min(1).max(80),
    nameFR: z.string().min(1).max(80),
    nameEN: z.string().min(1).max(80),
    start: timeOfDaySchema,
    end: timeOfDaySchema,
  })
  .refine((shift) => shift.start !== shift.end, { path: ['end'], message: 'shift.startEqualsEnd' })
export type Shift = z.infer<typeof shiftSchema>
