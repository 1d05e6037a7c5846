import { createHash } from 'node:crypto'
import type { Alert } from '@vigie/domain/alerts/alert'
import { severityOf } from '@vigie/domain/alerts/severity'
import type { Firing } from './firing.ts'

/** The alert that a firing opens, before it is known whom it is about and whom it tells. `now` is epoch milliseconds. */
export function newAlert(firing: Firing, now: number): Alert {
  const {
    rule,
    event,
    place,
    timing,
    clockWrong,
    publishedAt,
    receivedAt,
    deviceType,
    deviceLocation,
    cause,
  } = firing
  return {
    ruleId: rule.id,
    ruleName: rule.name,
    beneficiaryId: place.beneficiaryId,
    beneficiaryName: '',
    room: '',
    deviceId: event.deviceId,
    deviceType,
    deviceLocation,
    eventId: event.eventId,
    kind: event.kind,
    value: event.value,
    severity: severityOf(event),
    ...(cause && { cause }),
    late: timing === 'late',
    clockWrong,
    state: 'open',
    occurrences: 1,
    lastOccurredAt: event.occurredAt,
    lastCallAt: now,
    lastActivityAt: now,
    waves: 1,
    waveId: null,
    lastWaveAt: now,
    nobodyReachedAt: null,
    escalation: { taken: 0, at: now },
    nobodyAnsweredAt: null,
    times: { occurredAt: event.occurredAt, publishedAt, receivedAt, raisedAt: now, shownAt: null },
    acknowledgedBy: null,
    acknowledgedAt: null,
    relatives: [],
    formerTaker: null,
    resolvedBy: null,
    resolvedAt: null,
    timeline: [{ step: 'opened', at: now }],
  }
}

/**
 * The same event raises the same alert, whichever instance does it; one that has an id used before and happened at
 * another time raises its own, also where only a wrong clock told the two times; a window is one at any time. In hexadecimal: no id that Firestore
 * reserves.
 */
export function alertIdOf({ rule, event, clockWrong, saidAt, cause }: Firing): string {
  const time = cause ? [] : [event.occurredAt, ...(clockWrong ? [saidAt] : [])]
  const facts = [rule.id, event.deviceId, event.eventId, ...time]
  return createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 20)
}
