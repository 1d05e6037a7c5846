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
async function reachedBy(
  night: readonly string[],
  { isAway = [], isLost = [] }: Partial<Record<'isAway' | 'isLost', string[]>> = {},
) {
  const shifts = [
    { shiftId: 'evening', uids: ['anne', 'both'] },
    { shiftId: 'night', uids: [...night] },
  ]
  const step = { uids: [], onShift: true, methods: ['sms' as const], afterMinutes: 2 }
  const colleague = (uid: string): Colleague => {
    const one = isAway.includes(uid) ? away(staffOf(uid)) : staffOf(uid)
    return isLost.includes(uid) ? { ...one, user: null } : one
  }
  const found = await peopleOfNextShift(
    {
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
      standIns: async () => new Map([['dora', colleague('dora')]]),
      asked: async () => new Set(['anne', 'both']),
    },
    eleven,
  )
  return found === null ? null : found.reached.get(0)
}

it('is whoever works by now, and nobody whom the steps have asked', async () => {
  expect(await reachedBy(['bob', 'both'])).toEqual(asUsers(['bob']))
  expect(await reachedBy(['both'])).toEqual([])
})

it('is whoever stands in where nobody who works by now is there', async () => {
  expect(await reachedBy(['bob'], { isAway: ['bob'] })).toEqual(asUsers(['dora']))
  expect(await reachedBy([])).toEqual(asUsers(['dora']))
})

it('is whoever works in both shifts and was not asked, as they were away', async () => {
  expect(await reachedBy(['missed', 'both'])).toEqual(asUsers(['missed']))
})

it('is nobody where neither who works by now nor who stands in can be reached', async () => {
  expect(await reachedBy(['bob'], { isLost: ['bob', 'dora'] })).toBeNull()
  expect(await reachedBy(['bob'], { isLost: ['bob'] })).toEqual(asUsers(['dora']))
})
