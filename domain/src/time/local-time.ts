const formatters = new Map<string, Intl.DateTimeFormat>()

// Making a formatter costs about a thousand times what using one does, and ingest uses one per event.
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

function partsOf(at: number, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
}

/** The date on the clock of `timeZone` (an IANA name; RangeError if unknown) at an instant, "yyyy-mm-dd". */
export function localDate(at: number, timeZone: string): string {
  const { year, month, day } = partsOf(at, timeZone)
  return `${year}-${month}-${day}`
}

/** The last millisecond of a date, "yyyy-mm-dd", on the clock of `timeZone` (an IANA name; RangeError if unknown). */
export function endOfLocalDate(date: string, timeZone: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`)
  // No clock is further from UTC than 14 hours.
  let within = noon - 26 * 3_600_000
  let after = noon + 38 * 3_600_000
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2)
    if (localDate(middle, timeZone) <= date) within = middle
    else after = middle
  }
  return within
}

/** The time of day on the clock of `timeZone` (an IANA name; RangeError if unknown) at an instant, "HH:mm", 00:00 to 23:59. */
export function localTimeOfDay(at: number, timeZone: string): string {
  const { hour, minute } = partsOf(at, timeZone)
  return `${hour}:${minute}`
}

/** From the first instant of a date on the clock of `timeZone` until before the first one after another date. */
export const spanOfDates = (
  { from, to }: { from: string; to: string },
  timeZone: string,
): { from: number; until: number } => ({
  from: endOfLocalDate(dateBefore(from), timeZone) + 1,
  until: endOfLocalDate(to, timeZone) + 1,
})

const dateBefore = (date: string): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) - 24 * 3_600_000).toISOString().slice(0, 10)
