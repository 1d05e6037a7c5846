import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * A window over the page that has an entry of the history of its own: Back closes it and leaves one on the page, as its own button does.
 * @param name which of the page's windows it is: ids, and no name of anybody, since a browser keeps it
 */
export function useWindowEntry(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const { openId, open, close } = useEntries((window) => (window === name ? name : null))
  return { isOpen: openId !== null, open: () => open(name, name), close }
}

/** The same of windows of one kind, of which there is one for each of several things; `openId`: which is open. */
export function useWindowEntries(kind: string): {
  openId: string | null
  open: (id: string) => void
  close: () => void
} {
  const prefix = `${kind} `
  const { openId, open, close } = useEntries((window) =>
    window.startsWith(prefix) ? window.slice(prefix.length) : null,
  )
  return { openId, open: (id) => open(id, `${prefix}${id}`), close }
}

function useEntries(idOf: (window: string) => string | null) {
  const location = useLocation()
  const navigate = useNavigate()
  const window = windowIn(location.state)
  const openId = window === null ? null : idOf(window)
  // The way there and back takes a moment: who presses twice goes once. Where another way was taken meanwhile, as by a page that leads elsewhere,
  // the next press counts again: a button must not stay dead.
  const wanted = useRef(openId)
  useEffect(() => {
    wanted.current = openId
  }, [openId, location.key])
  const want = (to: string | null, go: () => void) => {
    if (wanted.current === to) return
    wanted.current = to
    go()
  }
  return {
    openId,
    open: (id: string, name: string) => want(id, () => navigate(location, { state: { window: name } })),
    close: () => want(null, () => navigate(-1)),
  }
}

function windowIn(state: unknown): string | null {
  const window = typeof state === 'object' && state !== null && 'window' in state ? state.window : null
  return typeof window === 'string' ? window : null
}
