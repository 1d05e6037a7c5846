import type { Locale } from '@vigie/domain/text'
import i18next from 'i18next'

/** The texts come with what shows them: those before the sign-in, and those after it. */
const parts = {
  outside: {
    fr: async () => (await import('./fr/outside.ts')).outside,
    en: async () => (await import('./en/outside.ts')).outside,
  },
  inside: {
    fr: async () => (await import('./fr/inside.ts')).inside,
    en: async () => (await import('./en/inside.ts')).inside,
  },
} as const

/** Those parts that the screen shows. */
const shown = new Set<keyof typeof parts>(['outside'])

/** What is there, as "fr inside". */
const loaded = new Set<string>()

/**
 * Loads the texts of all parts that the screen shows, in a language: those too that it begins to show meanwhile. Rejects where
 * they cannot be had.
 */
export async function loadTexts(locale: Locale): Promise<void> {
  const missing = [...shown].filter((part) => !loaded.has(`${locale} ${part}`))
  if (missing.length === 0) return
  for (const part of missing) {
    i18next.addResourceBundle(locale, 'translation', await parts[part][locale](), true, true)
    loaded.add(`${locale} ${part}`)
  }
  await loadTexts(locale)
}

/** Has the texts for somebody who is signed in come too, now and in every language that the screen is in from now on. */
export async function loadInsideTexts(locale: Locale): Promise<void> {
  shown.add('inside')
  await loadTexts(locale)
}

/** Loads what the other language needs, so that it can be changed to without a network. */
export const loadTextsAhead = (locale: Locale): Promise<void> => loadTexts(locale === 'fr' ? 'en' : 'fr')
