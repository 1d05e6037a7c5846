import { localDate } from '@vigie/domain/time/local-time'
import { instantOfWallClock, wallClockAt } from '@vigie/domain/time/wall-clock'
import type { TimeWindow } from './time-window.ts'

const minute = 60_000
const day = 1_440 * minute

/** So far are marks from each other on the home's clock. */
const steps = [1, 5, 15, 30, 60, 180, 360, 720].map((minutes) => minutes * minute)
const longer = [1, 2, 5, 10, 30, 60, 120].map((days) => days * day)

/** A mark beside a chart; one at which a date begins is told by it. */
export interface TimeTick {
  readonly at: number
  readonly isMidnight: boolean
}

/** Instants in a window at which a clock of the home stands on a whole step, `most` at most; they stay where they are as the window moves. */
export function timeTicks(window: TimeWindow, timeZone: string, most: number): TimeTick[] {
  const [from, until] = [wallClockAt(window.from, timeZone), wallClockAt(window.until, timeZone)]
  const step = [...steps, ...longer].find((ms) => (until - from) / ms <= most) ?? 365 * day
  const ticks: TimeTick[] = []
  for (let wall = Math.ceil(from / step) * step; wall < until; wall += step) {
    const at = instantOfWallClock(wall, timeZone)
    const isMidnight = wall % day === 0 || localDate(at, timeZone) !== localDate(at - 1, timeZone)
    // As clocks go back an hour is told twice, of which one is enough.
    if (at >= window.from && at < window.until && at > (ticks.at(-1)?.at ?? -1))
      ticks.push({ at, isMidnight })
  }
  return ticks
}
