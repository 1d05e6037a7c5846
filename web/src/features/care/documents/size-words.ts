import { localeTags } from '@vigie/domain/number-in'
import type { Locale } from '@vigie/domain/text'

/**
 * A number of bytes in the largest unit that it has one of: "1,4 Mo", "830 ko". As in "50 MB", a unit is 1,024 of the one below. Rounded up, what is
 * larger than a limit is never said to be as large.
 */
export function sizeInWords(
  bytes: number,
  locale: Locale,
  round: (size: number) => number = Math.round,
): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const parts = step > 1 ? 10 : 1
  const options = { style: 'unit', unit: units[step], unitDisplay: 'short' } as const
  return new Intl.NumberFormat(localeTags[locale], options).format(
    round((bytes * parts) / 1_024 ** step) / parts,
  )
}
