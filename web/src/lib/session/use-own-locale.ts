import { useEffect } from 'react'
import { applyStoredLocale } from '../i18n/choose-locale.ts'

/**
 * Sets the language of the person's profile where no session does: on the page of whoever has to verify their e-mail first.
 * Firestore is loaded for it, which they need next.
 */
export function useOwnLocale(uid: string): void {
  useEffect(() => {
    let isOver = false
    import('../firebase/own-records.ts')
      .then(({ readOwnLocale }) => readOwnLocale(uid))
      .then((locale) => locale !== null && !isOver && applyStoredLocale(locale))
      // They go on in the language that is on screen, and may change it by hand.
      .catch((error: unknown) => console.warn('The language of the profile was not read', error))
    return () => {
      isOver = true
    }
  }, [uid])
}
