import { useMemo } from 'react'
import type { Unreadable } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { daySource } from '../records/sources.ts'
import { timelineOf } from './day-timeline.ts'
import { foldMeasures, type TimelineRow } from './folded-measures.ts'

/** A resident's events of one day, live. */
export interface LiveDay {
  readonly status: 'loading' | 'failed' | 'ready'
  /** Newest first. */
  readonly events: readonly TimelineRow[]
  readonly unreadable: readonly Unreadable[]
}

/** Listens to one day of a resident; `date` is yyyy-mm-dd on the home's clock. */
export function useDay(eid: string, bid: string, date: string): LiveDay {
  const live = useLive(useMemo(() => daySource(eid, bid, date), [eid, bid, date]))
  return useMemo(() => {
    if (live.status !== 'ready') return { status: live.status, events: [], unreadable: [] }
    const { items, unreadable } = live.value
    return { status: 'ready', events: foldMeasures(timelineOf(items)), unreadable }
  }, [live])
}
