import type { Device } from '@vigie/domain/devices/device'
import { useMemo } from 'react'
import { useWatchedConnection } from '../../../lib/connection/connection-context.tsx'
import { useLiveAllHeard } from '../../../lib/firebase/use-live.ts'
import { devicesSource } from '../records/device-sources.ts'

/** What hangs with a resident, as of now; null: not known, while it is not heard or not heard anew, or where one of them cannot be read. */
export function useHeardDevices(eid: string, bid: string): readonly Device[] | null {
  const { state } = useWatchedConnection().connection
  const sources = useMemo(() => [devicesSource(eid, bid)], [eid, bid])
  const [[live], heardUntil] = useLiveAllHeard(sources)
  // While it is live, what was just asked for is not heard of for a moment alone.
  const isHeard = state === 'live' || heardUntil(eid) === Infinity
  // Of one that cannot be read nobody knows what it is.
  return isHeard && live?.status === 'ready' && live.value.unreadable.length === 0 ? live.value.items : null
}
