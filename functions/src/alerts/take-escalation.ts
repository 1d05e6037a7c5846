import { withDueTimer } from '../data/timers.ts'

/** Takes the timer of an alert's escalation. `now` is epoch milliseconds. */
export async function takeEscalation(id: string, now: number): Promise<void> {
  await withDueTimer(id, now, async () => () => null)
}
