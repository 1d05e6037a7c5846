import { useLayoutEffect } from 'react'
import { sharedValue, useShared } from '../../../lib/shared-value.ts'

const shownOf = sharedValue<string | null>(null)

/** Says that the page itself shows all the open alerts of an establishment, for as long as it is there; null: of none. */
export function useShowsAlertsOf(establishmentId: string | null): void {
  // Before the frame is painted: no alert is seen twice, nor for a moment not at all.
  useLayoutEffect(() => {
    shownOf.set(establishmentId)
    return () => shownOf.set(null)
  }, [establishmentId])
}

/** The establishment whose open alerts are on the page itself; null: of none, or the page is not there. */
export const useAlertsShownInPage = (): string | null => useShared(shownOf)
