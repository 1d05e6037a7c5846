import { z } from 'zod'
import { type Fire, type Outcome, sleep } from './run-schedule.ts'
import type { Schedule } from './schedule.ts'

/** Cloud Scheduler's deadline for an HTTP target (attemptDeadline). */
const attemptDeadlineMs = 180_000
/** Between tries while the Functions emulator is away: 31 s in all, enough for it to reload. */
const retryWaitsMs = [1_000, 2_000, 4_000, 8_000, 16_000]

/**
 * Calls scheduled functions as Cloud Scheduler does: an HTTP POST to the function. Publishing to
 * `firebase-schedule-<name>` would not do. The Functions emulator does subscribe to that topic, but gives a
 * second-generation schedule the signature "http", which its Pub/Sub side then drops as unsupported (15.34.2).
 *
 * A function that may have run is never called again for the same run; one that surely did not, because the
 * connection was refused or the emulator does not know it (yet), is tried again for half a minute.
 */
export function fireThrough(functionsUrl: string, projectId: string): Fire {
  // The emulator appends to a trigger's key how often its triggers were switched off and on again.
  const generations = new Map<string, number>()

  async function attempt(schedule: Schedule, dueAt: number, signal: AbortSignal): Promise<Outcome> {
    const id = `${schedule.region}-${schedule.name}`
    const post = async (generation: number) => {
      const answer = await fetch(
        `${functionsUrl}/functions/projects/${projectId}/triggers/${id}-${generation}`,
        {
          method: 'POST',
          headers: {
            'User-Agent': 'Google-Cloud-Scheduler',
            'X-CloudScheduler': 'true',
            'X-CloudScheduler-JobName': `firebase-schedule-${schedule.name}-${schedule.region}`,
            'X-CloudScheduler-ScheduleTime': new Date(dueAt).toISOString(),
          },
          signal: AbortSignal.any([signal, AbortSignal.timeout(attemptDeadlineMs)]),
        },
      )
      await answer.body?.cancel()
      return answer
    }

    let generation = generations.get(id) ?? 0
    let answer = await post(generation)
    while (answer.status === 204) {
      generation += 1
      answer = await post(generation)
    }
    if (answer.status === 404) return 'unreachable'
    generations.set(id, generation)
    return answer.ok ? 'ran' : 'failed'
  }

  return async (schedule, dueAt, signal) => {
    for (const wait of [...retryWaitsMs, null]) {
      const outcome = await attempt(schedule, dueAt, signal).catch(outcomeOfError)
      if (outcome !== 'unreachable' || wait === null || signal.aborted) return outcome
      await sleep(wait, signal)
    }
    return 'unreachable'
  }
}

/** Only a refused connection proves that the function did not run. */
function outcomeOfError(error: unknown): Outcome {
  const refused = z.object({ cause: z.object({ code: z.literal('ECONNREFUSED') }) })
  return refused.safeParse(error).success ? 'unreachable' : 'failed'
}
