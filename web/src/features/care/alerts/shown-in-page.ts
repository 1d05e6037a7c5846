import { useLayoutEffect } from 'react'
import { sharedValue, useShared } from '../../../lib/shared-value.ts'

/** Whose open alerts are on the page itself. */
interface ShownInPage {
  readonly establishmentId: string
  /** null: those of everybody in the establishment. */
  readonly beneficiaryId: string | null
}

const shownOf = sharedValue<ShownInPage | null>(null)

/**
 * Says that the page itself shows all the open alerts of an establishment, or of one resident of it, for as long as it is there; null: of
 * none.
 */
export function useShowsAlertsOf(establishmentId: string | null, beneficiaryId: string | null = null): void {
  // Before the frame is painted: no alert is seen twice, nor for a moment not at all.
  useLayoutEffect(() => {
    shownOf.set(establishmentId === null ? null : { establishmentId, beneficiaryId })
    return () => shownOf.set(null)
  }, [establishmentId, beneficiaryId])
}

/** Whether the page itself shows an open alert of a resident of an establishment, by their ids. */
export function useIsShownInPage(): (establishmentId: string, beneficiaryId: string) => boolean {
  const shown = useShared(shownOf)
  return (eid, bid) =>
    shown !== null &&
    shown.establishmentId === eid &&
    (shown.beneficiaryId === null || shown.beneficiaryId === bid)
}
