/** The night that begins on a date, on the home's clock: the same for every home, so that nights compare though shifts are changed. */
export const nightHours = { start: '22:00', end: '07:00' } as const
