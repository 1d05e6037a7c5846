import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { lead } from './led-to.ts'

/** The last first; not those of a form within a row, which the row itself leads on from. */
const buttonsIn = (list?: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>('button:not(form *)') ?? [])].reverse()

/**
 * Whoever goes through a list by keyboard, and whose press takes a button away, at once or in a window that it opens, goes on with the next
 * one: where a whole item went, with the same button of the next item, or of the one before it. Where there is none they go on with `end`.
 * Fingers and mice are left alone. To be called where the list is drawn, and its window.
 * @param list what holds the items, or what stands in their place while there is none
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
      const now = document.activeElement
      // Heard of before the window that did it has closed: what stood around it is known until then.
      if (now?.closest('.MuiDialog-root')) return
      focused.current = null
      const all = before.current
      const at = all.indexOf(gone)
      // It is whole, though no more of the page.
      const item = gone.closest('li')
      const next = [...all.slice(0, at).reverse(), ...(item ? all.slice(at + 1) : [])].find(
        ({ isConnected }) => isConnected,
      )
      // Counted from the last: what takes an item away stands there, what changes it differs from item to item.
      const same = buttonsIn(next?.closest('li'))[buttonsIn(item).indexOf(gone)]
      // Not from whoever is somewhere else by now; what came and went within a row is that row's to follow.
      if (at >= 0 && now === document.body) lead(same ?? next ?? end.current)
    }
    before.current = buttonsIn(list.current)
  })
}
