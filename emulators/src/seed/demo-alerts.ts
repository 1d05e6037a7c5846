import type { Alert } from '@vigie/domain/alerts/alert'
import { severityOf } from '@vigie/domain/alerts/severity'
import type { Day, DayEvent, Device } from '@vigie/domain/devices/device'
import { eventIdOf } from '@vigie/domain/sensors/event-key'
import { isInShift } from '@vigie/domain/time/shift-window'
import { demoAccounts } from './demo-accounts.ts'
import type { ResidentHistory } from './demo-days.ts'
import type { DemoResident } from './demo-devices.ts'
import type { DemoHome } from './demo-homes.ts'
import type { DemoRule } from './demo-rules.ts'
import { staffAt } from './demo-staff.ts'
import { localHour } from './local-midnight.ts'
import { randomOf } from './random.ts'

const second = 1_000
const minute = 60 * second

/** An alert of the past with its id. */
export interface PastAlert {
  aid: string
  alert: Alert
}

function matches({ rule }: DemoRule, home: DemoHome, type: Device['type'], event: DayEvent): boolean {
  if (rule.action !== event.kind || !rule.deviceTypes.includes(type)) return false
  if (rule.shiftIds.length === 0) return true
  const { shifts, timeZone } = home.establishment
  return shifts.some((shift) => rule.shiftIds.includes(shift.id) && isInShift(shift, event.at, timeZone))
}

/** Who came to somebody who called: one of the staff who are there, who may have been told by their screen alone; where nobody is, of whom a rule tells. */
function whoCame({ rule }: DemoRule, { eid, establishment }: DemoHome, at: number) {
  const there = staffAt(eid, localHour(at, establishment.timeZone))
  const told = demoAccounts
    .filter(({ uid }) => rule.recipients.some((to) => to.kind === 'user' && to.uid === uid))
    .map(({ uid, profile: { displayName } }) => ({ by: uid, byName: displayName }))
  return there.length > 0 ? there : told
}

function pastAlert(
  home: DemoHome,
  found: DemoRule,
  resident: DemoResident,
  day: Day,
  eventId: string,
  event: DayEvent,
): PastAlert {
  const { rule, nid } = found
  const random = randomOf(`alert ${eventId}`)
  const raisedAt = event.receivedAt + 80
  const { by: uid, byName: name } = random.pick(whoCame(found, home, raisedAt))
  const actor = { uid, name }
  const shownAt = raisedAt + random.between(60, 400)
  const acknowledgedAt = raisedAt + random.between(15, 240) * second
  const resolvedAt = acknowledgedAt + random.between(1, 12) * minute
  const resolution = random.chance(0.85) ? 'helped' : 'falseAlarm'
  return {
    aid: `past-${eventId}`,
    alert: {
      ruleId: nid,
      ruleName: rule.name,
      beneficiaryId: resident.bid,
      beneficiaryName: resident.name,
      room: resident.room,
      deviceId: day.deviceId,
      deviceType: day.type,
      deviceLocation: resident.devices.find(({ deviceId }) => deviceId === day.deviceId)?.location ?? '',
      eventId,
      kind: event.kind,
      value: event.value,
      severity: severityOf(event),
      late: false,
      clockWrong: false,
      state: 'resolved',
      occurrences: 1,
      lastOccurredAt: event.at,
      lastCallAt: raisedAt,
      lastActivityAt: resolvedAt,
      waves: 1,
      waveId: null,
      lastWaveAt: raisedAt,
      nobodyReachedAt: null,
      escalation: null,
      nobodyAnsweredAt: null,
      times: {
        occurredAt: event.at,
        publishedAt: event.at + 300,
        receivedAt: event.receivedAt,
        raisedAt,
        shownAt,
      },
      acknowledgedBy: actor,
      acknowledgedAt,
      relatives: [],
      formerTaker: null,
      resolvedBy: actor,
      resolvedAt,
      timeline: [
        { step: 'opened', at: raisedAt },
        { step: 'shown', at: shownAt, by: actor },
        { step: 'acknowledged', at: acknowledgedAt, by: actor },
        { step: 'resolved', at: resolvedAt, by: actor, resolution },
      ],
    },
  }
}

/** The alerts that a resident's history raised, each acknowledged and resolved by somebody who was there. */
export function pastAlertsOf(
  home: DemoHome,
  resident: DemoResident,
  history: ResidentHistory,
  rules: readonly DemoRule[],
): PastAlert[] {
  return history.days.flatMap(({ day }) =>
    Object.entries(day.events).flatMap(([key, event]) => {
      const rule = rules.find((candidate) => matches(candidate, home, day.type, event))
      return rule ? [pastAlert(home, rule, resident, day, eventIdOf(key), event)] : []
    }),
  )
}
