import { useEffect } from 'react'
import { useWatchedConnection } from '../lib/connection/connection-context.tsx'
import { loadTextsAhead } from '../lib/i18n/parts.ts'
import { useLocale } from '../lib/i18n/use-locale.ts'
import { loadAllPages } from './pages.ts'

/** Loads the code of every page, and the other language, once all that is on screen has been heard: what one looks at comes first. */
export function useAllPagesAhead(): void {
  const locale = useLocale()
  const isHeard = useWatchedConnection().wait === 'none'
  useEffect(() => {
    if (!isHeard) return
    loadAllPages()
    loadTextsAhead(locale).catch((error: unknown) =>
      console.warn('A language could not be loaded ahead', error),
    )
  }, [isHeard, locale])
}
