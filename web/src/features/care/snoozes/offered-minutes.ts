/** For how many minutes care may be begun: what it takes to turn somebody, and to bathe them. */
export const offeredMinutes = [5, 10, 15, 30, 45, 60] as const
