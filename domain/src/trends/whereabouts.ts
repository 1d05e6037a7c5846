import { z } from 'zod'
import { instantSchema } from '../ids.ts'

/** Where somebody was. `up`: neither in bed nor in the chair nor out of the room. `unknown`: nothing that could tell it was heard. */
export const whereabouts = ['bed', 'chair', 'up', 'out', 'unknown'] as const
export type Whereabouts = (typeof whereabouts)[number]

export const segmentSchema = z.object({
  where: z.enum(whereabouts),
  from: instantSchema,
  until: instantSchema,
})
export type Segment = z.infer<typeof segmentSchema>
