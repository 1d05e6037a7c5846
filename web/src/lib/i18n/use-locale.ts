import type { Locale } from '@vigie/domain/text'
import { useTranslation } from 'react-i18next'
import { currentLocale } from './i18n.ts'

/** The language of the screen; the component renders again when it changes. */
export function useLocale(): Locale {
  useTranslation()
  return currentLocale()
}
