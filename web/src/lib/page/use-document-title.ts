import { useEffect } from 'react'

/** Names the browser tab after the page, the number of open alerts first, as it is written where there is any. */
export function useDocumentTitle(title: string, openAlerts = ''): void {
  useEffect(() => {
    const count = openAlerts === '' ? '' : `(${openAlerts}) `
    document.title = `${count}${title === '' ? '' : `${title} · `}Vigie`
  }, [title, openAlerts])
}
