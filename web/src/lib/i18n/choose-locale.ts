import { defaultLocale, type Locale, localeSchema } from '@vigie/domain/text'
import i18next from 'i18next'
import { tell } from '../notices/notices.ts'
import { loadTexts } from './parts.ts'

/** The language last used on this computer, so that /login speaks it too. */
const lastUsedKey = 'vigie.locale'
/** Set when the language was chosen by hand in this tab: the profile's then gives way. */
const chosenKey = 'vigie.localeChosen'

/** The language to start in. */
export function startingLocale(): Locale {
  const stored = localeSchema.safeParse(localStorage.getItem(lastUsedKey))
  return stored.success ? stored.data : defaultLocale
}

/** Changes the language because the person asked for it. */
export function chooseLocale(locale: Locale): void {
  sessionStorage.setItem(chosenKey, '1')
  use(locale)
}

/** Changes to the language of the person's profile, unless they chose one by hand. */
export function applyStoredLocale(locale: Locale): void {
  if (sessionStorage.getItem(chosenKey) === null) use(locale)
}

/** Forgets the choice made by hand: the next person at this computer has a profile of their own. */
export function forgetChosenLocale(): void {
  sessionStorage.removeItem(chosenKey)
}

/** What the screen is to speak: the last that was asked for. */
let wanted: Locale | null = null

async function use(locale: Locale): Promise<void> {
  wanted = locale
  if (i18next.language !== locale) {
    try {
      await loadTexts(locale)
    } catch (error) {
      console.error(error)
      // The screen goes on in the language that it has; a browser does not ask again for code that it could not get once.
      const reload = { label: () => i18next.t('failure.reload'), act: () => location.reload() }
      const text = () => i18next.t('failure.languageNotLoaded')
      if (wanted === locale) tell({ kind: 'error', text, action: reload })
      return
    }
    // Meanwhile they may have thought otherwise.
    if (wanted !== locale) return
    await i18next.changeLanguage(locale)
  }
  localStorage.setItem(lastUsedKey, locale)
}
