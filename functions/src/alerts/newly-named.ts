import { rings } from '@vigie/domain/alerts/channel'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { passedOverSteps } from '@vigie/domain/alerts/passed-over'
import type { ToldSince } from '@vigie/domain/deliveries/told-since'
import type { HeldAlert } from '../data/held-alerts.ts'
import type { AlertPeople } from '../data/people.ts'
import type { NewWave } from '../data/waves.ts'
import { addresseesOf, keyOf, reachedBy } from './addressees.ts'
import type { Told } from './firing.ts'
import { joinedWave, type LatestWave } from './joined-wave.ts'
import type { PlannedAlert } from './plan-raising.ts'
import { presentOf } from './present.ts'
import { toldAgain } from './told-again.ts'
import { waveOf } from './wave-of-messages.ts'

/** Whom a rule told so far, and by what, nobody where it was off, and what it says of whom it tells from now on. */
export interface NamedAnew {
  before: Told['rule']
  after: Told['rule']
}

/** Whether a rule names anybody whom it did not, or rings their phones, which it did not: an e-mail wakes nobody. */
export const tellsAnybodyNew = (named: NamedAnew): boolean =>
  ringsNewly(named) || named.after.recipients.some((to) => isNewIn(named, to))

const ringsNewly = ({ before, after }: NamedAnew) => after.methods.some(rings) && !before.methods.some(rings)

const isNewIn = ({ before }: NamedAnew, to: Recipient) =>
  before.recipients.every((one) => keyOf(one) !== keyOf(to))

/** What is asked of the people of an alert as its rule is corrected: as of a wave to all whom it names by now. */
export const askedOf = ({ eid, alert }: HeldAlert, { after }: NamedAnew, timeZone: string): Told =>
  toldAgain(eid, alert, after, timeZone)

/** Who was told of an alert already, whose phone that rang, and its latest wave. */
export interface ToldSoFar extends ToldSince {
  timeZone: string
  latest: LatestWave | null
}

/**
 * The messages of an alert that nobody is on to whom its rule names newly, and what the alert says of it: as a wave to everybody whom the rule names would go
 * out at `now`, epoch milliseconds, without those whom it named and those who were told already (`isTold`). To whoever was told by what rings no phone, by whichever rule or step, they go too where the rule rings theirs and did
 * not, as it named them not or rang none: on what rings, unless they were rung (`isRung`). They add to its latest wave: those who were told by that may come. Null: nobody is, and there is nothing to say.
 */
export function tellNewlyNamed(
  one: HeldAlert,
  named: NamedAnew,
  { timeZone, isTold, isRung, latest }: ToldSoFar,
  people: AlertPeople,
  now: number,
): { alerts: PlannedAlert[]; wave: NewWave | null } | null {
  const { id, alert } = one
  const told = askedOf(one, named, timeZone)
  const present = presentOf(told.rule.recipients, told, people, now)
  const isNew = (to: Recipient) => isNewIn(named, to)
  const missed = present.people.filter(({ uid }) => isNew({ kind: 'user', uid }))
  const said = passedOverSteps(alert.timeline, { ...present, people: missed }, now)
  const timeline = [...alert.timeline, ...said]
  const newly = reachedBy(present.recipients, told, people).filter((to) => isNew(to) && !isTold(keyOf(to)))
  // Of each of them it is asked whether the rule rings them newly: a new one may have been told by e-mail, of this call and by another rule.
  const rung = rungBy(present.recipients, told, people).filter((to) => isNew(to) || ringsNewly(named))
  const woken = rung.filter((to) => !newly.includes(to) && !isRung(keyOf(to)))
  const firings = [
    { recipients: newly, methods: named.after.methods },
    { recipients: woken, methods: named.after.methods.filter(rings) },
  ].filter(({ recipients }) => recipients.length > 0)
  if (firings.length === 0) {
    if (said.length === 0) return null
    return { alerts: [{ id, alert: { ...alert, timeline }, change: { timeline } }], wave: null }
  }
  const change = { timeline, waves: alert.waves + 1 }
  const joins = joinedWave(latest, [...newly, ...woken])
  return waveOf(
    // Those who were told before have not answered: they read it as the people of a step do.
    {
      ...(joins && { joins }),
      alerts: [{ id, alert: { ...alert, ...change }, change }],
      tells: firings.map((rule) => ({
        alertId: id,
        step: 'escalated' as const,
        firing: { ...told, rule: { ...told.rule, ...rule }, isSettled: true },
      })),
    },
    people,
    now,
  )
}

/** Whose phone is there to be rung. */
function rungBy(recipients: readonly Recipient[], told: Told, people: AlertPeople): Recipient[] {
  const rung = addresseesOf(recipients, told, people).filter(
    ({ channel, to }) => rings(channel) && 'address' in to,
  )
  return recipients.filter((recipient) => rung.some((one) => keyOf(one.recipient) === keyOf(recipient)))
}
