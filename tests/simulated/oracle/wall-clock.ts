const minute = 60_000
const hour = 60 * minute

/** When Montréal's clocks go forward, and back, in 2026. */
const summer = { from: Date.parse('2026-03-08T07:00:00Z'), until: Date.parse('2026-11-01T06:00:00Z') }

/** What Montréal's clock shows at an instant, as a clock of UTC would. */
export const wallAt = (at: number): number => at + (summer.from <= at && at < summer.until ? -4 : -5) * hour

/**
 * When Montréal's clock shows so for the first time, found by looking at it minute by minute; of what it leaves out, as long after it went
 * forward as it should have been after the hour that there is not.
 */
export function firstShowing(wall: number): number {
  for (let at = wall + 3 * hour; at < wall + 7 * hour; at += minute) {
    if (wallAt(at) === wall) return at
    if (wallAt(at) > wall) return at + (wall - (wallAt(at - minute) + minute))
  }
  throw new Error('no clock is so far from UTC')
}
