import type { Locale } from '@vigie/domain/text'
import type { Shift } from '@vigie/domain/time/shift'

/** What a shift is called in a language. */
export const shiftName = ({ nameFR, nameEN }: Shift, locale: Locale): string =>
  locale === 'fr' ? nameFR : nameEN
