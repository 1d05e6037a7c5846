import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { PassedOver } from '@vigie/domain/alerts/passed-over'
import { isAway } from '@vigie/domain/people/away'
import { isQuiet } from '@vigie/domain/people/quiet-hours'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { AlertPeople } from '../data/people.ts'
import { expectedOf, keyOf, reachedBy } from './addressees.ts'
import type { Told } from './firing.ts'

/** Whom a message goes to of those named, and who is passed over. */
export interface Present extends PassedOver {
  recipients: readonly Recipient[]
  /** How many of those who are there are not told, as it is no call for help and their quiet hours. */
  resting: number
}

/**
 * Whom of the people named a message goes to at `now`, epoch milliseconds: whoever is away is passed over. Where nobody who is there can be expected
 * to come to a call for help (`expectedOf`), the administrators who are there are written to beside them, as far as `people` knows them; where none of
 * these can be expected either, those named who are away, and where none of these can be, the administrators who are away too: never nobody (docs/adr/0106-who-is-away-is-passed-over.md). Of anything else those whose
 * quiet hours it is are left in peace, where a colleague who is told can be expected to come (docs/adr/0121-quiet-hours.md).
 * The administrators stand in too for those whom a rule named that is gone, whatever it told of (docs/adr/0054-who-loses-a-right-leaves-their-alerts.md).
 * Where whom it goes to is settled (`isSettled`), as by a step of the escalation, nothing of this is asked again.
 * Nobody is expected who has just let go of the alert, nor whoever the messages before did not reach.
 */
export function presentOf(
  named: readonly Recipient[],
  told: Told,
  people: AlertPeople,
  now: number,
): Present {
  if (told.isSettled) return { recipients: named, people: [], instead: null, resting: 0 }
  const { there, away } = whoIsThere(named, people, now)
  const missed = wouldBeTold(away, told, people)
  const all = { recipients: there, people: missed, instead: null, resting: 0 }
  const isStaying = (to: Recipient) => to.kind !== 'user' || to.uid !== told.leaver
  const areComing = (some: readonly Recipient[]) =>
    !told.isLost && expectedOf(some.filter(isStaying), told, people).length > 0
  if (!isCallForHelp(told.event.kind) && !told.isOrphan) {
    const resting = reachedBy(restingOf(there, told, people, now), told, people)
    const others = there.filter((to) => !resting.includes(to))
    const isEnough = resting.length > 0 && areComing(others)
    return isEnough ? { ...all, recipients: others, resting: resting.length } : all
  }
  if (areComing(there)) return all
  const standIns = standInsOf(people)
  const standing = whoIsThere(standIns, people, now).there
  const isNamed = (to: Recipient) => named.some((one) => keyOf(one) === keyOf(to))
  // Whom the messages before did not reach does not stand in for themselves.
  const isLost = (to: Recipient) => told.isLost && isNamed(to)
  const mayCome = standing.filter((to) => isStaying(to) && !isLost(to))
  if (expectedOf(mayCome, told, people).length > 0)
    return { ...all, recipients: [...there, ...reachedBy(standing, told, people)], instead: 'administrators' }
  const isLastHope = isCallForHelp(told.event.kind) ? !areComing(named) : told.isLost
  const others = reachedBy(isLastHope ? standIns : standing, told, people).filter((to) => !isNamed(to))
  return { ...all, recipients: [...named, ...others], instead: 'themselves' }
}

/** Those who may stand in, as far as they are known. */
export const standInsOf = ({ standIns = [] }: AlertPeople): Recipient[] =>
  standIns.map((uid) => ({ kind: 'user', uid }))

/** Whose quiet hours it is, of these, as far as their home was asked. */
function restingOf(named: readonly Recipient[], { timeZone }: Told, people: AlertPeople, now: number) {
  const { allowed, working } = people.quiet ?? { allowed: null, working: new Set() }
  return named.filter(
    (to) =>
      to.kind === 'user' &&
      !working.has(to.uid) &&
      isQuiet(people.colleagues.get(to.uid)?.user?.quietHours, allowed, now, timeZone),
  )
}

/** Whether it depends on what the home says of quiet hours, which is not read yet, whom a message goes to. */
export const asksForQuiet = (
  named: readonly Recipient[],
  told: Told,
  people: AlertPeople,
  now: number,
): boolean =>
  people.quiet === undefined &&
  !told.isSettled &&
  named.some((to) => {
    const own = to.kind === 'user' ? people.colleagues.get(to.uid)?.user?.quietHours : null
    return isQuiet(own, own, now, told.timeZone)
  }) &&
  !isCallForHelp(told.event.kind)

/** Those of the people named who are not away at `now`, epoch milliseconds, and those who are. */
export function whoIsThere(named: readonly Recipient[], people: AlertPeople, now: number) {
  const there: Recipient[] = []
  const away: Recipient[] = []
  for (const to of named) {
    const member = to.kind === 'user' ? people.colleagues.get(to.uid)?.member : null
    if (to.kind === 'user' && isAway(member?.away, now)) away.push(to)
    else there.push(to)
  }
  return { there, away }
}

/** Whom a message would have reached, were they not away, by name: of nobody else does an alert say where they are. */
export const wouldBeTold = (
  away: readonly Recipient[],
  told: Told,
  people: AlertPeople,
): PassedOver['people'] =>
  reachedBy(away, told, people).flatMap((to) =>
    to.kind === 'user' ? { uid: to.uid, name: people.colleagues.get(to.uid)?.member?.displayName ?? '' } : [],
  )

/** Whether it depends on the home's administrators, who are not read yet, whom a message goes to. */
export const asksForStandIns = (
  named: readonly Recipient[],
  told: Told,
  people: AlertPeople,
  now: number,
): boolean => people.standIns === undefined && presentOf(named, told, people, now).instead !== null
