import { type RefObject, useLayoutEffect } from 'react'

/**
 * Whoever stands by keyboard in something that goes is back where they came from, or at the page's content where that has gone too:
 * from nowhere they would go through the whole page again. Fingers and mice are left alone.
 */
export function useFocusBack(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    let before: HTMLElement | null = null
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) before = relatedTarget
    }
    element.addEventListener('focusin', onFocus)
    return () => {
      const focused = document.activeElement
      if (!element.contains(focused) || !focused?.matches(':focus-visible')) return
      const back = before?.isConnected ? before : document.getElementById('content')
      back?.focus({ preventScroll: true })
    }
  }, [place])
}
