const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, formatter)
  return formatter
}

/** How far the clock of a time zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const name = formatterOf(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name ?? '') ?? []
  const ahead = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000
  return sign === '-' ? -ahead : ahead
}

/**
 * What the clock of `timeZone` (an IANA name; RangeError if unknown) shows at an instant, as the instant at which a clock of UTC
 * shows the same: to be counted with in days of 24 hours.
 */
export const wallClockAt = (at: number, timeZone: string): number => at + offsetAt(at, timeZone)

/** No clock is put forward or back more than once within this. */
const aroundMs = 24 * 3_600_000

/**
 * The instant at which the clock of `timeZone` shows what a clock of UTC shows at `wall`. What it shows twice, as clocks go back,
 * is the first of both; what it leaves out, as they go forward, is as much later as they went.
 */
export function instantOfWallClock(wall: number, timeZone: string): number {
  const before = wall - offsetAt(wall - aroundMs, timeZone)
  const after = wall - offsetAt(wall + aroundMs, timeZone)
  const shows = (at: number) => wallClockAt(at, timeZone) === wall
  if (shows(before)) return before
  return shows(after) ? after : before
}
