import { z } from 'zod'
import { instantSchema } from '../ids.ts'

/** What was agreed with an establishment. Nothing stops where it is exceeded: it is said, to whoever may read it. */
export const licencesSchema = z.strictObject({
  /** How many residents it is for; null: not agreed yet. */
  beds: z.int().min(0).max(100_000).nullable(),
  /** The last instant that it is for; null: no end was agreed. */
  until: instantSchema.nullable(),
})
export type Licences = z.infer<typeof licencesSchema>

export type LicenceFault = 'tooManyBeds' | 'ended'

/** In what an establishment with so many residents exceeds its licences at an instant; nothing where it does not. */
export function licenceFaults({ beds, until }: Licences, residents: number, now: number): LicenceFault[] {
  const faults: LicenceFault[] = []
  if (beds !== null && residents > beds) faults.push('tooManyBeds')
  if (until !== null && now > until) faults.push('ended')
  return faults
}
