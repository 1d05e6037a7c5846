import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { lead } from './led-to.ts'

/** Not those of a form within a row, which the row itself leads on from. */
const buttonsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('button:not(form *)') ?? []),
]

/**
 * Whoever goes through a list by keyboard, and whose press takes a button away, at once or in a window that it opens, goes on with the next
 * one; after the last one, with `end`. Fingers and mice are left alone. To be called where the list is drawn.
 */
export function useFocusOnward(
  list: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
): void {
  const before = useRef<readonly HTMLElement[]>([])
  const focused = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      // A window leads back to where it was opened from, which may go with what it asks about.
      if (target.closest('.MuiDialog-root')) return
      focused.current = target.matches(':focus-visible') && list.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [list])
  useLayoutEffect(() => {
    const gone = focused.current
    if (gone && !gone.isConnected) {
      focused.current = null
      const place = before.current.indexOf(gone)
      const next = before.current.slice(place + 1).find(({ isConnected }) => isConnected) ?? end.current
      // Not from whoever is somewhere else by now; what came and went within a row is that row's to follow.
      if (place >= 0 && document.activeElement === document.body) lead(next)
    }
    before.current = buttonsIn(list.current)
  })
}
