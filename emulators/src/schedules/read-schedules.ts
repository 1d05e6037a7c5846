import { z } from 'zod'
import type { Schedule } from './schedule.ts'

/** What Cloud Scheduler assumes for a second-generation function that names no time zone. */
const defaultTimeZone = 'UTC'

const backendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(
        z.object({
          name: z.string(),
          region: z.string(),
          platform: z.string(),
          schedule: z.object({ schedule: z.string(), timeZone: z.string().nullish() }).optional(),
        }),
      ),
    }),
  ),
})

/**
 * The scheduled functions that the Functions emulator at `functionsUrl` has loaded, their parameters resolved.
 * Asking it rather than loading the bundle a second time lists just what can be fired. Throws when the emulator
 * does not answer, and for a first-generation schedule, which is fired by other means.
 */
export async function readSchedules(functionsUrl: string): Promise<Schedule[]> {
  const answer = await fetch(`${functionsUrl}/backends`)
  if (!answer.ok) throw new Error(`The Functions emulator answered ${answer.status} to GET /backends`)
  const { backends } = backendsSchema.parse(await answer.json())
  return backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .flatMap(({ name, region, platform, schedule }) => {
      if (!schedule) return []
      if (platform !== 'gcfv2') {
        throw new Error(
          `${name} is a first-generation schedule: write it with firebase-functions/v2/scheduler`,
        )
      }
      return [{ name, region, schedule: schedule.schedule, timeZone: schedule.timeZone ?? defaultTimeZone }]
    })
}
