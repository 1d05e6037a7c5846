import { useEffect, useSyncExternalStore } from 'react'

/** What the shell shows above a page. */
export interface PageHeader {
  readonly title: string
  /** Where the back link leads; none on the first page. */
  readonly backTo: string | null
}

let current: PageHeader = { title: '', backTo: null }
const listeners = new Set<() => void>()

/** Gives the page its header, for as long as it is shown. */
export function usePageHeader(title: string, backTo: string | null): void {
  useEffect(() => {
    current = { title, backTo }
    for (const listener of listeners) listener()
  }, [title, backTo])
}

/** The header of the page that is shown. */
export function useCurrentPageHeader(): PageHeader {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => current,
  )
}
