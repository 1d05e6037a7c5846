import { useLayoutEffect } from 'react'
import { sharedValue, useShared } from '../../../lib/shared-value.ts'

const none: ReadonlySet<string> = new Set()
const shown = sharedValue(none)

/** Says which alerts, by their ids, the strip at the top of every page shows with what there is to do about them. */
export function useShowsInStrip(ids: readonly string[]): void {
  const key = ids.join(' ')
  // Before the frame is painted: no alert is seen twice, nor for a moment not at all.
  useLayoutEffect(() => {
    shown.set(key === '' ? none : new Set(key.split(' ')))
    return () => shown.set(none)
  }, [key])
}

/** The ids of the alerts that the strip shows, where they can be acted on: below it none of them is said once more. */
export const useShownInStrip = (): ReadonlySet<string> => useShared(shown)
