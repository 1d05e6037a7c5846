import { localeTags } from '@vigie/domain/number-in'
import type { Locale } from '@vigie/domain/text'

/** A number as its reader writes it: "1 000" in French, "1,000" in English. */
export const numberInWords = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale]).format(value)
