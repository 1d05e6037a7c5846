import { type RefObject, useEffect } from 'react'
import { sharedValue, useShared } from '../shared-value.ts'

/** The height of what stays at the top of the screen while the page scrolls under it, in CSS pixels. */
const coveredPx = sharedValue(0)

function cover(px: number): void {
  if (px === coveredPx.get()) return
  document.documentElement.style.setProperty('--covered-top', `${px}px`)
  coveredPx.set(px)
}

/** Measures what covers the top of the screen: it grows and shrinks with the alerts in it. */
export function useCoverTop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () =>
      cover(getComputedStyle(target).position === 'sticky' ? Math.round(target.offsetHeight) : 0)
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => {
      observer.disconnect()
      cover(0)
    }
  }, [element])
}

/** How much of the top of the screen is covered, in CSS pixels; styles know it as `var(--covered-top)`. */
export const useCoveredTop = (): number => useShared(coveredPx)
