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

const never: Nearness = { near: false, keptPx: null }

/**
 * Whether an element is on screen or about to be, or holds the focus, and how high it was when it went: who draws less of it then keeps
 * its height, so that nothing on screen moves.
 */
export function useNearness(element: RefObject<Element | null>): Nearness {
  const [nearness, setNearness] = useState(never)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const watching = sharedObserver()
    reactions.set(target, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) return setNearness({ near: true, keptPx: null })
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
