import { useEffect } from 'react'

/** Names the browser tab after the page, the number of open alerts first. */
export function useDocumentTitle(title: string, openAlerts = 0): void {
  useEffect(() => {
    const count = openAlerts === 0 ? '' : `(${openAlerts}) `
    document.title = `${count}${title === '' ? '' : `${title} · `}Vigie`
  }, [title, openAlerts])
}
