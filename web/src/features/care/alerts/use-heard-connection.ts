import { useMemo } from 'react'
import { useWatchedConnection } from '../../../lib/connection/connection-context.tsx'
import type { Connection } from '../../../lib/connection/connection-state.ts'
import { useLiveAllHeard } from '../../../lib/firebase/use-live.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import type { Notices } from '../notices/use-notices.ts'
import { activatedRulesSource } from '../records/activated-rules-source.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { mayReadRules } from './use-calls-answered.ts'

/**
 * The connection as far as it is about what calls for help in some homes: offline also while their alerts, the calls without alert, their
 * records or the rules that answer were not heard anew, since when the first of them was. What else is waited for leaves it live.
 */
export function useHeardConnection(eids: readonly string[], notices: Notices): Connection {
  const { connection } = useWatchedConnection()
  const alerts = useOpenAlerts()
  const homes = useEstablishments()
  const ruled = homes.list.filter((home) => eids.includes(home.id) && mayReadRules(home))
  const ids = ruled.map(({ id }) => id).join()
  const asked = useMemo(
    () =>
      ids
        .split(',')
        .filter(Boolean)
        .map((eid) => ({ eid })),
    [ids],
  )
  const sources = useMemo(() => asked.map(({ eid }) => activatedRulesSource(eid)), [asked])
  const [rules, rulesUntil] = useLiveAllHeard(sources, asked)
  const all = [notices.heardUntil, alerts.heardUntil, homes.heardUntil, rulesUntil]
  const until = Math.min(
    ...eids.flatMap((eid) => all.map((heardUntil) => heardUntil(eid))),
    connection.state === 'offline' ? connection.since : Infinity,
  )
  // While it is live, what was just asked for is not heard of for a moment alone.
  if (connection.state === 'connecting' || connection.state === 'live') return connection
  if (until !== Infinity) return { state: 'offline', since: until }
  // Rules that were never heard may be none.
  return rules.some(({ status }) => status === 'loading') ? { state: 'connecting' } : connection
}
