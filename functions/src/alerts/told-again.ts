import type { Alert } from '@vigie/domain/alerts/alert'
import { causeOf } from '@vigie/domain/rules/window-cause'
import { eventName } from './event-name.ts'
import type { Told } from './firing.ts'

/** What the messages of an alert that is there already tell, and to whom. */
export function toldAgain(eid: string, alert: Alert, rule: Told['rule'], timeZone: string): Told {
  const { beneficiaryId, deviceId, deviceType, deviceLocation, eventId, kind, times } = alert
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
    rule,
    event: { eventId, kind, occurredAt: alert.lastOccurredAt },
    openedBy: eventName({ deviceId, eventId, kind, occurredAt: times.occurredAt }),
    ...(cause && { cause }),
  }
}
