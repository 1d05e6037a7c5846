import { useSyncExternalStore } from 'react'
import i18next, { type Say } from './i18next.ts'

/** What i18next is told of React: nothing here, `useTranslation` hears of another language by itself. */
export const initReactI18next = { type: '3rdParty' } as const

function subscribe(changed: () => void): () => void {
  i18next.on('languageChanged', changed)
  return () => i18next.off('languageChanged', changed)
}

/** Texts in the language of the screen; the component is drawn anew when that changes (ADR 83). */
export function useTranslation(namespace = 'translation'): { t: Say; i18n: typeof i18next } {
  const language = useSyncExternalStore(subscribe, () => i18next.language)
  return { t: i18next.getFixedT(language, null, namespace), i18n: i18next }
}
