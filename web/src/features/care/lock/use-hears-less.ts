import { useEffect } from 'react'
import { heardWhileLocked, keepHeard } from '../../../lib/lock/screen-lock.ts'
import { alertQueriesOf } from '../alerts/alert-queries.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/** What is asked for alerts: all of a home, or one of its residents. */
const wholeOf = (eid: string) => `${eid}/`

/**
 * Whether alerts are heard no more that were heard since the screen is locked, of a home or of one of its residents, or none of any: the
 * tablet may hang there, and nothing of it would be shown.
 * @param list the homes of the person now
 */
export function useHearsLess(list: readonly OwnEstablishment[]): boolean {
  const heard = new Set(
    list.flatMap((one) => alertQueriesOf(one).map((bid) => wholeOf(one.id) + (bid ?? ''))),
  )
  useEffect(() => keepHeard([...heard]))
  const isHeard = (asked: string) => heard.has(asked) || heard.has(wholeOf(asked.split('/')[0] ?? ''))
  return heard.size === 0 || !heardWhileLocked().every(isHeard)
}
