import { readWindow } from '../data/rule-windows.ts'
import { readTimer, withDueTimer } from '../data/timers.ts'
import { lookAtWindow } from './look-at-window.ts'

/** Takes the timer of a window: judges it as it is by then, and waits again where that may change. `now` is epoch milliseconds. */
export async function takeWindowLook(id: string, now: number): Promise<void> {
  const timer = await readTimer(id)
  if (timer?.kind !== 'windowLook') return
  const window = await readWindow(timer.establishmentId, timer.windowId)
  const dueAt = window && (await lookAtWindow(timer.establishmentId, window, now))
  // What is raised is raised once, so that it may be done before the timer is.
  await withDueTimer(
    id,
    'windowLook',
    now,
    async (_, due) => () => (dueAt === null ? null : { ...due, dueAt }),
  )
}
