import { type RefObject, useEffect } from 'react'
import { sharedValue, useShared } from '../shared-value.ts'

/** The height of what stays at the top of the screen while the page scrolls under it, in CSS pixels. */
const coveredPx = sharedValue(0)

function cover(px: number): void {
  if (px === coveredPx.get()) return
  document.documentElement.style.setProperty('--covered-top', `${px}px`)
  coveredPx.set(px)
}

/** So much of the height of the screen the whole top takes, unless its lines and one alert are higher. */
const most = '40dvh'

/** How high what scrolls in the top may be, by what `useCoverTop` measures: what is left of its share, and the first alert in any case. */
export const roomInTop = `max(min(var(--first-alert, 0px), ${most}), ${most} - var(--beside-alerts, 60px))`

/**
 * Measures what covers the top of the screen: it grows and shrinks with the alerts in it.
 * @param element its second child is what scrolls in it, of which the first child holds the alerts
 */
export function useCoverTop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = element.current
    const [bar, scrolling, lines] = [...(target?.children ?? [])]
    if (!target || !bar || !scrolling || !lines) return
    const share = () => {
      target.style.setProperty('--first-alert', `${heightOf(scrolling.querySelector('[data-alert]'))}px`)
      // But for the line that says what is out of sight: by the room that it takes, more would be, and it would not go again.
      const besides = heightOf(bar) + heightOf(lines) - heightOf(lines.querySelector('[data-out-of-sight]'))
      target.style.setProperty('--beside-alerts', `${besides}px`)
    }
    const measure = () => {
      cover(getComputedStyle(target).position === 'sticky' ? Math.round(target.offsetHeight) : 0)
      // With the next frame: it may change what was measured for this one.
      requestAnimationFrame(share)
    }
    const observer = new ResizeObserver(measure)
    for (const one of [target, bar, lines, scrolling.firstElementChild]) if (one) observer.observe(one)
    return () => {
      observer.disconnect()
      cover(0)
    }
  }, [element])
}

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0

/** How much of the top of the screen is covered, in CSS pixels; styles know it as `var(--covered-top)`. */
export const useCoveredTop = (): number => useShared(coveredPx)
