import { useEffect } from 'react'
import { loadMeasured } from '../features/care/alerts/load-measured.ts'
import { loadFaces } from '../features/care/moods/load-faces.ts'
import { useWatchedConnection } from '../lib/connection/connection-context.tsx'
import { loadTextsAhead } from '../lib/i18n/parts.ts'
import { useLocale } from '../lib/i18n/use-locale.ts'
import { renewPush } from '../lib/push/renew-push.ts'
import { allPages } from './pages.ts'

/** Where a browser does not tell when it has nothing else to do, it is given a while. */
const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 100)
    return () => clearTimeout(timer)
  }
  const wait = requestIdleCallback(act)
  return () => cancelIdleCallback(wait)
}

/** What has not been loaded yet, the next first; and whose notifications the browser shows, which is looked after once it has nothing else to do. */
const left = [...allPages, loadMeasured, async () => loadFaces(), renewPush]

/**
 * Loads the code of every page, the faces of residents, and the other language, once all that is on screen has been heard and the browser has nothing else to
 * do, so that each opens at once, also when there is no network by then. One page at a time: what somebody opens meanwhile waits for one
 * of them at most, and for none once it has something to hear.
 */
export function useAllPagesAhead(): void {
  const locale = useLocale()
  const isHeard = useWatchedConnection().wait === 'none'
  useEffect(() => {
    if (!isHeard) return
    let isOver = false
    let stop: () => void
    const next = () => {
      stop = whenIdle(async () => {
        const load = left.shift()
        // Who opens the page asks for its code again, and is told if it still cannot be had.
        await (load ? load() : loadTextsAhead(locale)).catch((error: unknown) =>
          console.warn('A page or a language could not be loaded ahead', error),
        )
        if (load && !isOver) next()
      })
    }
    next()
    return () => {
      isOver = true
      stop()
    }
  }, [isHeard, locale])
}
