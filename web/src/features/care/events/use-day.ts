import { useMemo } from 'react'
import { daySource } from '../../../lib/firebase/sources.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { type TimelineEvent, timelineOf } from './day-timeline.ts'

/** A resident's events of one day, live. */
export interface LiveDay {
  readonly status: 'loading' | 'failed' | 'ready'
  /** Newest first. */
  readonly events: readonly TimelineEvent[]
  readonly unreadable: number
}

/** Listens to one day of a resident; `date` is yyyy-mm-dd on the home's clock. */
export function useDay(eid: string, bid: string, date: string): LiveDay {
  const live = useLive(useMemo(() => daySource(eid, bid, date), [eid, bid, date]))
  return useMemo(() => {
    if (live.status !== 'ready') return { status: live.status, events: [], unreadable: 0 }
    const { items, unreadable } = live.value
    return { status: 'ready', events: timelineOf(items), unreadable }
  }, [live])
}
