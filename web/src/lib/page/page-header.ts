import { useEffect } from 'react'
import { sharedValue, useShared } from '../shared-value.ts'

/** What the shell shows above a page. */
export interface PageHeader {
  readonly title: string
  /** What names the browser's tab and its history, which others see: never who a resident is. */
  readonly tabTitle: string
  /** Where the back link leads; none on the first page. */
  readonly backTo: string | null
}

const current = sharedValue<PageHeader>({ title: '', tabTitle: '', backTo: null })

/** Gives the page its header, for as long as it is shown. A page that names a resident has another title for the tab. */
export function usePageHeader(title: string, backTo: string | null, tabTitle = title): void {
  useEffect(() => {
    current.set({ title, tabTitle, backTo })
  }, [title, tabTitle, backTo])
}

/** The header of the page that is shown. */
export const useCurrentPageHeader = (): PageHeader => useShared(current)
