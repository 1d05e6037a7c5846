import { offeredMinutes } from './offered-minutes.ts'

const minute = 60_000

/** Until when care that goes on until `until` can be made to go on, each with for how many minutes from now: what would end sooner is none. */
export const prolongations = (until: number, now: number): { minutes: number; until: number }[] =>
  offeredMinutes
    .map((minutes) => ({ minutes, until: now + minutes * minute }))
    // By the minute, as both are shown.
    .filter((one) => one.until >= until + minute)
