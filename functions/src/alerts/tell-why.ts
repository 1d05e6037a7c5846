import type { Why } from '@vigie/domain/api/why-calls'
import { isDuringCare } from '@vigie/domain/care/silenced'
import { readShifts } from '../data/homes.ts'
import { readSilenced } from '../data/snoozes.ts'
import { type EventNamed, readAlertsRaised, readEvent, readRulesFor } from '../data/why-records.ts'
import { conditionVerdicts } from '../rules/why-conditions.ts'
import { alertsOfEvent, firingFirst, verdictsOn } from './why.ts'

/** An alert goes on for hours at most: one that nobody sees to gives way to a new one. */
const goesOnForMs = 24 * 3_600_000
const mostAlerts = 100

/**
 * Why an event raised an alert or did not: what each rule of the home that is for this resident, as it is now, does on it, and which alerts
 * it opened or counted on. Reads the home, the resident, the day of its device, the rules,
 * at most 100 alerts, and of conditional rules the days of what they watch and of what is usual.
 */
export async function tellWhy(
  named: EventNamed,
): Promise<Why | { why: 'establishmentNotFound' | 'eventNotFound' }> {
  const { eid, bid, deviceId, key } = named
  const [home, found, { rules, unreadable }, silenced] = await Promise.all([
    readShifts(eid),
    readEvent(named),
    readRulesFor(eid, bid),
    readSilenced(named),
  ])
  if (home === null) return { why: 'establishmentNotFound' }
  if (found === null) return { why: 'eventNotFound' }
  const { event, deviceType } = found
  const { kind, value, at, receivedAt, late = false } = event
  // That of an event of a moment ago was not known everywhere as it came.
  const duringCare = isDuringCare(silenced, { occurredAt: at, publishedAt: receivedAt })
  const around = [Math.min(at, receivedAt) - goesOnForMs, receivedAt + goesOnForMs] as const
  const alerts = await readAlertsRaised(eid, bid, around, mostAlerts)
  const live = rules.flatMap((rule) => (rule.type === 'live' ? rule : []))
  const conditional = rules.flatMap((rule) => (rule.type === 'conditional' ? rule : []))
  const told = { deviceId, deviceType, kind, value, at }
  const conditions = await conditionVerdicts(
    { eid, bid, home },
    conditional,
    { told, receivedAt },
    Date.now(),
  )
  return {
    event: { kind, value, at, deviceType, late },
    rules: firingFirst([
      ...verdictsOn(live, { event, deviceType, beneficiaryId: bid, duringCare, ...home }),
      ...conditions,
    ]),
    unreadable,
    alerts: alertsOfEvent(alerts, { deviceId, key, event }),
  }
}
