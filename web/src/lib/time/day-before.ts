/** The date before a date, both "yyyy-mm-dd"; on no clock in particular, so no change of hour can shift it. */
export function dayBefore(date: string): string {
  const midnight = new Date(`${date}T00:00:00Z`)
  midnight.setUTCDate(midnight.getUTCDate() - 1)
  return midnight.toISOString().slice(0, 10)
}
