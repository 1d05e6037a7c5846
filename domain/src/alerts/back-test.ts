import type { Day } from '../devices/device.ts'
import type { Shift } from '../time/shift.ts'
import type { LiveRule } from './notification-rule.ts'
import { evaluateLiveRule } from './rule-evaluation.ts'

/** What of a live rule decides when it fires. */
export type Tried = Pick<LiveRule, 'action' | 'deviceTypes' | 'shiftIds'> & { readonly beneficiaryId: string }

/** Who sees to an alert has done so within this, mostly: what the device tells sooner counts on the same one. */
const seenToWithinMs = 10 * 60_000

/**
 * How many alerts a live rule would have raised on each of some days, "yyyy-mm-dd", and when, by what the devices of its resident told then: the days of
 * which there are documents, in their order. Whatever a device tells within ten minutes of what it told before is one alert: how long alerts
 * would have been open nobody knows.
 */
export function backTest(
  { beneficiaryId, action, deviceTypes, shiftIds }: Tried,
  days: readonly Day[],
  { shifts, timeZone }: { shifts: readonly Shift[]; timeZone: string },
): { counts: Map<string, number>; firedAt: number[] } {
  const rule: LiveRule = {
    ...{ type: 'live', name: 'tried', beneficiaryId, action, deviceTypes, shiftIds, activated: true },
    ...{ recipients: [], methods: [], createdBy: 'tried', createdAt: 0, updatedAt: 0 },
  }
  const counts = new Map(
    days
      .map(({ date }) => date)
      .toSorted()
      .map((date) => [date, 0]),
  )
  const firedAt: number[] = []
  for (const ofDevice of Map.groupBy(days, ({ deviceId }) => deviceId).values()) {
    const events = ofDevice
      .flatMap(({ date, type, events: all }) => Object.values(all).map((event) => ({ date, type, ...event })))
      .filter(
        ({ type, kind, at, late, duringCare = false, receivedAt }) =>
          evaluateLiveRule(rule, {
            ...{ event: { kind, occurredAt: at }, deviceType: type, beneficiaryId, shifts, timeZone },
            ...{ timing: late ? 'late' : 'live', publishedAt: receivedAt, duringCare },
          }).fires,
      )
      .toSorted((one, other) => one.at - other.at)
    for (const [index, { date, at }] of events.entries()) {
      const before = events[index - 1]?.at ?? Number.NEGATIVE_INFINITY
      if (at - before <= seenToWithinMs) continue
      counts.set(date, (counts.get(date) ?? 0) + 1)
      firedAt.push(at)
    }
  }
  return { counts, firedAt: firedAt.toSorted((one, other) => one - other) }
}
