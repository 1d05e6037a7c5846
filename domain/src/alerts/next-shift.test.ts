import { expect, it } from 'vitest'
import { shiftOf } from '../time/shift.fixture.ts'
import { openAlert } from './alert.fixture.ts'
import { acknowledge } from './alert-life.ts'
import { nextStep, takeStep } from './escalation.ts'
import { firstPlan } from './escalation-plan.ts'
import { type FollowedPlan, followedPlan } from './followed-plan.ts'
import { shiftEndsAt, withoutShiftEnd, withShiftEnd } from './next-shift.ts'

const minute = 60_000
const home = {
  shifts: [shiftOf('evening', '15:00', '23:00'), shiftOf('night', '23:00', '07:00')],
  timeZone: 'America/Toronto',
}
const eleven = Date.parse('2026-11-21T23:00:00-05:00')
const called = openAlert({ at: eleven - 5 * minute })
const plan = followedPlan(
  called,
  {
    ...firstPlan,
    activated: true,
    steps: [
      { uids: ['luc'], onShift: true, methods: ['sms'], afterMinutes: 2 },
      { uids: ['zoe'], onShift: false, methods: ['sms'], afterMinutes: 90 },
    ],
    repeatMinutes: 120,
    shifts: [
      { shiftId: 'evening', uids: ['anne', 'both'] },
      { shiftId: 'night', uids: ['bob', 'both'] },
    ],
  },
  null,
) as FollowedPlan

/** Takes what is due of an alert at an instant, as its timer does. */
function taken(alert: typeof called, now: number, people = 2) {
  const step = takeStep(alert, plan, () => people, now)
  if (!step?.change.escalation) throw new Error('nothing is due')
  const escalation = withShiftEnd(step.change.escalation, plan, home, now)
  return { step, alert: { ...alert, ...step.change, escalation } }
}
const asked = taken(called, eleven - 3 * minute).alert

it('knows when other people work, by the home’s clock, also on the night it is put back, and of nobody else’s hours', () => {
  expect(shiftEndsAt(plan, home, eleven - minute)).toBe(eleven)
  expect(shiftEndsAt(plan, home, eleven)).toBe(eleven + 8 * 60 * minute)
  const longNight = Date.parse('2026-10-31T23:00:00-04:00')
  expect(shiftEndsAt(plan, home, longNight)).toBe(longNight + 9 * 60 * minute)
  const [evening, night] = plan.shifts
  const same = [evening, night].flatMap((shift) => (shift ? [{ ...shift, uids: ['both'] }] : []))
  expect(shiftEndsAt({ shifts: [] }, home, eleven)).toBeNull()
  expect(shiftEndsAt({ shifts: same }, home, eleven)).toBe(eleven + 8 * 60 * minute)
})

it('asks a step for whoever is on shift anew as the next shift begins, and puts off none after it', () => {
  expect(asked.escalation).toMatchObject({ taken: 1, shiftEndsAt: eleven })
  expect(nextStep(asked, plan)).toMatchObject({ dueAt: eleven, index: 0, isNewShift: true })
  const { step, alert } = taken(asked, eleven, 1)
  expect(step).toMatchObject({ index: 0, why: 'unanswered' })
  expect(alert).toMatchObject({ waves: asked.waves + 1, escalation: { taken: 1, at: asked.escalation?.at } })
  expect(alert.timeline.at(-1)).toMatchObject({ step: 'escalated', level: 2, people: 1 })
  expect(nextStep(alert, plan)).toMatchObject({ dueAt: eleven + 87 * minute, index: 1 })
})

it('says nothing where nobody is asked newly, and waits for the shift after', () => {
  const { step, alert } = taken(asked, eleven, 0)
  expect(step.index).toBeNull()
  expect([alert.timeline, alert.waves]).toEqual([asked.timeline, asked.waves])
  expect(alert.escalation?.shiftEndsAt).toBeGreaterThan(eleven)
})

it('asks nobody anew of an alert that somebody is on, or of which no such step was taken', () => {
  const luc = { uid: 'luc', name: 'Luc' }
  expect(
    nextStep({ ...asked, ...acknowledge(asked, luc, eleven - minute) }, plan)?.isNewShift,
  ).toBeUndefined()
  expect(nextStep(called, plan)?.isNewShift).toBeUndefined()
  const back = { ...asked, escalation: { taken: 0, at: eleven - 5 * minute, shiftEndsAt: eleven } }
  expect(nextStep(back, plan)?.isNewShift).toBeUndefined()
})

it('goes on with what comes next where nobody of the next shift can be reached', () => {
  const next = withoutShiftEnd(asked)
  expect(nextStep(next, plan)).toMatchObject({ dueAt: eleven + 87 * minute, index: 1 })
  const step = takeStep(next, plan, () => 1, eleven, true)
  expect(step).toMatchObject({ index: 1, change: { escalation: { taken: 2, at: eleven } } })
})

it('asks a shift that began while somebody was on the alert, whatever step was due before that', () => {
  const now = eleven + 10_000
  const step = takeStep({ ...asked, escalation: { taken: 1, at: eleven - 95 * minute } }, plan, () => 1, now)
  const escalation = step?.change.escalation
  if (!escalation) throw new Error('nothing is due')
  expect(withShiftEnd(escalation, plan, home, now, eleven)).toEqual({ ...escalation, shiftEndsAt: eleven })
  expect(withShiftEnd(escalation, plan, home, now, now + 1).shiftEndsAt).toBe(eleven + 8 * 60 * minute)
  const after = { ...asked, escalation: withShiftEnd(escalation, plan, home, now, eleven) }
  expect(nextStep(after, plan)).toMatchObject({ dueAt: eleven, isNewShift: true })
})

it('knows the turn at which the same people work on: one of them may have been away', () => {
  const [evening, night] = plan.shifts
  const same = [evening, night].flatMap((shift) => (shift ? [{ ...shift, uids: ['both'] }] : []))
  expect(shiftEndsAt({ shifts: same }, home, eleven - minute)).toBe(eleven)
})
