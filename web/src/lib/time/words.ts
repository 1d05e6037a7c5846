import { localeTags } from '@vigie/domain/number-in'
import type { Locale } from '@vigie/domain/text'
import { firstOfMonth } from '@vigie/domain/time/french-date'
import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Within this a time of day alone cannot be mistaken for another day's. */
const timeOfDaySufficesMs = 20 * hour

const formats = new Map<string, Intl.DateTimeFormat>()

/** Of each kind one, made when it is first used: making it costs about a thousand times what using it does. */
function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(tag, options)
  formats.set(key, format)
  return format
}

const now: Readonly<Record<Locale, string>> = { fr: 'à l’instant', en: 'just now' }

const relative: Readonly<Record<Locale, Intl.RelativeTimeFormat>> = {
  fr: new Intl.RelativeTimeFormat('fr-CA', { style: 'short' }),
  en: new Intl.RelativeTimeFormat('en-CA', { style: 'short' }),
}

/** An instant as a date in words. */
export const dated = (at: number, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  firstOfMonth(formatOf(localeTags[locale], options).format(at))

/**
 * How long ago, in one unit: "il y a 3 min". An instant that is still to come by a skewed clock is "just now". Where a clock is named, what is a
 * week old or older is told by when it was, as after "since": nobody counts back forty-six days.
 */
export function ageInWords(at: number, nowAt: number, locale: Locale, timeZone?: string | null): string {
  const age = nowAt - at
  if (age < minute) return now[locale]
  if (age < hour) return relative[locale].format(-Math.floor(age / minute), 'minute')
  if (age < day) return relative[locale].format(-Math.floor(age / hour), 'hour')
  if (timeZone && age >= 7 * day) return sinceDayAndTime(at, nowAt, timeZone, locale)
  return relative[locale].format(-Math.floor(age / day), 'day')
}

/** The same, to the second within the first minute: "il y a 3 s". */
export function ageToTheSecond(at: number, nowAt: number, locale: Locale): string {
  const age = nowAt - at
  if (age < 1_000 || age >= minute) return ageInWords(at, nowAt, locale)
  return relative[locale].format(-Math.floor(age / 1_000), 'second')
}

/** What stands for a time until it is known on whose clock to tell it: never another clock's. */
export const unknownTime = '––:––'

/** The time of day on the home's clock, "22:10"; `unknownTime` while its time zone is not known. */
export function timeOfDay(at: number, timeZone: string | null): string {
  return timeZone === null ? unknownTime : localTimeOfDay(at, timeZone)
}

/** The time on the home's clock, with its date when the time alone could be mistaken: "22:10", "19 nov., 22:10". */
export function clockTime(at: number, nowAt: number, timeZone: string | null, locale: Locale): string {
  const time = timeOfDay(at, timeZone)
  if (timeZone === null || nowAt - at < timeOfDaySufficesMs) return time
  return `${shortDate(at, timeZone, locale)}, ${time}`
}

/** The same as it stands after "depuis" or "since": "22:10", and in French "le 19 nov., 22:10". */
export function sinceClockTime(at: number, nowAt: number, timeZone: string | null, locale: Locale): string {
  const told = clockTime(at, nowAt, timeZone, locale)
  return locale === 'fr' && told !== timeOfDay(at, timeZone) ? `le ${told}` : told
}

const atTime: Readonly<Record<Locale, string>> = { fr: 'à', en: 'at' }
const onDate: Readonly<Record<Locale, string>> = { fr: 'le', en: 'on' }

/** The same with what stands before it, of something that happened then: "à 22:10", "le 19 nov., 22:10"; "at 22:10", "on Nov. 19, 22:10". */
export function atClockTime(at: number, nowAt: number, timeZone: string | null, locale: Locale): string {
  const told = clockTime(at, nowAt, timeZone, locale)
  return `${told === timeOfDay(at, timeZone) ? atTime[locale] : onDate[locale]} ${told}`
}

/** The date and time on the home's clock, in full: what stands behind an age. */
export function exactTime(at: number, timeZone: string | null, locale: Locale): string {
  if (timeZone === null) return unknownTime
  const date = dated(at, locale, { timeZone, dateStyle: 'full' })
  // On whatever clock: none is ahead or behind by less than a minute.
  const second = String(new Date(at).getUTCSeconds()).padStart(2, '0')
  return `${date}, ${localTimeOfDay(at, timeZone)}:${second}`
}

/** A date on the home's clock, "31 décembre 2026". */
export const dateInWords = (at: number, timeZone: string, locale: Locale): string =>
  dated(at, locale, { timeZone, dateStyle: 'long' })

const relativeDay: Readonly<Record<Locale, Intl.RelativeTimeFormat>> = {
  fr: new Intl.RelativeTimeFormat('fr-CA', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' }),
}

/** A date on the home's clock, to come or past, with its year where that is another: "3 mars", "3 mars 2027". */
export function plainDate(at: number, nowAt: number, timeZone: string, locale: Locale): string {
  const isThisYear = localDate(at, timeZone).slice(0, 4) === localDate(nowAt, timeZone).slice(0, 4)
  const year = isThisYear ? {} : { year: 'numeric' as const }
  return dated(at, locale, { timeZone, day: 'numeric', month: 'long', ...year })
}

/** A time on the home's clock, to come or past, with its day unless that is today: "08:00", "demain, 08:00", "3 mars, 08:00". */
export function dayAndTime(at: number, nowAt: number, timeZone: string, locale: Locale): string {
  const days = (Date.parse(localDate(at, timeZone)) - Date.parse(localDate(nowAt, timeZone))) / day
  const time = localTimeOfDay(at, timeZone)
  if (days === 0) return time
  const date =
    Math.abs(days) === 1 ? relativeDay[locale].format(days, 'day') : plainDate(at, nowAt, timeZone, locale)
  return `${date}, ${time}`
}

/** The same as it stands after "depuis" or "since": "hier, 08:00", and in French "le 3 mars, 08:00"; `unknownTime` while its time zone is not known. */
export function sinceDayAndTime(at: number, nowAt: number, timeZone: string | null, locale: Locale): string {
  if (timeZone === null) return unknownTime
  const told = dayAndTime(at, nowAt, timeZone, locale)
  return locale === 'fr' && told.startsWith(plainDate(at, nowAt, timeZone, locale)) ? `le ${told}` : told
}

/** A time to come or past, with its day also where that is today: "aujourd’hui, 05:44", for what stands beside another day. */
export function namedDayAndTime(at: number, nowAt: number, timeZone: string, locale: Locale): string {
  const told = dayAndTime(at, nowAt, timeZone, locale)
  const isToday = localDate(at, timeZone) === localDate(nowAt, timeZone)
  return isToday ? `${relativeDay[locale].format(0, 'day')}, ${told}` : told
}

function shortDate(at: number, timeZone: string, locale: Locale): string {
  return dated(at, locale, { timeZone, day: 'numeric', month: 'short' })
}

/** A date and a time of day on the home's clock, "31 décembre 2026, 19:41". */
export const momentInWords = (at: number, timeZone: string, locale: Locale): string =>
  `${dateInWords(at, timeZone, locale)}, ${localTimeOfDay(at, timeZone)}`
