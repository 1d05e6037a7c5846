import { type AlertsInProgress, alertsInProgress, alertsOf, type KnownAlerts } from './in-progress.ts'

/** What is known of the alerts in progress of each home, by its id: nobody with a thousand homes waits while each looks at every alert. */
export function alertsByHome(
  { list, unseen, late }: KnownAlerts,
  eids: readonly string[],
): ReadonlyMap<string, AlertsInProgress> {
  const byHome = Map.groupBy(list, ({ establishment }) => establishment.id)
  return new Map(
    eids.map((eid) => [eid, alertsInProgress(alertsOf({ list: byHome.get(eid) ?? [], unseen, late }, eid))]),
  )
}
