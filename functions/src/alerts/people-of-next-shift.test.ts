import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { shiftOf } from '@vigie/domain/time/shift.fixture'
import { expect, it } from 'vitest'
import type { Colleague } from '../data/people.ts'
import { asUsers, firingOf, people, ruleOf, staffOf } from './firing.fixture.ts'
import { peopleOfNextShift } from './people-of-next-shift.ts'

const eleven = Date.parse('2026-11-21T23:00:00-05:00')
const home = {
  shifts: [shiftOf('evening', '15:00', '23:00'), shiftOf('night', '23:00', '07:00')],
  timeZone: 'America/Toronto',
}
const away = ({ user, member }: Colleague): Colleague => ({
  user,
  member: member && { ...member, away: { since: 0, until: null, by: 'x' } },
})

/** Whom the step reaches as the night begins, by whoever works then, and who of them is away. */
async function reachedBy(night: readonly string[], isAway: readonly string[] = []) {
  const alert = openAlert({ at: eleven - 5 * 60_000, escalation: { taken: 1, at: eleven - 60_000 } })
  const shifts = [
    { shiftId: 'evening', uids: ['anne', 'both'] },
    { shiftId: 'night', uids: [...night] },
  ]
  const step = { uids: [], onShift: true, methods: ['sms' as const], afterMinutes: 2 }
  const colleague = (uid: string) => (isAway.includes(uid) ? away(staffOf(uid)) : staffOf(uid))
  const found = await peopleOfNextShift(
    {
      alert,
      plan: { ...firstPlan, activated: true, steps: [step], shifts, own: 1 },
      home,
      next: {
        dueAt: eleven,
        index: 0,
        why: 'unanswered',
        isRepeat: false,
        isLastResort: false,
        nobodyAnswers: false,
        isNewShift: true,
      },
    },
    (_, recipients) => firingOf(ruleOf('r', recipients), 'e'),
    {
      people: async (uids) => ({
        ...people,
        colleagues: new Map(uids.map((uid) => [uid, colleague(uid)])),
      }),
      standIns: async () => new Map([['dora', staffOf('dora')]]),
    },
    eleven,
  )
  return found.reached.get(0)
}

it('is whoever works by now, and nobody who is in both shifts', async () => {
  expect(await reachedBy(['bob', 'both'])).toEqual(asUsers(['bob']))
  expect(await reachedBy(['both'])).toEqual([])
})

it('is whoever stands in where nobody who works by now is there', async () => {
  expect(await reachedBy(['bob'], ['bob'])).toEqual(asUsers(['dora']))
  expect(await reachedBy([])).toEqual(asUsers(['dora']))
})
