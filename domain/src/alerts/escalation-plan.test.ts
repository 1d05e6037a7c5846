import { expect, test } from 'vitest'
import { firstPlan, planFor, stepsOfNobody, storedResidentPlanSchema } from './escalation-plan.ts'

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
