import { z } from 'zod'
import { instantSchema } from '../ids.ts'

/** The worst of what is silent in a home: all of it, a gateway, or single devices; since when, and of how many devices. */
export const silentSchema = z.object({
  of: z.enum(['home', 'gateway', 'devices']),
  since: instantSchema,
  devices: z.number().int().min(1),
})
export type Silent = z.infer<typeof silentSchema>

/** Since when nothing of a home is heard, by what is known to be silent in it; null: something is, or it is not known. */
export const unheardSince = (silent: Silent | null | undefined): number | null =>
  silent?.of === 'home' ? silent.since : null
