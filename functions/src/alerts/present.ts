import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { PassedOver } from '@vigie/domain/alerts/passed-over'
import { isAway } from '@vigie/domain/people/away'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { AlertPeople } from '../data/people.ts'
import { expectedOf, reachedBy } from './addressees.ts'
import type { Told } from './firing.ts'

/** Whom a message goes to of those named, and who is passed over. */
export interface Present extends PassedOver {
  recipients: readonly Recipient[]
}

/**
 * Whom of the people named a message goes to at `now`, epoch milliseconds: whoever is away is passed over. Where nobody who is there can be expected
 * to come to a call for help (`expectedOf`), the administrators who are there are written to beside them, as far as `people` knows them; where none of
 * these can be expected either, those who are away too: never nobody (docs/adr/0106-who-is-away-is-passed-over.md).
 */
export function presentOf(
  named: readonly Recipient[],
  told: Told,
  people: AlertPeople,
  now: number,
): Present {
  const { there, away } = whoIsThere(named, people, now)
  if (!isCallForHelp(told.event.kind) || expectedOf(there, told, people).length > 0)
    return { recipients: there, people: away, instead: null }
  const standIns = (people.standIns ?? []).map((uid): Recipient => ({ kind: 'user', uid }))
  const standing = whoIsThere(standIns, people, now).there
  const reached = reachedBy(standing, told, people)
  return expectedOf(standing, told, people).length > 0
    ? { recipients: [...there, ...reached], people: away, instead: 'administrators' }
    : { recipients: [...named, ...reached], people: away, instead: 'themselves' }
}

/** Those of the people named who are not away at `now`, epoch milliseconds, and those who are, by name. */
export function whoIsThere(named: readonly Recipient[], { colleagues }: AlertPeople, now: number) {
  const there: Recipient[] = []
  const away: { uid: string; name: string }[] = []
  for (const to of named) {
    const member = to.kind === 'user' ? colleagues.get(to.uid)?.member : null
    if (to.kind === 'user' && isAway(member?.away, now))
      away.push({ uid: to.uid, name: member?.displayName ?? '' })
    else there.push(to)
  }
  return { there, away }
}

/** Whether it depends on the home's administrators, who are not read yet, whom a message goes to. */
export const asksForStandIns = (
  named: readonly Recipient[],
  told: Told,
  people: AlertPeople,
  now: number,
): boolean => people.standIns === undefined && presentOf(named, told, people, now).instead !== null
