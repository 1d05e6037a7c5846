import { type RefObject, useEffect, useState } from 'react'

const reactions = new WeakMap<Element, (near: boolean) => void>()
let observer: IntersectionObserver | undefined

/** One observer for all, with a margin, so that what is about to be seen is there when it is. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) reactions.get(entry.target)?.(entry.isIntersecting)
    },
    { rootMargin: '300px 0px' },
  )
  return observer
}

/** Whether an element is on screen or about to be. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const watching = sharedObserver()
    reactions.set(target, setNear)
    watching.observe(target)
    return () => {
      watching.unobserve(target)
      reactions.delete(target)
    }
  }, [element])
  return near
}
