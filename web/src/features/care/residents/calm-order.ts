import { useEffect, useRef, useState } from 'react'
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

/** The residents in the order of the given ids; those it does not name come last, in their own order. */
export function inOrder<T extends { readonly resident: { readonly id: string } }>(
  ranked: readonly T[],
  order: readonly string[],
): readonly T[] {
  const place = new Map(order.map((id, index) => [id, index]))
  const placeOf = ({ resident }: T) => place.get(resident.id) ?? order.length
  return [...ranked].sort((one, other) => placeOf(one) - placeOf(other))
}
