import { type AlertStore, withAlertsOfDevice } from '../data/alerts.ts'
import type { DevicePlace } from '../data/devices.ts'
import { oneAtATime } from '../data/one-at-a-time.ts'
import { isCounted } from './counted-events.ts'
import type { Firing } from './firing.ts'
import { stillCounted } from './latest-alerts.ts'
import { alertIdOf } from './new-alert.ts'
import { planRaising } from './plan-raising.ts'
import { recipientUids, waveOf } from './wave-of-messages.ts'

/**
 * Raises or counts all that fires on one message of a device, in one transaction: its alerts, their messages and the
 * guard that remembers the events. So whatever happens an event counts once, a message is queued once, and whoever two
 * rules tell of one event gets it once (ADR 15). `ruleIds`: the live rules of the home.
 */
export async function raiseTogether(
  place: DevicePlace,
  firings: readonly Firing[],
  ruleIds: ReadonlySet<string>,
): Promise<void> {
  await oneAtATime(`${place.establishmentId} ${place.deviceId}`, () =>
    withAlertsOfDevice(place, (store) => raiseIn(store, place, firings, ruleIds)),
  )
}

async function raiseIn(
  store: AlertStore,
  { beneficiaryId }: DevicePlace,
  firings: readonly Firing[],
  ruleIds: ReadonlySet<string>,
): Promise<void> {
  const { guard, isGuardForgetful } = store
  const now = Date.now()
  const fresh = firings.filter((firing) => !isCounted(guard.seen, firing))
  if (fresh.length === 0) return

  const rules = new Set(fresh.map(({ rule }) => rule.id))
  const latest = guard.latest
    .filter((each) => rules.has(each.ruleId) && (each.beneficiaryId ?? beneficiaryId) === beneficiaryId)
    .map(({ alertId }) => alertId)
  const own = isGuardForgetful ? fresh.map(alertIdOf) : []
  const alerts = await store.alerts([...new Set([...latest, ...own])])
  const plan = planRaising(guard, alerts, fresh, now)
  const { tells } = plan
  const people = tells.length === 0 ? null : await store.people(recipientUids(tells, plan.alerts))
  const kept = { ...plan.guard, latest: stillCounted(plan.guard.latest, ruleIds, now) }
  store.write({ ...plan, guard: kept, wave: null, ...(people && waveOf(plan, people, now)) }, now)
}
