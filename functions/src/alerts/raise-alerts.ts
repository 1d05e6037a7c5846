import { evaluateLiveRule } from '@vigie/domain/alerts/rule-evaluation'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import type { Shift } from '@vigie/domain/time/shift'
import type { StoredRule } from '../data/homes.ts'
import type { Origin } from './firing.ts'
import { raiseTogether } from './raise-together.ts'

export interface RuledOrigin extends Origin {
  /** The home's shifts. */
  shifts: readonly Shift[]
  /** The home's activated live rules. */
  rules: () => Promise<readonly StoredRule[] | null>
}

/**
 * Raises an alert for every live rule that fires on these events of one message. An event given again raises nothing
 * more. Needs none of it to be stored yet. Rejects when the alerts could not be raised: then none of them were.
 */
export async function raiseAlerts(
  events: readonly ReceivedEvent[],
  { shifts, rules, ...origin }: RuledOrigin,
): Promise<void> {
  const { deviceType, timeZone, place, publishedAt } = origin
  const { beneficiaryId } = place
  const known = (await rules()) ?? []
  const firings = events.flatMap((received) => {
    const { event, timing } = received
    const context = { event, deviceType, beneficiaryId, timing, publishedAt, shifts, timeZone }
    return known
      .filter((rule) => evaluateLiveRule(rule, context).fires)
      .map((rule) => ({ ...origin, ...received, rule }))
  })
  if (firings.length === 0) return
  await raiseTogether(place, firings, new Set(known.map(({ id }) => id)))
}
