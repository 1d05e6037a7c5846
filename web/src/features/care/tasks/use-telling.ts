import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import type { Telling } from './plan-words.ts'

/** How times are told now in a home, by its clock and in the language of the screen. */
export function useTelling(timeZone: string): Telling {
  const { t } = useTranslation()
  return { t, locale: useLocale(), timeZone, now: useNow() }
}
