import { localeTags, numberIn } from '../number-in.ts'
import type { Locale } from '../text.ts'
import { firstOfMonth } from '../time/french-date.ts'
import { localTimeOfDay } from '../time/local-time.ts'

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateIn(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(localeTags[locale], options)
  dateFormats.set(key, format)
  return format
}

/** The date of an instant on a home's clock, whole: what is printed is read later. "31 décembre 2026". */
export const dateAt = (at: number, timeZone: string, locale: Locale): string =>
  firstOfMonth(dateIn(locale, { timeZone, dateStyle: 'long' }).format(at))

/** The date and the time of day: "31 décembre 2026, 19:41". */
export const momentAt = (at: number, timeZone: string, locale: Locale): string =>
  `${dateAt(at, timeZone, locale)}, ${localTimeOfDay(at, timeZone)}`

/** A date, "yyyy-mm-dd", in words. */
export const dateTold = (date: string, locale: Locale): string =>
  dateAt(Date.parse(`${date}T12:00:00Z`), 'UTC', locale)

/** A month, "yyyy-mm", in words: "novembre 2026". */
export const monthTold = (month: string, locale: Locale): string =>
  dateIn(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    Date.parse(`${month}-15T12:00:00Z`),
  )

/**
 * A length of time in milliseconds, in words: "45 secondes", "3 min 21 s", "2 h 5 min", "5 jours 16 h". Up to an hour it is never told as less than it is: it may be held to a
 * limit of minutes.
 */
export function lengthTold(ms: number, locale: Locale): string {
  const seconds = Math.ceil(ms / 1_000)
  const long = (value: number, unit: 'second' | 'minute' | 'hour' | 'day') =>
    numberIn(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  const both = (first: string, rest: number, unit: string) => `${first}\u00a0${rest}\u00a0${unit}`
  if (seconds < 60) return long(seconds, 'second')
  if (seconds < 3_600) {
    const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
    return rest === 0 ? long(minutes, 'minute') : both(`${minutes}\u00a0min`, rest, 's')
  }
  const allMinutes = Math.round(seconds / 60)
  if (allMinutes < 24 * 60) {
    const [hours, rest] = [Math.floor(allMinutes / 60), allMinutes % 60]
    return rest === 0 ? long(hours, 'hour') : both(`${hours}\u00a0h`, rest, 'min')
  }
  const allHours = Math.round(seconds / 3_600)
  const [days, rest] = [Math.floor(allHours / 24), allHours % 24]
  return rest === 0 ? long(days, 'day') : both(long(days, 'day'), rest, 'h')
}

/** A part of a whole in percent; "—" where there is no whole: never 0 %. */
export const shareTold = (part: number, whole: number, locale: Locale): string =>
  whole === 0 ? '—' : numberIn(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part / whole)
