import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * A window over the page that has an entry of the history of its own: Back closes it and leaves one on the page, as its own button does.
 * @param name which of the page's windows it is: ids, and no name of anybody, since a browser keeps it
 */
export function useWindowEntry(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = windowIn(location.state) === name
  // The way there and back takes a moment: who presses twice goes once.
  const wanted = useRef(isOpen)
  useEffect(() => {
    wanted.current = isOpen
  }, [isOpen])
  const want = (to: boolean, go: () => void) => {
    if (wanted.current === to) return
    wanted.current = to
    go()
  }
  return {
    isOpen,
    open: () => want(true, () => navigate(location, { state: { window: name } })),
    close: () => want(false, () => navigate(-1)),
  }
}

function windowIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'window' in state ? state.window : null
}
