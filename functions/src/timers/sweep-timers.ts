import { overdueTimers, putOffTimer } from '../data/timers.ts'
import { takeTimer } from './take-timer.ts'

/** So many are taken at a time: each is a transaction on an alert of its own. */
const atOnce = 20

/**
 * Takes the timers whose task was lost or failed: those that are urgent, or all others, which may take long. Each for itself: what one fails of is added to `failures`, and it is put off. `now` is
 * epoch milliseconds.
 */
export async function takeOverdueTimers(
  which: Parameters<typeof overdueTimers>[0],
  failures: unknown[],
  now: number,
): Promise<void> {
  const ids = await overdueTimers(which, now)
  for (let first = 0; first < ids.length; first += atOnce) {
    await Promise.all(
      ids.slice(first, first + atOnce).map((id) =>
        takeTimer(id).catch(async (error: unknown) => {
          failures.push(error)
          await putOffTimer(id, now)
        }),
      ),
    )
  }
}
