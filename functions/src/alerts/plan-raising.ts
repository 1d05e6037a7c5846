import type { Alert } from '@vigie/domain/alerts/alert'
import {
  carriedOver,
  countCall,
  standingAt,
  supersede,
  type WaveStep,
} from '@vigie/domain/alerts/alert-calls'
import type { AlertChange } from '@vigie/domain/alerts/alert-life'
import { type AlertGuard, latestKey } from '../data/alert-guard.ts'
import { remember } from './counted-events.ts'
import type { Firing, Told } from './firing.ts'
import { alertIdOf, newAlert } from './new-alert.ts'

/** An alert as the plan leaves it. */
export interface PlannedAlert {
  id: string
  alert: Alert
  /** What of it changed; null where it is new. */
  change: AlertChange | null
}

/** Why, and of which event, people are told of an alert. */
export interface Tell {
  alertId: string
  step: WaveStep
  firing: Told
}

export interface RaisingPlan {
  guard: AlertGuard
  alerts: PlannedAlert[]
  /** In the order in which people are told, the first one for whoever would be told twice of one event. */
  tells: Tell[]
}

/**
 * What the firings of one device's message do: each counts on the latest alert of its rule for its resident, or opens a
 * new one where that is over, forgotten or of another kind of event: a device may be moved to and fro, a rule changed. `alerts`: those of them that exist, null where
 * one cannot be read. Depends on nothing else, so that whichever instance does it, the outcome is the same.
 */
export function planRaising(
  guard: AlertGuard,
  alerts: ReadonlyMap<string, Alert | null>,
  firings: readonly Firing[],
  now: number,
): RaisingPlan {
  const latest = new Map(guard.latest.map((each) => [latestKey(each), each]))
  const planned = new Map<string, PlannedAlert>()
  const tells: Tell[] = []
  const change = (id: string, alert: Alert, more: AlertChange) => {
    const before = planned.get(id)?.change
    const isNew = before === null
    planned.set(id, { id, alert: { ...alert, ...more }, change: isNew ? null : { ...before, ...more } })
  }

  for (const firing of distinct(firings).sort(inOrder)) {
    const { rule, place, publishedAt } = firing
    const { beneficiaryId } = place
    const newId = alertIdOf(firing)
    const ours = { ruleId: rule.id, beneficiaryId, alertId: newId, at: now }
    // Raised by this very event, which its guard has forgotten.
    if (alerts.has(newId)) {
      if (!latest.has(latestKey(ours))) latest.set(latestKey(ours), ours)
      continue
    }
    const id = (latest.get(latestKey(ours)) ?? latest.get(latestKey({ ruleId: rule.id })))?.alertId
    const found = id === undefined ? undefined : (planned.get(id)?.alert ?? alerts.get(id))
    // What a rule is about may be another since: who sees to a door that was opened is not told of a fall on the same alert.
    const isOfThis = found?.beneficiaryId === beneficiaryId && found.kind === firing.event.kind
    const alert = isOfThis ? found : undefined
    const standing = alert === undefined ? 'over' : standingAt(alert, now)
    if (id !== undefined && alert !== undefined && standing === 'current') {
      const counted = countCall(alert, { ...firing.event, publishedAt }, now)
      // It may have been put elsewhere since: whoever goes must be sent to where it is now.
      const { deviceLocation, cause } = firing
      change(id, alert, {
        ...counted.change,
        ...(deviceLocation !== alert.deviceLocation && { deviceLocation }),
        ...(cause && { cause }),
      })
      latest.set(latestKey(ours), { ...ours, alertId: id })
      const isLost = alert.nobodyReachedAt !== null
      if (counted.tells) tells.push({ alertId: id, step: counted.tells, firing: { ...firing, isLost } })
      continue
    }
    let goesOn: ReturnType<typeof carriedOver> = null
    if (id !== undefined && alert !== undefined && standing === 'forgotten') {
      goesOn = carriedOver(alert, now)
      change(id, alert, supersede(alert, newId, now))
    }
    planned.set(newId, { id: newId, alert: { ...newAlert(firing, now), ...goesOn }, change: null })
    latest.set(latestKey(ours), ours)
    tells.push({ alertId: newId, step: 'opened', firing })
  }
  return {
    guard: {
      latest: [...latest.values()],
      seen: remember(guard.seen, firings, now),
    },
    alerts: [...planned.values()],
    tells,
  }
}

const keyOf = ({ event, rule }: Firing) => `${event.eventId} ${rule.id}`

// A message may say the same event twice.
function distinct(firings: readonly Firing[]): Firing[] {
  return [...new Map(firings.map((firing) => [keyOf(firing), firing])).values()]
}

// Any order would do that is the same for every instance; this one tells the story as it happened.
function inOrder(one: Firing, other: Firing): number {
  return one.event.occurredAt - other.event.occurredAt || (keyOf(one) < keyOf(other) ? -1 : 1)
}
