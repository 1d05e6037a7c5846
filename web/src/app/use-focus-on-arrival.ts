import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Puts the focus on the page's heading when another page is shown, so that a screen reader says where one is. The first
 * page is left alone, and so is whoever is in a window over the page. Going back keeps the scroll where it was; going on starts at the top.
 * @param isAnother whether another page than that of the address stands in its place
 * @param isBack whether the first page takes the place of the lock: who calls stands at its top
 */
export function useFocusOnArrival(isAnother: boolean, isBack: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const how = useNavigationType()
  const shown = useRef(isBack ? null : { pathname, isAnother })
  useEffect(() => {
    const before = shown.current
    if (before?.pathname === pathname && before.isAnother === isAnother) return
    shown.current = { pathname, isAnother }
    // A page whose code came late is there while one is in a window that was opened meanwhile: who types there goes on typing.
    if (!isInWindow(document.activeElement)) heading.current?.focus({ preventScroll: true })
    if (how !== 'POP' || before?.isAnother !== isAnother) scrollTo(0, 0)
  }, [pathname, how, isAnother])
  return heading
}

const isInWindow = (element: Element | null): boolean => element?.closest('[role="dialog"]') != null
