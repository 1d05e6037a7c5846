import type { Locale } from '@vigie/domain/text'
import { localeTags } from '../../../../lib/time/words.ts'

/** How long something is in hours, in words: "24 heures", "1 hour". `seconds` are whole hours, as the catalogue has them. */
export const intervalInWords = (seconds: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
    seconds / 3_600,
  )
