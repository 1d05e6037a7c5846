import type { Alert } from '@vigie/domain/alerts/alert'
import { escalationOfReleased, tellReleased } from '@vigie/domain/alerts/alert-calls'
import { type AlertChange, release, releaseOfAway } from '@vigie/domain/alerts/alert-life'
import { afterWave } from '@vigie/domain/alerts/alert-reach'
import { mayGo } from '@vigie/domain/alerts/may-go'
import { type Access, can } from '@vigie/domain/people/permissions'
import type { HeldAlert } from '../data/held-alerts.ts'
import type { RulesOfAlerts } from '../data/rules-of-alerts.ts'
import type { Told } from './firing.ts'
import type { PlannedAlert, Tell } from './plan-raising.ts'
import { toldAgain } from './told-again.ts'

/** Its people are not known any more: whoever administers the home is told, by whatever reaches them. */
const deletedRule: Told['rule'] = { recipients: [], methods: ['sms', 'email'] }

/** Whether whoever is on an alert may not see to it any more, with what they are then: a relative is on none alone. */
export const isLostTo = (after: Access, { alert: { beneficiaryId } }: HeldAlert): boolean =>
  !mayGo(after, beneficiaryId)

/**
 * Opens alerts again whose taker may not see to them any more, and says of which of them people are told: whom the rule names, but
 * for the taker where they may not read it either. The alerts are of one resident of the home. `isAway`: the taker is away from now on, which
 * the alerts say. `now` is epoch milliseconds.
 */
export function planReleased(
  held: readonly HeldAlert[],
  { isActive, timeZone, rules }: RulesOfAlerts,
  after: Access,
  now: number,
  isAway = false,
): { alerts: PlannedAlert[]; tells: Tell[] } {
  const alerts: PlannedAlert[] = []
  const tells: Tell[] = []
  for (const one of held) {
    const { id, alert } = one
    const opened = isAway ? releaseOfAway(alert, now) : release(alert, now)
    if (opened === null) continue
    const asks = tellReleased(alert, now)
    const told = isActive ? asks : null
    const change = { ...opened, ...(told ?? (asks && untold({ ...alert, ...opened }, alert, now))) }
    alerts.push({ id, alert: { ...alert, ...change }, change })
    const rule = rules.get(alert.ruleId)
    const firing = toldNow(one, rule ?? deletedRule, after, timeZone)
    if (told)
      tells.push({
        alertId: id,
        step: 'released',
        firing: rule ? firing : { ...firing, isOrphan: true },
      })
  }
  return { alerts, tells }
}

/** In a home that is not active nobody is told: its escalation waits for it to be so again, and asks then whoever is there where it has no steps. */
const untold = (opened: Alert, before: Alert, now: number): AlertChange => ({
  ...afterWave(opened, { waveId: opened.waveId, reached: false, reachedAt: null }, now),
  // What its last messages come to is of before: whoever they reached believes that somebody goes.
  waveId: null,
  escalation: escalationOfReleased(before, now),
})

function toldNow(
  one: HeldAlert,
  { recipients, methods }: Told['rule'],
  after: Access,
  timeZone: string,
): Told {
  const reads = can(after, 'read', 'alerts', { beneficiaryId: one.alert.beneficiaryId })
  const { uid } = after.person
  const to = recipients.filter((to) => reads || to.kind !== 'user' || to.uid !== uid)
  return { ...toldAgain(one.eid, one.alert, { methods, recipients: to }, timeZone), leaver: uid }
}
