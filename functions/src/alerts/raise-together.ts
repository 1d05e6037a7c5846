import { asksAt } from '@vigie/domain/alerts/escalation'
import { type Guarded, guardIdOf } from '../data/alert-guard.ts'
import { type AlertStore, withAlerts } from '../data/alerts.ts'
import { isOutage } from '../data/conflict.ts'
import { doneTogether } from '../data/done-together.ts'
import { failedWith } from '../data/grpc-codes.ts'
import { isCounted } from './counted-events.ts'
import { alertIdOf } from './new-alert.ts'
import { planTogether, type Raising } from './plan-together.ts'

/**
 * Raises or counts all that fires on one message of a device, or on one window of a rule, in one transaction: its alerts, their messages and the
 * guard that remembers the events. So whatever happens an event counts once, a message is queued once, and whoever two
 * rules tell of one event gets it once (ADR 15). Messages of the device that wait for it share the next transaction: a button
 * that is pressed again and again holds up nobody else's (docs/adr/0069-presses-that-wait-are-decided-together.md).
 */
export function raiseTogether(raising: Raising): Promise<void> {
  return raiseWithOthers(`${raising.place.establishmentId} ${guardIdOf(guardedBy(raising))}`, raising)
}

const raiseWithOthers = doneTogether<Raising>({
  async work(raisings) {
    const byResident = Map.groupBy(raisings, ({ place }) => place.beneficiaryId)
    for (const theirs of byResident.values()) await raiseAll(theirs)
  },
  // Whoever else writes these alerts stands in the way of each as of all.
  isNobodysFault: (error) => isOutage(error) || failedWith(error, 'aborted'),
})

const guardedBy = ({ place: { deviceId, beneficiaryId }, watchedBy }: Raising): Guarded =>
  watchedBy === undefined ? { deviceId } : { ruleId: watchedBy, beneficiaryId }

async function raiseAll(raisings: readonly Raising[]): Promise<void> {
  const [first] = raisings
  if (first)
    await withAlerts(first.place, guardedBy(first), (store) =>
      raiseIn(store, first.place.beneficiaryId, raisings),
    )
}

async function raiseIn(
  store: AlertStore,
  beneficiaryId: string,
  raisings: readonly Raising[],
): Promise<void> {
  const { guard, isGuardForgetful } = store
  const now = Date.now()
  const fresh = raisings.flatMap(({ firings }) => firings).filter((firing) => !isCounted(guard.seen, firing))
  if (fresh.length === 0) return

  const rules = new Set(fresh.map(({ rule }) => rule.id))
  const latest = guard.latest
    .filter((each) => rules.has(each.ruleId) && (each.beneficiaryId ?? beneficiaryId) === beneficiaryId)
    .map(({ alertId }) => alertId)
  const own = isGuardForgetful ? fresh.map(alertIdOf) : []
  const alerts = await store.alerts([...new Set([...latest, ...own])])
  const plan = await planTogether({ guard, alerts }, raisings, store, now)
  if (plan === null) return
  const asks = plan.alerts.some(({ alert }) => asksAt(alert, now))
  store.write({ ...plan, escalationPlan: asks ? await store.escalationPlan() : null }, now)
}
