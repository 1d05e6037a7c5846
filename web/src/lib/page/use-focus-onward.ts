import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const buttonsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll('button') ?? [])]

/**
 * Whoever goes through a list by keyboard, and whose press takes a button away, goes on with the next one; after the last one, with
 * `end`. Fingers and mice are left alone. To be called where the list is drawn.
 */
export function useFocusOnward(
  list: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
): void {
  const before = useRef<readonly HTMLElement[]>([])
  const focused = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const isKeyed = target instanceof HTMLElement && target.matches(':focus-visible')
      focused.current = isKeyed && list.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [list])
  useLayoutEffect(() => {
    const gone = focused.current
    if (gone && !gone.isConnected) {
      focused.current = null
      const after = before.current.slice(before.current.indexOf(gone) + 1)
      const next = after.find(({ isConnected }) => isConnected) ?? end.current
      // Not from whoever is somewhere else by now.
      if (document.activeElement === document.body) next?.focus()
    }
    before.current = buttonsIn(list.current)
  })
}
