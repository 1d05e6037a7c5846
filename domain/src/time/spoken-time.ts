import type { Locale } from '../text.ts'
import { localTimeOfDay } from './local-time.ts'

/** A time of day on the clock of a time zone, in words that a voice cannot read as anything else. `at` is epoch milliseconds. */
export function spokenTime(at: number, locale: Locale, timeZone: string): string {
  const time = localTimeOfDay(at, timeZone)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (locale === 'en') return `${hours % 12 || 12}:${time.slice(3)} ${hours < 12 ? 'a.m.' : 'p.m.'}`
  const hour = hours === 0 ? 'minuit' : `${hours} ${hours === 1 ? 'heure' : 'heures'}`
  return `${hour}${minutes === 0 ? '' : ` ${minutes}`}`
}
