import { useWatchedConnection } from '../../../lib/connection/connection-context.tsx'
import type { Connection } from '../../../lib/connection/connection-state.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import type { Notices } from '../notices/use-notices.ts'
import { useOpenAlerts } from './open-alerts-context.ts'

/**
 * The connection as far as it is about what calls for help in some homes: offline also while their alerts, the calls without alert or their
 * records were not heard anew, since when the first of them was. What else is waited for leaves it live.
 */
export function useHeardConnection(eids: readonly string[], notices: Notices): Connection {
  const { connection } = useWatchedConnection()
  const alerts = useOpenAlerts()
  const homes = useEstablishments()
  const until = Math.min(
    ...eids.flatMap((eid) => [notices, alerts, homes].map(({ heardUntil }) => heardUntil(eid))),
    connection.state === 'offline' ? connection.since : Infinity,
  )
  return until === Infinity || connection.state === 'connecting'
    ? connection
    : { state: 'offline', since: until }
}
