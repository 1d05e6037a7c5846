import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * What to do at a click within something that holds many links to pages of the app, each a plain one: they lead on as the router's own
 * do, of which five hundred take as long as all else that is drawn with them.
 */
export function useFollowedLinks(): (click: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    (click) => {
      const link = click.target instanceof Element ? click.target.closest('a') : null
      const isAsked = click.metaKey || click.altKey || click.ctrlKey || click.shiftKey || click.button !== 0
      // A press that asks the browser for something else, such as another tab, is the browser's.
      if (link === null || isAsked || click.defaultPrevented || link.origin !== location.origin) return
      click.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    },
    [navigate],
  )
}
