import { z } from 'zod'
import { instantSchema } from '../ids.ts'

/** A gateway through which nothing comes, and since when. */
const silentGatewaySchema = z.object({ id: z.string().max(120), since: instantSchema })

/** The worst of what is silent in a home: all of it, a gateway, warnings for a wrong clock, or single devices; since when, and of how many devices or clocks. */
export const silentSchema = z.object({
  of: z.enum(['home', 'gateway', 'clocks', 'devices']),
  since: instantSchema,
  devices: z.number().int().min(1),
  /** With how many residents those are that a silent gateway heard. */
  residents: z.number().int().optional(),
  /** Which gateways are, where it is of them: what was last heard through one of these is not known to be as it was. */
  gateways: z.array(silentGatewaySchema).optional(),
})
export type Silent = z.infer<typeof silentSchema>

/**
 * Since when nothing can have been heard of a device, by what is known to be silent in its home and by which gateway it was last heard; null: it
 * can, or it is not known.
 */
export function unheardSince(silent: Silent | null, gatewayId: string | undefined): number | null {
  if (silent?.of === 'home') return silent.since
  return silent?.gateways?.find(({ id }) => id === gatewayId)?.since ?? null
}
