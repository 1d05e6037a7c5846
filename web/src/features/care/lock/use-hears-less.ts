import { useEffect } from 'react'
import { heardWhileLocked, keepHeard } from '../../../lib/lock/screen-lock.ts'

/**
 * Whether alerts of a home are heard no more that were heard since the screen is locked, or none of any: the tablet may hang in that one, and
 * nothing of it would be shown.
 * @param heard the homes whose alerts the person may read now
 */
export function useHearsLess(heard: readonly string[]): boolean {
  useEffect(() => keepHeard(heard))
  return heard.length === 0 || heardWhileLocked().some((eid) => !heard.includes(eid))
}
