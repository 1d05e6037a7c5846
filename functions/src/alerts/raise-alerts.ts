import { evaluateLiveRule } from '@vigie/domain/alerts/rule-evaluation'
import { type DeviceType, deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import type { Shift } from '@vigie/domain/time/shift'
import type { StoredRule } from '../data/homes.ts'
import type { ReceivedEvent } from '../ingest/device-changes.ts'
import type { Origin } from './firing.ts'
import { raiseAlert } from './raise-alert.ts'

export interface RuledOrigin extends Origin {
  /** The home's shifts. */
  shifts: readonly Shift[]
  /** The home's activated live rules; asked for only where a rule could fire. */
  rules: () => Promise<readonly StoredRule[] | null>
}

/** Whether a live rule may fire on a device type at all: the others cost no look at the rules. */
export function mayRaiseAlerts(deviceType: DeviceType): boolean {
  return deviceTypeInfo(deviceType).instantaneousAlert === true
}

/**
 * Raises an alert for every live rule that fires on these events, all durable by now. An event given again raises
 * nothing more. Rejects when any alert could not be raised, after having tried all.
 */
export async function raiseAlerts(
  received: readonly ReceivedEvent[],
  { shifts, rules, ...origin }: RuledOrigin,
) {
  const { deviceType, timeZone, place } = origin
  const known = (await rules()) ?? []
  const firings = received.flatMap(({ event, timing, receivedAt }) =>
    known
      .filter((rule) => {
        const { beneficiaryId } = place
        return evaluateLiveRule(rule, { event, deviceType, beneficiaryId, timing, shifts, timeZone }).fires
      })
      .map((rule) => ({ ...origin, rule, event, timing, receivedAt })),
  )
  const outcomes = await Promise.allSettled(firings.map(raiseAlert))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
