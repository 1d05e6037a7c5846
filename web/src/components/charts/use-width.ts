import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element is, in CSS pixels; 0 until it is known. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const tell = () => setWidth(Math.floor(watched.getBoundingClientRect().width))
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}
