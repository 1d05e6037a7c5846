import type { Alert } from '../alerts/alert.ts'
import { asksOthers, isOver, relativesOn } from '../alerts/alert-life.ts'

/** What came of somebody's taking an alert by phone. */
export type Taking =
  | { took: 'taken' }
  /** A relative: they are known to have seen it, and staff are called on. */
  | { took: 'noted' }
  | { took: 'byOther'; name: string }
  | { took: 'over' }
  | { took: 'mayNot' }

/** What an alert is, as it is for one person (`asSeenBy`), once they have taken it. */
export function takingOf(alert: Pick<Alert, 'state' | 'acknowledgedBy'>, uid: string): Taking {
  if (isOver(alert)) return { took: 'over' }
  const by = alert.acknowledgedBy
  if (by === null) return { took: 'over' }
  if (by.uid !== uid) return { took: 'byOther', name: by.name }
  return by.isRelative ? { took: 'noted' } : { took: 'taken' }
}

/** What is said first, of several. */
const inTurn: readonly Taking['took'][] = ['taken', 'noted', 'byOther', 'over', 'mayNot']

/** What to tell of the alerts that one message stands for: what was done, before what was not. */
export function foremost(takings: readonly Taking[]): Taking {
  const [first] = takings.toSorted((one, other) => inTurn.indexOf(one.took) - inTurn.indexOf(other.took))
  return first ?? { took: 'over' }
}

/** Since when nobody is asked to come to an alert any more, epoch milliseconds; null: somebody is, or it is not known. */
export function askedUntil(
  alert: Pick<Alert, 'state' | 'acknowledgedAt' | 'resolvedAt' | 'escalation'>,
): number | null {
  if (alert.state === 'open' || asksOthers(alert)) return null
  // Others may have been asked to come until it was over, however long before that somebody took it.
  const askedToTheEnd = asksOthers({ ...alert, state: 'acknowledged' })
  return askedToTheEnd ? alert.resolvedAt : (alert.acknowledgedAt ?? alert.resolvedAt)
}

/** Whether somebody's taking an alert may still do anything; of one that gave way it is the other that says so. */
export const waitsFor = (
  alert: Pick<Alert, 'state' | 'acknowledgedAt' | 'escalation' | 'relatives' | 'lastCallAt'>,
  uid: string | null,
): boolean =>
  asksOthers(alert) || (alert.state === 'open' && !relativesOn(alert).some((by) => by.uid === uid))
