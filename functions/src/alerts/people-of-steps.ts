import { type NextStep, peopleNamed, stepsInTurn } from '@vigie/domain/alerts/escalation'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { PassedOver } from '@vigie/domain/alerts/passed-over'
import type { EscalatedAlert } from '../data/escalations.ts'
import type { AlertPeople } from '../data/people.ts'
import { expectedOf, reachedBy } from './addressees.ts'
import type { Told } from './firing.ts'
import { type ReadPeople, withStandIns } from './people-to-tell.ts'
import { asksForStandIns, presentOf, standInsOf, whoIsThere, wouldBeTold } from './present.ts'

export interface PeopleOfSteps {
  people: AlertPeople
  /** By step of the plan, as far as they were asked for: each but the last that was asked for reaches nobody who can be expected to come. */
  reached: ReadonlyMap<number, readonly Recipient[]>
  passedOver: PassedOver
}

/**
 * Whom a message can reach of the steps that may be taken next, up to the first of which anybody can be expected to come: those after it are not asked for. Where
 * none is, the last step goes to all of them who are there and to the administrators who are; of a call for help to whoever stands in
 * (`presentOf`). `toldTo` says what a step would
 * tell some people; `now` is epoch milliseconds.
 */
export async function peopleOfSteps(
  { plan, home, next }: Pick<EscalatedAlert, 'plan' | 'home'> & { next: NextStep },
  toldTo: (index: number, recipients: readonly Recipient[]) => Told,
  read: Omit<ReadPeople, 'quiet'>,
  now: number,
): Promise<PeopleOfSteps> {
  const reached = new Map<number, readonly Recipient[]>()
  const away = new Map<string, PassedOver['people'][number]>()
  const asked = new Map<string, Recipient>()
  const uidsOf = (index: number) => {
    const step = plan.steps[index]
    return step ? peopleNamed(step, plan, home, now) : []
  }
  const inTurn = stepsInTurn(next, plan)
  let people = await read.people(uidsOf(inTurn[0] ?? next.index))
  for (const index of inTurn) {
    const uids = uidsOf(index)
    const unknown = uids.filter((uid) => !people.colleagues.has(uid))
    if (unknown.length > 0) people = withColleagues(people, await read.people(unknown))
    const recipients = uids.map((uid): Recipient => ({ kind: 'user', uid }))
    const found = whoIsThere(recipients, people, now)
    for (const uid of uids) asked.set(uid, { kind: 'user', uid })
    const told = toldTo(index, found.there)
    for (const one of wouldBeTold(found.away, told, people)) away.set(one.uid, one)
    const there = reachedBy(found.there, told, people)
    const isExpected = expectedOf(found.there, told, people).length > 0
    reached.set(index, isExpected ? there : [])
    if (isExpected) return { people, reached, passedOver: { people: [...away.values()], instead: null } }
  }
  const last = Math.max(...inTurn)
  const named = [...asked.values()]
  if (next.isLastResort && named.length === 0) {
    // Nobody could be reached at all: those who are away as well.
    people = withStandIns(people, await read.standIns())
    const standIns = standInsOf(people)
    reached.set(last, reachedBy(standIns, toldTo(last, standIns), people))
    return { people, reached, passedOver: { people: [], instead: 'administrators' } }
  }
  const told = toldTo(last, named)
  if (asksForStandIns(named, told, people, now)) people = withStandIns(people, await read.standIns())
  const { recipients, instead } = presentOf(named, told, people, now)
  if (instead !== null) reached.set(last, reachedBy(recipients, toldTo(last, recipients), people))
  else {
    // The plan names nobody who can be written to: whoever can mend it is asked to come.
    people = withStandIns(people, await read.standIns())
    const { there } = whoIsThere([...named, ...standInsOf(people)], people, now)
    reached.set(last, reachedBy(there, toldTo(last, there), people))
  }
  return { people, reached, passedOver: { people: [...away.values()], instead } }
}

const withColleagues = (people: AlertPeople, more: AlertPeople): AlertPeople => ({
  ...people,
  colleagues: new Map([...people.colleagues, ...more.colleagues]),
})
