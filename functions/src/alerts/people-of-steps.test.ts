import { type EscalationPlan, firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { expect, it } from 'vitest'
import type { Colleague } from '../data/people.ts'
import { asUsers, firingOf, now, people, ruleOf } from './firing.fixture.ts'
import { peopleOfSteps } from './people-of-steps.ts'

const colleague = (name: string, isAway: boolean): Colleague => ({
  user: {
    email: `${name}@vigie.example`,
    emailVerified: true,
    phone: null,
    phoneMobile: null,
    verifiedPhones: [],
    locale: 'fr',
    roleId: 11,
    operator: false,
    disabled: false,
  },
  member: {
    state: 'accepted',
    roleId: 11,
    role: 11,
    beneficiaryIds: [],
    displayName: name,
    away: isAway ? { since: 0, until: null, by: name } : null,
  },
})

const planOf = (...uids: string[][]): EscalationPlan => ({
  ...firstPlan,
  steps: uids.map((named) => ({ uids: named, onShift: false, methods: ['email'], afterMinutes: 3 })),
})

/** Asks of the steps of a plan who is reached, where these are away, and answers which people were read. */
async function asked(
  plan: EscalationPlan,
  away: readonly string[],
  next: { index: number; isRepeat: boolean },
) {
  const read: string[] = []
  const found = await peopleOfSteps(
    {
      plan,
      home: { shifts: [], timeZone: 'America/Toronto' },
      next: { ...next, dueAt: now, why: 'unanswered', isLastResort: false, nobodyAnswers: next.isRepeat },
    },
    (_, recipients) => firingOf(ruleOf('r', recipients, ['email']), 'e'),
    {
      people: async (uids) => {
        read.push(...uids)
        return {
          ...people,
          colleagues: new Map(uids.map((uid) => [uid, colleague(uid, away.includes(uid))])),
        }
      },
      standIns: async () => new Map([['dora', colleague('dora', away.includes('dora'))]]),
    },
    now,
  )
  return { read, reached: [...found.reached], passedOver: found.passedOver }
}

const plan = planOf(['anne'], ['bob'], ['anne', 'carl'])

it('reads the people of the next step, and of the one after only where it reaches nobody', async () => {
  const { read, reached } = await asked(plan, [], { index: 1, isRepeat: false })
  expect([read, reached]).toEqual([['bob'], [[1, asUsers(['bob'])]]])
  const after = await asked(plan, ['bob'], { index: 1, isRepeat: false })
  expect(after).toEqual({
    read: ['bob', 'anne', 'carl'],
    reached: [
      [1, []],
      [2, asUsers(['anne', 'carl'])],
    ],
    passedOver: { people: [{ uid: 'bob', name: 'bob' }], instead: null },
  })
})

it('repeats the last step that reaches anybody', async () => {
  const { read, reached } = await asked(plan, ['anne', 'carl'], { index: 2, isRepeat: true })
  expect(read).toEqual(['anne', 'carl', 'bob'])
  expect(reached).toEqual([
    [2, []],
    [1, asUsers(['bob'])],
  ])
})

it('goes to administrators where everybody is away, and where they are too to those who were named', async () => {
  const all = ['anne', 'bob', 'carl']
  const instead = await asked(plan, all, { index: 0, isRepeat: false })
  expect(instead.reached.at(-1)).toEqual([2, asUsers(['dora'])])
  expect(instead.passedOver).toMatchObject({ instead: 'administrators' })
  expect(instead.passedOver.people.map(({ uid }) => uid)).toEqual(all)
  const all4 = await asked(plan, [...all, 'dora'], { index: 0, isRepeat: false })
  expect(all4.reached.at(-1)).toEqual([2, asUsers(all)])
  expect(all4.passedOver).toMatchObject({ instead: 'themselves' })
})

it('goes to administrators, too, where it names nobody who could be reached at any time', async () => {
  const { reached, passedOver } = await asked(planOf([], []), [], { index: 0, isRepeat: false })
  expect(reached).toEqual([
    [0, []],
    [1, asUsers(['dora'])],
  ])
  expect(passedOver).toEqual({ people: [], instead: 'administrators' })
})

it('goes to administrators who are away where of a call for help it names nobody who can come', async () => {
  const { reached } = await asked(planOf([]), ['dora'], { index: 0, isRepeat: true })
  expect(reached).toEqual([[0, asUsers(['dora'])]])
})
