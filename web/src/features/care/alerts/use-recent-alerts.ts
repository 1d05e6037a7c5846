import type { Alert } from '@vigie/domain/alerts/alert'
import { useMemo } from 'react'
import type { Unreadable, WithId } from '../../../lib/firebase/live-source.ts'
import { useLiveAll } from '../../../lib/firebase/use-live.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { resolvedAlertsSource } from '../records/alert-sources.ts'
import { alertQueriesOf } from './alert-queries.ts'

const recentCount = 30

export interface RecentAlerts {
  /** none: the person may read no alert of this establishment. */
  readonly status: 'none' | 'loading' | 'failed' | 'ready'
  readonly recent: readonly WithId<Alert>[]
  readonly unreadable: readonly Unreadable[]
}

/** The latest alerts of an establishment that are over, newest first. */
export function useRecentAlerts(establishment: OwnEstablishment): RecentAlerts {
  const { id } = establishment
  // Compared by what it says: the list is made anew whenever anything of the session changes.
  const asked = JSON.stringify(alertQueriesOf(establishment))
  const sources = useMemo(
    () => (JSON.parse(asked) as (string | null)[]).map((bid) => resolvedAlertsSource(id, bid, recentCount)),
    [id, asked],
  )
  const lives = useLiveAll(sources)
  return useMemo(() => {
    const ready = lives.flatMap((live) => (live.status === 'ready' ? [live.value] : []))
    const recent = ready
      .flatMap(({ items }) => items)
      .sort((one, other) => other.lastActivityAt - one.lastActivityAt)
      .slice(0, recentCount)
    const unreadable = ready.flatMap((value) => value.unreadable)
    return { status: statusOf(lives.map(({ status }) => status)), recent, unreadable }
  }, [lives])
}

function statusOf(statuses: readonly ('loading' | 'failed' | 'ready')[]): RecentAlerts['status'] {
  if (statuses.length === 0) return 'none'
  return (
    statuses.find((status) => status === 'failed') ?? statuses.find((one) => one === 'loading') ?? 'ready'
  )
}
