import { useEffect } from 'react'
import { loadFaces } from '../features/care/moods/load-faces.ts'
import { useWatchedConnection } from '../lib/connection/connection-context.tsx'
import { loadTextsAhead } from '../lib/i18n/parts.ts'
import { useLocale } from '../lib/i18n/use-locale.ts'
import { loadAllPages } from './pages.ts'

/** Where a browser does not tell when it has nothing else to do, it is given a while. */
const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1_000)
    return () => clearTimeout(timer)
  }
  const wait = requestIdleCallback(act)
  return () => cancelIdleCallback(wait)
}

/**
 * Loads the code of every page, the faces of residents, and the other language, once all that is on screen has been heard and the browser has nothing else to
 * do: what one looks at comes first, and what one does there.
 */
export function useAllPagesAhead(): void {
  const locale = useLocale()
  const isHeard = useWatchedConnection().wait === 'none'
  useEffect(() => {
    if (!isHeard) return
    return whenIdle(() => {
      loadAllPages()
      loadFaces()
      loadTextsAhead(locale).catch((error: unknown) =>
        console.warn('A language could not be loaded ahead', error),
      )
    })
  }, [isHeard, locale])
}
