import { type RefObject, startTransition, useEffect, useState } from 'react'

const reactions = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>()
let observer: IntersectionObserver | undefined

/**
 * One observer for all, with a margin, so that what is about to be seen is there when it is. It is drawn between the frames: whoever
 * scrolls is not held up by it.
 */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) =>
      startTransition(() => {
        for (const entry of entries) reactions.get(entry.target)?.(entry)
      }),
    { rootMargin: '300px 0px' },
  )
  return observer
}

/** Whether something is on screen or about to be, and what it was when it was there last. */
interface Nearness {
  readonly near: boolean
  /** How high it was when it went, in CSS pixels; null: it was never near. */
  readonly keptPx: number | null
}

const far: Nearness = { near: false, keptPx: null }
const here: Nearness = { near: true, keptPx: null }

/**
 * Whether an element is on screen or about to be, or holds the focus, and how high it was when it went: who draws less of it then keeps
 * its height, so that nothing on screen moves.
 * @param isLikely whether it is taken to be there until that is known, so that it is drawn at once and listens with all that comes with it
 */
export function useNearness(element: RefObject<Element | null>, isLikely = false): Nearness {
  const [nearness, setNearness] = useState(isLikely ? here : far)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const watching = sharedObserver()
    reactions.set(target, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) return setNearness(here)
      if (target.contains(document.activeElement)) return
      setNearness((before) => (before.near ? { near: false, keptPx: boundingClientRect.height } : before))
    })
    watching.observe(target)
    return () => {
      watching.unobserve(target)
      reactions.delete(target)
    }
  }, [element])
  return nearness
}

/** Whether an element is on screen or about to be. */
export const useNearViewport = (element: RefObject<Element | null>): boolean => useNearness(element).near
