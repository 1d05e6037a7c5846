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

/** A length of time in milliseconds, in words of one unit: "45 secondes", "3 minutes", "2 heures". */
export function lengthTold(ms: number, locale: Locale): string {
  const seconds = Math.round(ms / 1_000)
  const [value, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5_400
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3_600), 'hour']
  return numberIn(locale, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(Number(value))
}

/** A part of a whole in percent; "—" where there is no whole: never 0 %. */
export const shareTold = (part: number, whole: number, locale: Locale): string =>
  whole === 0 ? '—' : numberIn(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part / whole)
