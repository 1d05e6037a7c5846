import { expect, it } from 'vitest'
import { shiftOf } from '../time/shift.fixture.ts'
import { openAlert } from './alert.fixture.ts'
import { type EscalationPlan, firstPlan } from './escalation-plan.ts'
import { escalationAnew, withoutTaken } from './followed-anew.ts'

const minute = 60_000
const eleven = Date.parse('2026-11-21T23:00:00-05:00')
const now = eleven - 20 * minute
const seven = eleven + 8 * 60 * minute
const home = {
  shifts: [shiftOf('evening', '15:00', '23:00'), shiftOf('night', '23:00', '07:00')],
  timeZone: 'America/Toronto',
}
const onShift = { uids: [], onShift: true, methods: ['sms' as const], afterMinutes: 2 }

/** The plan by which these work in the evening and at night. */
const planOf = (
  evening: string[],
  night: string[],
  change: Partial<EscalationPlan> = {},
): EscalationPlan => ({
  ...firstPlan,
  activated: true,
  steps: [onShift],
  shifts: [
    { shiftId: 'evening', uids: evening },
    { shiftId: 'night', uids: night },
  ],
  ...change,
})
const plan = planOf(['anne'], ['bob'])
const askedAt = now - 10 * minute
const called = (shiftEndsAt?: number, taken = 1) =>
  openAlert({
    at: askedAt,
    escalation: { taken, at: askedAt, ...(shiftEndsAt !== undefined && { shiftEndsAt }) },
  })
const anew = (
  alert: ReturnType<typeof called>,
  [before, after]: [EscalationPlan | null, EscalationPlan | null],
  at = now,
) => escalationAnew(alert, { plan: before, home }, { plan: after, home }, at)

it('is asked as the next shift begins by the plan that was corrected, also where that has the same people', () => {
  const same = planOf(['anne'], ['anne'])
  expect(anew(called(), [same, plan])).toEqual({ taken: 1, at: askedAt, shiftEndsAt: eleven })
  expect(anew(called(eleven), [plan, same])?.shiftEndsAt).toBe(eleven)
  expect(anew(called(eleven), [plan, planOf(['anne'], ['zoe'])])).toEqual(called(eleven).escalation)
  expect(anew(called(eleven), [plan, { ...plan, activated: false }])).toEqual({ taken: 0, at: askedAt })
  expect(anew(called(eleven), [plan, null])).toEqual({ taken: 0, at: askedAt })
})

it('is asked as others begin to work by the hours that were corrected', () => {
  const hours = (end: string) => ({
    ...home,
    shifts: [shiftOf('evening', '15:00', end), shiftOf('night', end, '07:00')],
  })
  const by = (end: string) => escalationAnew(called(eleven), { plan, home }, { plan, home: hours(end) }, now)
  expect(by('22:50')).toEqual({ taken: 1, at: askedAt, shiftEndsAt: eleven - 10 * minute })
  expect(by('23:30')?.shiftEndsAt).toBe(eleven + 30 * minute)
  // The night has begun by that: the step is theirs at once.
  expect(by('22:30')).toEqual({ taken: 0, at: askedAt })
})

it('leaves a shift that has begun to be asked, and an alert that nobody on shift was asked of as it is', () => {
  const past = planOf(['anne'], ['bob'], { repeatMinutes: 9 })
  expect(anew(called(eleven), [plan, past], eleven + 1)).toEqual(called(eleven).escalation)
  expect(anew(called(undefined, 0), [planOf([], []), plan])).toEqual({ taken: 0, at: askedAt })
  expect(anew(openAlert({ at: askedAt, escalation: null }), [null, plan])).toBeNull()
  expect(anew(called(), [null, plan])).toEqual({ taken: 0, at: askedAt })
  expect(anew(called(eleven), [plan, past], seven - 1)?.shiftEndsAt).toBe(eleven)
})

it('counts none of the steps that are others as taken', () => {
  expect(withoutTaken({ taken: 3, at: 1, shiftEndsAt: 2 }, 1)).toEqual({ taken: 1, at: 1, shiftEndsAt: 2 })
  expect(withoutTaken({ taken: 1, at: 1 }, Number.POSITIVE_INFINITY)).toStrictEqual({ taken: 1, at: 1 })
  const spoilt = { taken: 1, at: 1, shiftEndsAt: undefined }
  expect(withoutTaken(spoilt, 0)).toStrictEqual({ taken: 0, at: 1 })
})
