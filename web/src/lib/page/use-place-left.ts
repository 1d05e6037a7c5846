import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How far below the top of the screen each part of a list began that was on it, by what it is called, in CSS pixels. */
export type Place = ReadonlyMap<string, number>

/** The places that were left on this page, by the entry of the history. */
const left = new Map<string, Place>()

/** For how long the parts of a list still grow as they are drawn and read, in milliseconds. */
const growMs = 3_000
const touches = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Brings who comes back to a list to where they left it. The browser does so by itself, but as soon as one is back: what is only read then
 * is not there yet, and the page too short to be scrolled that far.
 * @param list what its parts are in, once they are there
 * @param part which attribute of a part says what it is
 */
export function usePlaceLeft(list: RefObject<HTMLElement | null>, part: string): void {
  const { key } = useLocation()
  const isBack = useRef(useNavigationType() === 'POP')
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    const place = isBack.current ? left.get(key) : undefined
    isBack.current = false
    const letGo = place && holdAt(place, box, part)
    return () => {
      letGo?.()
      const onScreen = [...spansOf(box, part)].filter(
        ([, { top, bottom }]) => bottom > 0 && top < innerHeight,
      )
      left.set(key, new Map(onScreen.map(([name, { top }]) => [name, top])))
    }
  }, [list, part, key])
}

/** Holds a list at a place until it is drawn, or somebody touches the screen. Answers what lets go of it. */
function holdAt(place: Place, box: HTMLElement, part: string): () => void {
  const hold = () => scrollBy({ top: movedBy(place, spansOf(box, part)), behavior: 'instant' })
  hold()
  const observer = new ResizeObserver(hold)
  observer.observe(box)
  const letGo = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const touch of touches) removeEventListener(touch, letGo)
  }
  const timer = setTimeout(letGo, growMs)
  for (const touch of touches) addEventListener(touch, letGo, { passive: true })
  return letGo
}

/** Between which heights of the screen each part is. */
type Spans = ReadonlyMap<string, Pick<DOMRect, 'top' | 'bottom'>>

function spansOf(box: HTMLElement, part: string): Spans {
  const parts = [...box.querySelectorAll(`[${part}]`)]
  return new Map(parts.map((one) => [one.getAttribute(part) ?? '', one.getBoundingClientRect()]))
}

/**
 * How far a list is from where it was left, in CSS pixels: as most of what was on screen. One that has gone to another place since, as who
 * calls does, takes nobody with it.
 */
export function movedBy(place: Place | undefined, now: Spans): number {
  const moves = [...(place ?? [])].flatMap(([name, top]) => {
    const span = now.get(name)
    return span ? [span.top - top] : []
  })
  return moves.toSorted((one, other) => one - other)[Math.floor(moves.length / 2)] ?? 0
}
