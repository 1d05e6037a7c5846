import { defaultLocale, type Locale } from '@vigie/domain/text'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { elisions } from './elided.ts'
import * as en from './en/common.ts'
import { fixedSpaces } from './fixed-spaces.ts'
import * as fr from './fr/common.ts'
import type { terms } from './fr/terms.ts'
import type { fr as french } from './fr.ts'
import { loadTexts } from './parts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof french; terms: typeof terms }
    returnNull: false
  }
}

/** Starts the texts in the given language. To be awaited before the first render. */
export async function startTexts(locale: Locale): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(elisions)
    .use(fixedSpaces)
    .init({
      // That nothing else could be loaded is told too.
      resources: { fr: { translation: { ...fr } }, en: { translation: { ...en } } },
      lng: locale,
      // Each language is complete.
      fallbackLng: false,
      postProcess: [elisions.name, fixedSpaces.name],
      interpolation: { escapeValue: false },
    })
  keepDocumentLanguage(locale)
  i18next.on('languageChanged', (language) => keepDocumentLanguage(language))
  await loadTexts(locale)
}

function keepDocumentLanguage(language: string): void {
  document.documentElement.lang = language === 'en' ? 'en-CA' : 'fr-CA'
}

/** The language that the texts are in now. */
export function currentLocale(): Locale {
  return i18next.language === 'en' ? 'en' : defaultLocale
}
