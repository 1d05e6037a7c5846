import type { Alert } from '@vigie/domain/alerts/alert'
import type { WithId } from '../../../lib/firebase/live-source.ts'

/** What the person has just done to an alert, before the server has confirmed it. */
export type OwnAct = { readonly act: 'acknowledged' | 'resolved'; readonly at: number }

/** The acts by the id of their alert. */
export type OwnActs = ReadonlyMap<string, OwnAct>

type Actor = NonNullable<Alert['acknowledgedBy']>

/**
 * The alert as it will be once the server has confirmed the act. A state only moves forward, so an act that the server
 * has overtaken changes nothing.
 */
export function withOwnAct(alert: WithId<Alert>, act: OwnAct | undefined, by: Actor): WithId<Alert> {
  if (act === undefined || alert.state === 'resolved') return alert
  if (act.act === 'resolved') return { ...alert, state: 'resolved', resolvedBy: by, resolvedAt: act.at }
  if (alert.state === 'acknowledged') return alert
  return { ...alert, state: 'acknowledged', acknowledgedBy: by, acknowledgedAt: act.at }
}
