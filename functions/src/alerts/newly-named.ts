import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { passedOverSteps } from '@vigie/domain/alerts/passed-over'
import type { HeldAlert } from '../data/held-alerts.ts'
import type { AlertPeople } from '../data/people.ts'
import type { NewWave } from '../data/waves.ts'
import { keyOf, reachedBy } from './addressees.ts'
import type { Told } from './firing.ts'
import { joinedWave, type LatestWave } from './joined-wave.ts'
import type { PlannedAlert } from './plan-raising.ts'
import { presentOf } from './present.ts'
import { toldAgain } from './told-again.ts'
import { waveOf } from './wave-of-messages.ts'

/** Whom a rule named so far, none where it was off, and what it says of whom it tells from now on. */
export interface NamedAnew {
  before: readonly Recipient[]
  after: Told['rule']
}

/** Whether a rule names anybody whom it did not. */
export const namesAnybodyNew = ({ before, after }: NamedAnew): boolean =>
  after.recipients.some((to) => isNewIn(before, to))

const isNewIn = (before: readonly Recipient[], to: Recipient) =>
  before.every((one) => keyOf(one) !== keyOf(to))

/** What is asked of the people of an alert as its rule is corrected: as of a wave to all whom it names by now. */
export const askedOf = ({ eid, alert }: HeldAlert, { after }: NamedAnew, timeZone: string): Told =>
  toldAgain(eid, alert, after, timeZone)

/** Who was told of an alert already, and its latest wave. */
export interface ToldSoFar {
  timeZone: string
  isTold: (name: string) => boolean
  latest: LatestWave | null
}

/**
 * The messages of an alert that nobody is on to whom its rule names newly, and what the alert says of it: as a wave to everybody whom the rule names would go
 * out at `now`, epoch milliseconds, without those whom it named and those who were told already (`isTold`). They add to
 * its latest wave: those who were told by that may come. Null: nobody is, and there is nothing to say.
 */
export function tellNewlyNamed(
  one: HeldAlert,
  named: NamedAnew,
  { timeZone, isTold, latest }: ToldSoFar,
  people: AlertPeople,
  now: number,
): { alerts: PlannedAlert[]; wave: NewWave | null } | null {
  const { id, alert } = one
  const told = askedOf(one, named, timeZone)
  const present = presentOf(told.rule.recipients, told, people, now)
  const isNew = (to: Recipient) => isNewIn(named.before, to)
  const missed = present.people.filter(({ uid }) => isNew({ kind: 'user', uid }))
  const said = passedOverSteps(alert.timeline, { ...present, people: missed }, now)
  const timeline = [...alert.timeline, ...said]
  const recipients = reachedBy(present.recipients, told, people).filter(
    (to) => isNew(to) && !isTold(keyOf(to)),
  )
  if (recipients.length === 0) {
    if (said.length === 0) return null
    return { alerts: [{ id, alert: { ...alert, timeline }, change: { timeline } }], wave: null }
  }
  const change = { timeline, waves: alert.waves + 1 }
  const firing: Told = { ...told, rule: { ...told.rule, recipients }, isSettled: true }
  const joins = joinedWave(latest, recipients)
  return waveOf(
    // Those who were told before have not answered: they read it as the people of a step do.
    {
      ...(joins && { joins }),
      alerts: [{ id, alert: { ...alert, ...change }, change }],
      tells: [{ alertId: id, step: 'escalated', firing }],
    },
    people,
    now,
  )
}
