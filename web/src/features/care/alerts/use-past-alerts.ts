import type { Alert } from '@vigie/domain/alerts/alert'
import { useMemo, useState } from 'react'
import type { Live, LiveList } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { resolvedAlertsSource } from '../records/alert-sources.ts'

const pageOfAlerts = 20

export interface PastAlerts {
  /** Newest first. */
  readonly live: Live<LiveList<Alert>>
  readonly hasMore: boolean
  /** Asks for more; does nothing while that is under way. */
  readonly readOn: () => void
}

/**
 * The latest alerts of a resident that are over, more of them each time that `readOn` is called: twice as many, so that whoever reads all
 * of them has each read twice at most. What was there stays while more comes.
 */
export function usePastAlerts(eid: string, bid: string): PastAlerts {
  const [count, setCount] = useState(pageOfAlerts)
  // One more than is shown tells whether there are others.
  const now = useLive(useMemo(() => resolvedAlertsSource(eid, bid, count + 1), [eid, bid, count]))
  const [kept, keep] = useState({ live: now, count })
  if (now.status === 'ready' && now !== kept.live) keep({ live: now, count })
  const isReading = now.status === 'loading'
  const shown = isReading ? kept : { live: now, count }
  const readOn = () => {
    if (!isReading) setCount(count * 2)
  }
  if (shown.live.status !== 'ready') return { live: shown.live, hasMore: false, readOn }
  const { items, unreadable } = shown.live.value
  return {
    live: { status: 'ready', value: { items: items.slice(0, shown.count), unreadable } },
    hasMore: items.length + unreadable.length > shown.count,
    readOn,
  }
}
