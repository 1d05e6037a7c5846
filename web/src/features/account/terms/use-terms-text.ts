import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { terms as en } from '../../../lib/i18n/en/terms.ts'
import { terms as fr } from '../../../lib/i18n/fr/terms.ts'

/** Read by few and long: the terms come with the window that shows them, not with every page. */
i18next.addResourceBundle('fr', 'terms', fr)
i18next.addResourceBundle('en', 'terms', en)

/** The parts of the terms, in their order. */
export const termsSections = [
  'service',
  'account',
  'conduct',
  'alerts',
  'data',
  'availability',
  'liability',
  'end',
  'changes',
] as const satisfies readonly (keyof typeof fr)[]

/** The words of the terms of service, in the language of the screen. */
export function useTermsText(): TFunction<'terms'> {
  return useTranslation('terms').t
}
