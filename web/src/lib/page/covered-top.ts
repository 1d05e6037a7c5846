import { type RefObject, useEffect, useSyncExternalStore } from 'react'

/** The height of what stays at the top of the screen while the page scrolls under it, in CSS pixels. */
let coveredPx = 0
const listeners = new Set<() => void>()

function cover(px: number): void {
  if (px === coveredPx) return
  coveredPx = px
  document.documentElement.style.setProperty('--covered-top', `${px}px`)
  for (const listener of listeners) listener()
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
export function useCoveredTop(): number {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => coveredPx,
  )
}
