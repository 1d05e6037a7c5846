import { useLayoutEffect, useSyncExternalStore } from 'react'

let shownOf: string | null = null
const listeners = new Set<() => void>()

function show(establishmentId: string | null): void {
  shownOf = establishmentId
  for (const listener of listeners) listener()
}

/** Says that the page itself shows all the open alerts of an establishment, for as long as it is there; null: of none. */
export function useShowsAlertsOf(establishmentId: string | null): void {
  // Before the frame is painted: no alert is seen twice, nor for a moment not at all.
  useLayoutEffect(() => {
    show(establishmentId)
    return () => show(null)
  }, [establishmentId])
}

/** The establishment whose open alerts are on the page itself; null: of none, or the page is not there. */
export function useAlertsShownInPage(): string | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => shownOf,
  )
}
