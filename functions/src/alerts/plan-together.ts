import type { Alert } from '@vigie/domain/alerts/alert'
import type { AlertGuard } from '../data/alert-guard.ts'
import type { DevicePlace } from '../data/devices.ts'
import type { NewWave } from '../data/waves.ts'
import { isCounted } from './counted-events.ts'
import type { Firing } from './firing.ts'
import { stillCounted } from './latest-alerts.ts'
import { peopleToTell, type ReadPeople } from './people-to-tell.ts'
import { type PlannedAlert, planRaising } from './plan-raising.ts'
import { waveOf } from './wave-of-messages.ts'

/** All that fires on one message about one resident; at least one rule does. */
export interface Raising {
  place: DevicePlace
  firings: readonly Firing[]
  /** The live rules of the home, or the conditional one that fires. */
  ruleIds: ReadonlySet<string>
  /** The conditional rule whose windows these are: its alerts have a guard of their own, whichever devices it watches. */
  watchedBy?: string
}

/** What several messages of a device leave behind together. */
export interface TogetherPlan {
  guard: AlertGuard
  alerts: PlannedAlert[]
  waves: NewWave[]
}

/**
 * What the messages of one device do about one resident, as if they came one after the other at `now` (epoch milliseconds), in the
 * order of what they say. `alerts` are the latest that the guard knows of their rules, null where one cannot be read; `read` reads
 * whom a message tells. Null: all of it was counted before.
 */
export async function planTogether(
  { guard, alerts }: { guard: AlertGuard; alerts: ReadonlyMap<string, Alert | null> },
  raisings: readonly Raising[],
  read: ReadPeople,
  now: number,
): Promise<TogetherPlan | null> {
  const known = new Map(alerts)
  const written = new Map<string, PlannedAlert>()
  const waves: NewWave[] = []
  let kept = guard
  for (const { firings, ruleIds } of raisings.toSorted(asTheySay)) {
    const fresh = firings.filter((firing) => !isCounted(kept.seen, firing))
    if (fresh.length === 0) continue
    const plan = planRaising(kept, known, fresh, now)
    const { tells } = plan
    const told = tells.length > 0 && waveOf(plan, await peopleToTell(plan, read, now), now)
    for (const one of told ? told.alerts : plan.alerts) {
      known.set(one.id, one.alert)
      written.set(one.id, afterBoth(written.get(one.id), one))
    }
    if (told && told.wave !== null) waves.push(told.wave)
    kept = { ...plan.guard, latest: stillCounted(plan.guard.latest, ruleIds, now) }
  }
  return kept === guard ? null : { guard: kept, alerts: [...written.values()], waves }
}

/** An alert that is new stays so, whatever counts on it before it is written. */
function afterBoth(before: PlannedAlert | undefined, after: PlannedAlert): PlannedAlert {
  if (before === undefined) return after
  const isNew = before.change === null
  return { ...after, change: isNew ? null : { ...before.change, ...after.change } }
}

// Any order would do that is the same for every instance; this one tells the story as it happened.
function asTheySay(one: Raising, other: Raising): number {
  const [first, second] = [saidBy(one), saidBy(other)]
  return first.at - second.at || (first.name < second.name ? -1 : 1)
}

const saidBy = ({ firings }: Raising) => ({
  at: Math.min(...firings.map(({ event }) => event.occurredAt)),
  name: firings.map(({ event, rule }) => `${event.eventId} ${rule.id}`).join(),
})
