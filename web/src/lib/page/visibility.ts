import { useSyncExternalStore } from 'react'

/** Whether somebody can see the page now. */
export const isVisible = (): boolean => document.visibilityState === 'visible'

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether somebody can see the page: not on a phone that is locked, nor behind another tab. */
export const useVisible = (): boolean => useSyncExternalStore(onVisibility, isVisible)

/** Calls back each time that the page can be seen again, until the returned function is called. */
export const onSeenAgain = (act: () => void): (() => void) => onVisibility(() => isVisible() && act())

/**
 * Calls back each time that the page is put away or left, which may be the last that it is heard of: a phone ends pages that
 * it does not show. Until the returned function is called.
 */
export function onPutAway(act: () => void): () => void {
  const stop = onVisibility(() => isVisible() || act())
  addEventListener('pagehide', act)
  return () => {
    stop()
    removeEventListener('pagehide', act)
  }
}

/** Resolves as soon as somebody can see the page. */
export function whenVisible(): Promise<void> {
  if (isVisible()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = onSeenAgain(() => {
      stop()
      resolve()
    })
  })
}
