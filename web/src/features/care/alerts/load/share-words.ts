import { localeTags } from '@vigie/domain/number-in'
import type { Locale } from '@vigie/domain/text'

/** A part of a whole that is held to a mark, "97,5 %"; rounded down, so that what is missed never reads as reached. `whole` is not 0. */
export function shareWords(part: number, whole: number, locale: Locale): string {
  const share = Math.floor((part / whole) * 1_000) / 1_000
  return percentWords(share, locale)
}

/** A share from 0 to 1. */
export const percentWords = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], { style: 'percent', maximumFractionDigits: 1 }).format(share)
