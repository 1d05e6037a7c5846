import type { AlertPeople, Colleague } from '../data/people.ts'
import type { HomesQuiet } from '../data/quiet-hours.ts'
import { recipientUids } from './messages-of-wave.ts'
import type { RaisingPlan } from './plan-raising.ts'
import { asksForQuiet, asksForStandIns } from './present.ts'

/** What is read of the people of a home. */
export interface ReadPeople {
  /** The resident and the people of some uids. */
  people: (uids: readonly string[]) => Promise<AlertPeople>
  /** Those who administer the home. */
  standIns: () => Promise<ReadonlyMap<string, Colleague>>
  /** Whether quiet hours count at `now`, epoch milliseconds. */
  quiet: (now: number) => Promise<HomesQuiet>
}

/** All whom a plan tells; with what the home says of quiet hours where it matters, and its administrators where who is there of those named cannot be reached. `now` is epoch milliseconds. */
export async function peopleToTell(
  { alerts, tells }: Pick<RaisingPlan, 'alerts' | 'tells'>,
  read: ReadPeople,
  now: number,
): Promise<AlertPeople> {
  const named = await read.people(recipientUids(tells, alerts))
  const isQuiet = tells.some(({ firing }) => asksForQuiet(firing.rule.recipients, firing, named, now))
  const people = isQuiet ? { ...named, quiet: await read.quiet(now) } : named
  const isLacking = tells.some(({ firing }) => asksForStandIns(firing.rule.recipients, firing, people, now))
  return isLacking ? withStandIns(people, await read.standIns()) : people
}

/** The same people, and those who may stand in for them. */
export const withStandIns = (people: AlertPeople, standIns: ReadonlyMap<string, Colleague>): AlertPeople => ({
  ...people,
  colleagues: new Map([...standIns, ...people.colleagues]),
  standIns: [...standIns.keys()],
})
