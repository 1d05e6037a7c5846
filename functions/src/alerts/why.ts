import type { Alert } from '@vigie/domain/alerts/alert'
import type { LiveRule } from '@vigie/domain/alerts/notification-rule'
import { evaluateLiveRule } from '@vigie/domain/alerts/rule-evaluation'
import type { RuleVerdict, SilenceVerdict, Why } from '@vigie/domain/api/why-calls'
import type { DayEvent } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { causeOf } from '@vigie/domain/rules/window-cause'
import { eventIdOf } from '@vigie/domain/sensors/event-key'
import type { Shift } from '@vigie/domain/time/shift'

/** An event, where it is from, and what it is judged by. */
interface Judged {
  event: DayEvent
  deviceType: DeviceType
  beneficiaryId: string
  /** Whether care was under way, as the resident's record says it; the event itself may too. */
  duringCare: boolean
  shifts: readonly Shift[]
  timeZone: string
}

/**
 * What each live rule does on an event that a day keeps. When its message was published
 * is not kept; when it reached us stands for that, which is seconds later.
 */
export function verdictsOn(
  rules: readonly (LiveRule & { id: string })[],
  { event, deviceType, beneficiaryId, duringCare, shifts, timeZone }: Judged,
): RuleVerdict[] {
  const context = {
    ...{ event: { kind: event.kind, occurredAt: event.at }, deviceType, beneficiaryId, shifts, timeZone },
    timing: event.late ? ('late' as const) : ('live' as const),
    publishedAt: event.receivedAt,
    duringCare: duringCare || event.duringCare === true,
  }
  return rules.map((rule): RuleVerdict => {
    const verdict = evaluateLiveRule(rule, context)
    return { id: rule.id, name: rule.name, why: verdict.fires ? null : verdict.why }
  })
}

/** Those that fire, or tell, first, then by name. */
export const firingFirst = <V extends RuleVerdict | SilenceVerdict>(verdicts: readonly V[]): V[] =>
  verdicts.toSorted(
    (one, other) =>
      Number(one.why !== null) - Number(other.why !== null) || one.name.localeCompare(other.name),
  )

/** A wave of messages, and what waits for its turn, is raised well within this of the event's arrival. */
const raisedWithinMs = 10 * 60_000

/** Of alerts of a resident, those that an event of a device opened, and those that were there and that it counted on. */
export function alertsOfEvent(
  alerts: readonly (Alert & { id: string })[],
  { deviceId, key, event }: { deviceId: string; key: string; event: DayEvent },
): Why['alerts'] {
  const eventId = eventIdOf(key)
  return alerts.flatMap((alert) => {
    if (alert.deviceId !== deviceId || alert.kind !== event.kind) return []
    const { id, ruleId, ruleName, times, lastOccurredAt } = alert
    // Of a conditional rule it stands for the window, or the exit, as of this instant.
    const isOfIt = alert.eventId === eventId || causeOf(alert) !== null
    const opened = isOfIt && times.occurredAt === event.at
    const wasThere = times.raisedAt <= event.receivedAt + raisedWithinMs && times.occurredAt <= event.at
    return opened || (wasThere && lastOccurredAt >= event.at) ? [{ id, ruleId, ruleName, opened }] : []
  })
}
