import type { Locale } from '@vigie/domain/text'
import i18next from 'i18next'
import { saveOwnLocale } from '../firebase/own-records.ts'
import { tellFailure } from '../notices/tell-failure.ts'
import { useSession } from './session-context.ts'

/** Keeps the language that the person has chosen in their profile, and says so where that fails. */
export function useKeptLocale(): (locale: Locale) => void {
  const { user } = useSession()
  return (locale) => {
    saveOwnLocale(user.uid, locale).catch((error: unknown) =>
      tellFailure(error, () => i18next.t('shell.localeNotSaved')),
    )
  }
}
