import { useEffect } from 'react'

/** Where among alerts somebody stands who uses the keyboard. */
interface Place {
  readonly element: HTMLElement
  readonly alert: string
  /** The list that the alert stands in, and how far down. */
  readonly list: Element
  readonly index: number
}

/**
 * Keeps a keyboard user's place among alerts when what they stand on goes away: by their own act, by somebody else's, or
 * because the alert moves to where there is room. It goes to the alert's link, else to the alert that has come in its
 * stead, else to the page's content; never to a button: the next Enter of somebody who pressed it twice would do what
 * they did not ask for.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let place: Place | null = null
    let timer: ReturnType<typeof setTimeout>
    const onFocus = ({ target }: FocusEvent) => {
      // A menu hangs from a button of an alert; who leaves it is back with that alert.
      if (target instanceof HTMLElement && !target.closest('[role=menu]')) place = placeOf(target)
    }
    const onPress = ({ target }: PointerEvent) => {
      // Whoever presses where nothing is has left.
      if (target instanceof Element && !target.closest('a, button, [role=presentation]')) place = null
    }
    const settle = () => {
      // The focus of the address bar, or of another window, is left where it is.
      if (place === null || !isNowhere(document.activeElement) || !document.hasFocus()) return
      nextTo(place)?.focus({ preventScroll: true })
    }
    // Not at once: a change may come while the focus is on its way from one thing to the next, and is nowhere meanwhile.
    const changes = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(settle)
    })
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress)
    return () => {
      changes.disconnect()
      clearTimeout(timer)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])
}

function isNowhere(active: Element | null): boolean {
  return active === null || active === document.body
}

function placeOf(element: HTMLElement): Place | null {
  const item = element.closest<HTMLElement>('[data-alert]')
  const alert = item?.dataset.alert
  const list = item?.parentElement
  return alert && list ? { element, alert, list, index: [...list.children].indexOf(item) } : null
}

function nextTo({ element, alert, list, index }: Place): HTMLElement | null {
  // It only moved: browsers take the focus from what is put elsewhere.
  if (element.isConnected) return element
  const items = list.isConnected ? [...list.children] : []
  const same = items.find((item) => item instanceof HTMLElement && item.dataset.alert === alert)
  const item = same ?? items[Math.min(index, items.length - 1)]
  return item?.querySelector<HTMLElement>('a') ?? document.getElementById('content')
}
