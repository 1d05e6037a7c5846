import type { Locale } from '@vigie/domain/text'
import { plainDate } from '../../../../../lib/time/words.ts'

/** A date, "yyyy-mm-dd", as one says it. Noon there is that date on any clock. */
export const dateWords = (date: string, now: number, locale: Locale): string =>
  plainDate(Date.parse(`${date}T12:00:00Z`), now, 'UTC', locale)

/** An hour of the day, as a clock shows it: 7.5 is 07:30. */
export function hourWords(hour: number): string {
  const minutes = Math.round(hour * 60)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
