import type { Locale } from '@vigie/domain/text'
import { localeTags } from '../../../lib/time/words.ts'

/** A length of time in milliseconds, in words of one unit: "45 secondes", "3 minutes", "2 heures". */
export function timeTaken(ms: number, locale: Locale): string {
  const seconds = Math.round(ms / 1_000)
  const [value, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5_400
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3_600), 'hour']
  const format = { style: 'unit', unit: String(unit), unitDisplay: 'long' } as const
  return new Intl.NumberFormat(localeTags[locale], format).format(Number(value))
}
