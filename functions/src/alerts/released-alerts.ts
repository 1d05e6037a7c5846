import { tellReleased } from '@vigie/domain/alerts/alert-calls'
import { release } from '@vigie/domain/alerts/alert-life'
import { type Access, can, standingOf } from '@vigie/domain/people/permissions'
import { causeOf } from '@vigie/domain/rules/window-cause'
import type { HeldAlert } from '../data/held-alerts.ts'
import type { RulesOfAlerts } from '../data/rules-of-alerts.ts'
import type { Told } from './firing.ts'
import type { PlannedAlert, Tell } from './plan-raising.ts'

/** Whether whoever is on an alert may not see to it any more, with what they are then: a relative is on none alone. */
export const isLostTo = (after: Access, { alert: { beneficiaryId } }: HeldAlert): boolean =>
  standingOf(after) === 'caregiver' || !can(after, 'acknowledge', 'alerts', { beneficiaryId })

/**
 * Opens alerts again whose taker may not see to them any more, and says of which of them people are told: whom the rule names, but
 * for the taker where they may not read it either. The alerts are of one resident of the home. `now` is epoch milliseconds.
 */
export function planReleased(
  held: readonly HeldAlert[],
  { isActive, timeZone, rules }: RulesOfAlerts,
  after: Access,
  now: number,
): { alerts: PlannedAlert[]; tells: Tell[] } {
  const alerts: PlannedAlert[] = []
  const tells: Tell[] = []
  for (const one of held) {
    const { id, alert } = one
    const opened = release(alert, now)
    if (opened === null) continue
    const told = isActive ? tellReleased(alert, now) : null
    const change = { ...opened, ...told }
    alerts.push({ id, alert: { ...alert, ...change }, change })
    const rule = rules.get(alert.ruleId) ?? { recipients: [], methods: [] }
    if (told) tells.push({ alertId: id, step: 'released', firing: toldAgain(one, rule, after, timeZone) })
  }
  return { alerts, tells }
}

function toldAgain(
  { eid, alert }: HeldAlert,
  { recipients, methods }: Told['rule'],
  after: Access,
  timeZone: string,
): Told {
  const { beneficiaryId, deviceId, deviceType, deviceLocation, eventId, kind, times } = alert
  const reads = can(after, 'read', 'alerts', { beneficiaryId })
  const { uid } = after.person
  const cause = causeOf(alert)
  // Of a later call the alert keeps when it was, and not whether it came late or from a clock that was wrong.
  const isFirst = alert.lastOccurredAt === times.occurredAt
  return {
    place: { establishmentId: eid, beneficiaryId, deviceId },
    deviceType,
    deviceLocation,
    timeZone,
    timing: isFirst && alert.late ? 'late' : 'live',
    clockWrong: isFirst && alert.clockWrong,
    rule: { methods, recipients: recipients.filter((to) => reads || to.kind !== 'user' || to.uid !== uid) },
    event: { eventId, kind, occurredAt: alert.lastOccurredAt },
    ...(cause && { cause }),
  }
}
