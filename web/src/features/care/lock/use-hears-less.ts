import { useEffect, useRef } from 'react'

/**
 * Whether alerts of a home are heard no more that were heard since the screen is locked, or none of any: the tablet may hang in that one, and
 * nothing of it would be shown.
 * @param heard the homes whose alerts the person may read now
 */
export function useHearsLess(heard: readonly string[]): boolean {
  const before = useRef(new Set<string>())
  useEffect(() => {
    for (const eid of heard) before.current.add(eid)
  })
  return heard.length === 0 || [...before.current].some((eid) => !heard.includes(eid))
}
