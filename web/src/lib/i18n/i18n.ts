import { defaultLocale, type Locale } from '@vigie/domain/text'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en.ts'
import { fixedSpaces } from './fixed-spaces.ts'
import type { terms } from './fr/terms.ts'
import { fr } from './fr.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof fr; terms: typeof terms }
    returnNull: false
  }
}

/** Starts the texts in the given language. To be awaited before the first render. */
export async function startTexts(locale: Locale): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(fixedSpaces)
    .init({
      resources: { fr: { translation: fr }, en: { translation: en } },
      lng: locale,
      // French is the default language, English the fallback.
      fallbackLng: 'en',
      postProcess: [fixedSpaces.name],
      interpolation: { escapeValue: false },
    })
  keepDocumentLanguage(locale)
  i18next.on('languageChanged', (language) => keepDocumentLanguage(language))
}

function keepDocumentLanguage(language: string): void {
  document.documentElement.lang = language === 'en' ? 'en-CA' : 'fr-CA'
}

/** The language that the texts are in now. */
export function currentLocale(): Locale {
  return i18next.language === 'en' ? 'en' : defaultLocale
}
