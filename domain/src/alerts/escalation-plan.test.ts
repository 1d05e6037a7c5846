import { expect, test } from 'vitest'
import {
  type EscalationStep,
  escalationStepSchema,
  firstPlan,
  hoursOfNobody,
  planFor,
  stepsNaming,
  stepsOfNobody,
  storedResidentPlanSchema,
} from './escalation-plan.ts'

const step = (uids: string[], onShift: boolean): EscalationStep => ({
  uids,
  onShift,
  methods: ['sms'],
  afterMinutes: 3,
})
const on = (shiftId: string, ...uids: string[]) => ({ shiftId, uids })
const day = { id: 'day', start: '07:00', end: '19:00' }
const night = { id: 'night', start: '21:00', end: '07:00' }

const { shifts: _, ...first } = firstPlan
const shifts = [{ shiftId: 'night', uids: ['anne'] }]
const ofHome = { ...firstPlan, repeatMinutes: 9, shifts }
const own = { ...first, repeatMinutes: 7 }

test('alerts of a resident follow their own plan, with whoever the home’s says is on shift, or else the home’s as it is', () => {
  expect(planFor(null, ofHome)).toBe(ofHome)
  expect(planFor(null, null)).toBeNull()
  expect(planFor(own, ofHome)).toEqual({ ...own, shifts })
  expect(planFor({ ...own, activated: false }, ofHome)).toMatchObject({ activated: false })
  // Somebody else's `updatedAt` is no part of it.
  expect(planFor({ ...own, updatedAt: 1 } as typeof own, ofHome)).toEqual({ ...own, shifts })
  const alone = planFor(own, null)
  expect(alone).toEqual({ ...own, shifts: [] })
  expect(alone && stepsOfNobody(alone)).toEqual([0])
})

test('a resident’s own plan says nothing of shifts', () => {
  expect(storedResidentPlanSchema.safeParse({ ...own, updatedAt: 1 }).success).toBe(true)
  expect(storedResidentPlanSchema.safeParse({ ...own, shifts, updatedAt: 1 }).success).toBe(false)
})

test('a step that names only whoever is on shift, where nobody is said to be on any, is one of nobody', () => {
  const steps = [step([], true), step(['anne'], false), step(['anne'], true)]
  expect(stepsOfNobody({ steps, shifts: [] })).toEqual([0])
  expect(stepsOfNobody({ steps, shifts: [on('day')] })).toEqual([0])
  expect(stepsOfNobody({ steps, shifts: [on('day', 'bob')] })).toEqual([])
})

test('it writes to nobody at the hours of no shift, and of shifts on which nobody works', () => {
  const steps = [step(['anne'], true), step([], true)]
  const shifts = [on('day', 'bob'), on('night', 'carl')]
  expect(hoursOfNobody({ steps, shifts }, [day, night])).toEqual([{ start: '19:00', end: '21:00' }])
  expect(hoursOfNobody({ steps, shifts: [on('day', 'bob'), on('night')] }, [day, night])).toEqual([
    { start: '19:00', end: '07:00' },
  ])
  expect(hoursOfNobody({ steps: [step(['anne'], true)], shifts }, [day, night])).toEqual([])
  expect(hoursOfNobody({ steps, shifts }, [day, { ...night, start: '19:00' }])).toEqual([])
})

test('a step has another way than a notification, which may go unseen', () => {
  const byPush = { ...step(['anne'], false), methods: ['push'] }
  expect(escalationStepSchema.safeParse(byPush).success).toBe(false)
  expect(
    escalationStepSchema.safeParse({ ...byPush, methods: ['sms', 'voice', 'email', 'push'] }).success,
  ).toBe(true)
})

test('a step tells somebody by name, or as they are on a shift, and says where it is nobody else', () => {
  const steps = [step(['anne'], false), step(['bob'], true), step(['bob'], false), step([], true)]
  const plan = { steps, shifts: [on('night', 'anne')] }
  expect(stepsNaming(plan, 'anne')).toEqual([
    { level: 2, isAlone: true },
    { level: 3, isAlone: false },
    { level: 5, isAlone: true },
  ])
  expect(stepsNaming(plan, 'carl')).toEqual([])
})
