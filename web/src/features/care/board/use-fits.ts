import { type RefObject, useLayoutEffect } from 'react'

const step = 0.05

/**
 * Makes what stands on a page a little smaller for as long as the page is higher than its screen: `var(--fit)` is how much of its size it
 * has, 1 where there is room for all.
 * @param least below so much of their size letters would not be read from afar; a screen that low is scrolled
 */
export function useFits(fitted: RefObject<HTMLElement | null>, least: number): void {
  useLayoutEffect(() => {
    const box = fitted.current
    const page = box?.closest('main')
    if (!box || !page) return
    const fit = () => {
      let size = 1
      const isTried = () => {
        box.style.setProperty('--fit', size.toFixed(2))
        return document.documentElement.scrollHeight <= innerHeight || size <= least
      }
      while (!isTried()) size -= step
    }
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(fit)
    }
    fit()
    const observer = new ResizeObserver(later)
    // What comes above it leaves less to the page, and its own words may need more, or again less.
    for (const one of [box, page]) observer.observe(one)
    const words = new MutationObserver(later)
    words.observe(box, { childList: true, characterData: true, subtree: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      words.disconnect()
      removeEventListener('resize', later)
    }
  }, [fitted, least])
}
