import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Puts the focus on the page's heading when another page is shown, so that a screen reader says where one is. The first
 * page is left alone. Going back keeps the scroll where it was; going on starts at the top.
 */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const how = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    heading.current?.focus({ preventScroll: true })
    if (how !== 'POP') scrollTo(0, 0)
  }, [pathname, how])
  return heading
}
