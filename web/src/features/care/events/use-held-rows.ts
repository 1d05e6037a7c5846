import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TimelineEvent } from './day-timeline.ts'
import { holdBack } from './held-rows.ts'

const keyOf = ({ deviceId, eventId }: TimelineEvent) => `${deviceId}/${eventId}`

/** The foot of the top bar: what is above it has been scrolled past. */
const topBarPx = 60

/**
 * Lets new rows in, until one has scrolled past the top of the list; then they wait until `release`, which shows them
 * and goes to the top. `listName` names the list: another list starts anew.
 */
export function useHeldRows(events: readonly TimelineEvent[], listName: string) {
  const top = useRef<HTMLDivElement>(null)
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
        const isPast = entry?.isIntersecting === false && entry.boundingClientRect.top < topBarPx
        const { events: now, listName: name } = latest.current
        hold(isPast ? { listName: name, keys: new Set(now.map(keyOf)) } : null)
      },
      { rootMargin: `-${topBarPx}px 0px 0px` },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [])

  const release = useCallback(() => {
    hold(null)
    top.current?.scrollIntoView({ block: 'center' })
  }, [])

  const released = held?.listName === listName ? held.keys : null
  return { top, release, ...useMemo(() => holdBack(events, keyOf, released), [events, released]) }
}
