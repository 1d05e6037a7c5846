import { type NextStep, peopleNamed } from '@vigie/domain/alerts/escalation'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { EscalatedAlert } from '../data/escalations.ts'
import { expectedOf, reachedBy } from './addressees.ts'
import type { Told } from './firing.ts'
import type { PeopleOfSteps } from './people-of-steps.ts'
import { type ReadPeople, withStandIns } from './people-to-tell.ts'
import { asksForStandIns, presentOf, standInsOf, whoIsThere } from './present.ts'

/** What is read for the people of the next shift; `asked`: the uids of those whom the steps have asked, and need not ask anew. */
export interface ReadNextShift extends Omit<ReadPeople, 'quiet'> {
  asked: () => Promise<ReadonlySet<string>>
}

/**
 * Whom a message can reach of a step for whoever is on shift as others begin to work, without those whom the steps have asked already: who is in both shifts is told once.
 * Of a call for help to whoever stands in where none of those who work by now can be expected (`presentOf`), and of anything else to the administrators who are there. Null: nobody of all these can be
 * reached, asked before or not. `toldTo` says what the step would tell some people; `now` is epoch milliseconds.
 */
export async function peopleOfNextShift(
  { plan, home, next }: Pick<EscalatedAlert, 'plan' | 'home'> & { next: NextStep },
  toldTo: (index: number, recipients: readonly Recipient[]) => Told,
  read: ReadNextShift,
  now: number,
): Promise<PeopleOfSteps | null> {
  const step = plan.steps[next.index]
  const uids = step ? peopleNamed(step, plan, home, now) : []
  const named = uids.map((uid): Recipient => ({ kind: 'user', uid }))
  const told = toldTo(next.index, named)
  let people = await read.people(uids)
  if (asksForStandIns(named, told, people, now)) people = withStandIns(people, await read.standIns())
  const { recipients, people: missed, instead } = presentOf(named, told, people, now)
  let reached = reachedBy(recipients, told, people)
  if (instead === null && expectedOf(recipients, told, people).length === 0) {
    // As of any step by which nobody comes: whoever can mend the plan is asked to.
    people = withStandIns(people, await read.standIns())
    reached = reachedBy(whoIsThere([...named, ...standInsOf(people)], people, now).there, told, people)
  }
  if (reached.length === 0) return null
  const asked = await read.asked()
  const newly = reached.filter((to) => to.kind !== 'user' || !asked.has(to.uid))
  return { people, reached: new Map([[next.index, newly]]), passedOver: { people: missed, instead } }
}
