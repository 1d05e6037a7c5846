import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { useWatchedConnection } from '../../lib/connection/connection-context.tsx'

const zoneHere = Intl.DateTimeFormat().resolvedOptions().timeZone

/** When the connection was lost, by the clock of whoever looks at this screen; empty while it is not. */
export function useOfflineTime(): string {
  const connection = useWatchedConnection()
  return connection.state === 'offline' ? localTimeOfDay(connection.since, zoneHere) : ''
}
