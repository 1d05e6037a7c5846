import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCoveredTop } from '../../../lib/page/covered-top.ts'
import type { TimelineRow } from './folded-measures.ts'

const keyOf = ({ name }: TimelineRow) => name

/**
 * Lets new rows in, until one has scrolled past the top of the list; then they wait until `release`, which shows them
 * and goes to the top. `listName` names the list: another list starts anew.
 */
export function useHeldRows(events: readonly TimelineRow[], listName: string) {
  const top = useRef<HTMLDivElement>(null)
  const coveredPx = useCoveredTop()
  const [held, hold] = useState<{ listName: string; keys: ReadonlySet<string> } | null>(null)
  const latest = useRef({ events, listName })
  useEffect(() => {
    latest.current = { events, listName }
  })

  useEffect(() => {
    const target = top.current
    if (!target) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isPast = entry?.isIntersecting === false && entry.boundingClientRect.top < coveredPx
        const { events: now, listName: name } = latest.current
        const fresh = { listName: name, keys: new Set(now.map(keyOf)) }
        // What is held stays so when only the top of the screen has changed its height.
        hold((known) => (!isPast ? null : known?.listName === name ? known : fresh))
      },
      // What is below the screen counts as in it: a jump from above the list to far down in it is told too.
      { rootMargin: `-${coveredPx}px 0px 100000px` },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [coveredPx])

  const release = useCallback(() => {
    hold(null)
    top.current?.scrollIntoView({ block: 'center' })
  }, [])

  const released = held?.listName === listName ? held.keys : null
  return { top, release, ...useMemo(() => holdBack(events, keyOf, released), [events, released]) }
}

/** Rows on screen, and how many newer ones wait so that nothing moves under the finger. */
export interface HeldRows<T> {
  readonly shown: readonly T[]
  readonly waiting: number
}

/**
 * Splits rows into those that are on screen already and the count of those that wait.
 * @param released the keys that are on screen; null lets everything through
 */
export function holdBack<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  released: ReadonlySet<string> | null,
): HeldRows<T> {
  if (released === null) return { shown: rows, waiting: 0 }
  const shown = rows.filter((row) => released.has(keyOf(row)))
  return { shown, waiting: rows.length - shown.length }
}
