import { useEffect, useRef, useState } from 'react'
import { inOrder } from './calm-order.ts'
import type { RankedResident } from './use-ranked-residents.ts'

/** A card stays where it is until nobody has touched the screen for this long. */
const restMs = 1_500
const touches = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown'] as const

/**
 * The residents as they are now, in an order that changes only while nobody is touching, scrolling or typing: nothing
 * jumps under the finger. Somebody new joins at once, at the end.
 */
export function useCalmOrder(ranked: readonly RankedResident[]): readonly RankedResident[] {
  const [order, setOrder] = useState<readonly string[]>([])
  const touchedAt = useRef(0)
  const wanted = ranked.map(({ resident }) => resident.id).join()

  useEffect(() => {
    const touched = () => {
      touchedAt.current = Date.now()
    }
    for (const touch of touches) addEventListener(touch, touched, { passive: true })
    return () => {
      for (const touch of touches) removeEventListener(touch, touched)
    }
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const settle = () => {
      const rest = touchedAt.current + restMs - Date.now()
      if (rest > 0) timer = setTimeout(settle, rest)
      else setOrder(wanted.split(','))
    }
    settle()
    return () => clearTimeout(timer)
  }, [wanted])

  return inOrder(ranked, order)
}
