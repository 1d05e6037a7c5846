import { cadenceOf } from './cadence.ts'
import { fireThrough } from './fire-function.ts'
import { type Firing, runSchedule } from './run-schedule.ts'
import type { Schedule } from './schedule.ts'

/**
 * Fires each of `schedules` (see readSchedules) on its cadence at the Functions emulator, telling `onFired` of every
 * run. Throws at once, and starts none, when one of them cannot be read. `stop` leaves a run that has begun to
 * finish at the function, and resolves once nothing more can be fired.
 */
export function startSchedules({
  functionsUrl,
  projectId,
  schedules,
  onFired,
}: {
  functionsUrl: string
  projectId: string
  schedules: Schedule[]
  onFired: (firing: Firing) => void
}): { stop(): Promise<void> } {
  for (const schedule of schedules) cadenceOf(schedule)
  const stopping = new AbortController()
  const fire = fireThrough(functionsUrl, projectId)
  const running = schedules.map((schedule) => runSchedule(schedule, fire, onFired, stopping.signal))

  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
