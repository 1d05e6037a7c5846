import { type NextStep, peopleNamed } from '@vigie/domain/alerts/escalation'
import { askedByPlan } from '@vigie/domain/alerts/next-shift'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { EscalatedAlert } from '../data/escalations.ts'
import { reachedBy } from './addressees.ts'
import type { Told } from './firing.ts'
import type { PeopleOfSteps } from './people-of-steps.ts'
import { type ReadPeople, withStandIns } from './people-to-tell.ts'
import { asksForStandIns, presentOf } from './present.ts'

/**
 * Whom a message can reach of a step for whoever is on shift as others begin to work, without those whom the steps have asked already: who is in both shifts is told once.
 * Of a call for help to whoever stands in where none of those who work by now can be expected (`presentOf`). `toldTo` says what the step would tell some people; `now` is epoch
 * milliseconds.
 */
export async function peopleOfNextShift(
  { alert, plan, home, next }: Pick<EscalatedAlert, 'alert' | 'plan' | 'home'> & { next: NextStep },
  toldTo: (index: number, recipients: readonly Recipient[]) => Told,
  read: Omit<ReadPeople, 'quiet'>,
  now: number,
): Promise<PeopleOfSteps> {
  const step = plan.steps[next.index]
  const uids = step ? peopleNamed(step, plan, home, now) : []
  const named = uids.map((uid): Recipient => ({ kind: 'user', uid }))
  const told = toldTo(next.index, named)
  let people = await read.people(uids)
  if (asksForStandIns(named, told, people, now)) people = withStandIns(people, await read.standIns())
  const { recipients, people: missed, instead } = presentOf(named, told, people, now)
  const asked = askedByPlan(alert, plan, home)
  const newly = reachedBy(recipients, told, people).filter((to) => to.kind !== 'user' || !asked.has(to.uid))
  return { people, reached: new Map([[next.index, newly]]), passedOver: { people: missed, instead } }
}
