import { type RefObject, useLayoutEffect } from 'react'
import { useCoveredTop } from '../../../lib/page/covered-top.ts'
import { sharedValue, useShared } from '../../../lib/shared-value.ts'

/** Something on the page that stands for alerts, by their ids. */
export interface Place {
  readonly ids: readonly string[]
  /** Null until the browser has said, which it does with the first frame that shows it. */
  readonly isInSight: boolean | null
}

/** So much of a row, and who is in it or what to do about it can be read. */
const enough = 0.5
/** The height of the bar at the foot of a phone's screen, in CSS pixels; on others, so much margin does no harm. */
const foot = 60

const places = new Map<Element, Place>()
const inSight = sharedValue<ReadonlySet<string>>(new Set())

/** The alerts that are in sight, by their ids; what is not known yet counts as seen, for it is about to be. */
export function idsInSight(all: Iterable<Place>): ReadonlySet<string> {
  return new Set([...all].flatMap(({ ids, isInSight }) => (isInSight === false ? [] : ids)))
}

function changed(): void {
  const next = idsInSight(places.values())
  const known = inSight.get()
  if (next.size !== known.size || ![...next].every((id) => known.has(id))) inSight.set(next)
}

/**
 * Says that an element stands for alerts: while at least half of it is on screen and nothing covers it, they are in sight.
 * @param ids of the alerts, joined by spaces: no id has one
 * @param share how much of it has to be, where not half
 */
export function useStandsFor(element: RefObject<Element | null>, ids: string, share = enough): void {
  const coveredPx = useCoveredTop()
  // Before the frame is painted: no alert is said to be out of sight while its row is about to show.
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const known = places.get(target)?.isInSight ?? null
    places.set(target, { ids: ids.split(' '), isInSight: known })
    changed()
    // What covers the page does not cover the rows that are a part of it.
    const covered = target.closest('main') === null ? 0 : coveredPx
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        if (!latest) return
        places.set(target, { ids: ids.split(' '), isInSight: latest.intersectionRatio >= share })
        changed()
      },
      { rootMargin: `-${covered}px 0px -${foot}px 0px`, threshold: share },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, ids, share, coveredPx])
  useLayoutEffect(() => {
    const target = element.current
    return () => {
      if (target) places.delete(target)
      changed()
    }
  }, [element])
}

/** The alerts that somebody can see on this screen now, without scrolling, by their ids. */
export const useInSight = (): ReadonlySet<string> => useShared(inSight)
