import type { AlertGuard } from '../data/alert-guard.ts'
import { callsKeptMs } from './counted-events.ts'

/**
 * Of the latest alerts that a guard knows, those on which an event may still count, or that a new alert may take the place
 * of: of a rule that the home has, and for eight days of one that it has no more. A rule that is off for a night and on again
 * finds the alert that it left open.
 * Without this a guard would keep an entry for each rule that its device ever met. `now` is epoch milliseconds.
 */
export function stillCounted(
  latest: AlertGuard['latest'],
  ruleIds: ReadonlySet<string>,
  now: number,
): AlertGuard['latest'] {
  return latest.filter(({ ruleId, at = 0 }) => ruleIds.has(ruleId) || now - at < callsKeptMs)
}
