import type { Alert } from '@vigie/domain/alerts/alert'
import { hasCalledSince, isOver } from '@vigie/domain/alerts/alert-life'
import type { WithId } from '../../../lib/firebase/live-source.ts'

/** What the person has just done to an alert, before the server has confirmed it. */
export interface OwnAct {
  readonly act: 'acknowledged' | 'resolved'
  readonly at: number
  /** The alert's `lastCallAt` as the person saw it: what they did answers no call that came later. */
  readonly lastCallAt: number
}

/** The acts by the id of their alert. */
export type OwnActs = ReadonlyMap<string, OwnAct>

type Actor = NonNullable<Alert['acknowledgedBy']>

/** An alert as its screen shows it, whatever the server has confirmed of it so far. */
export interface ShownAlert {
  readonly alert: WithId<Alert>
  /** The person has resolved it and the server has not confirmed that: it stays on screen until then, never just gone. */
  readonly isResolving: boolean
}

/**
 * The alert with what the person has just done to it. One that they resolve is shown as in their hands, for it is over
 * only once the server says so. An act that the server has overtaken, or a new call, changes nothing.
 */
export function withOwnAct(alert: WithId<Alert>, act: OwnAct | undefined, by: Actor): ShownAlert {
  if (act === undefined || isOver(alert) || hasCalledSince(alert, act.lastCallAt)) {
    return { alert, isResolving: false }
  }
  const isResolving = act.act === 'resolved'
  if (alert.state === 'acknowledged') return { alert, isResolving }
  return {
    alert: { ...alert, state: 'acknowledged', acknowledgedBy: by, acknowledgedAt: act.at },
    isResolving,
  }
}
