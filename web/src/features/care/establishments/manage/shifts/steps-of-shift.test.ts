import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { expect, test } from 'vitest'
import { newHoursOfNobody, stepsNamingShift, stepsOfShift } from './steps-of-shift.ts'

const shift = (id: string, start: string, end: string) => ({
  ...{ id, name: id, nameFR: id, nameEN: id, start, end },
})
const day = shift('day', '07:00', '23:00')
const shorter = {
  before: [day, shift('night', '23:00', '07:00')],
  after: [day, shift('night', '23:00', '03:00')],
}

test('the steps of a shift are those for whoever is on shift, where somebody works it and the plan is in force', () => {
  const named = { uids: ['anne'], onShift: false, methods: ['sms' as const], afterMinutes: 3 }
  const steps = [...firstPlan.steps, named, ...firstPlan.steps]
  const plan = { ...firstPlan, steps, shifts: [{ shiftId: 'night', uids: ['anne'] }] }
  expect(stepsOfShift(plan, 'night')).toEqual([2, 4])
  expect(stepsOfShift(plan, 'day')).toEqual([])
  expect(stepsOfShift({ ...plan, shifts: [{ shiftId: 'night', uids: [] }] }, 'night')).toEqual([])
  expect(stepsOfShift({ ...plan, activated: false }, 'night')).toEqual([])
  expect(stepsNamingShift({ ...plan, activated: false }, 'night')).toEqual([2, 4])
})

test('hours in which a step tells nobody are told where the change makes them others', () => {
  const plan = { ...firstPlan, shifts: [{ shiftId: 'night', uids: ['anne'] }] }
  expect(newHoursOfNobody(plan, shorter)).toEqual([{ start: '03:00', end: '23:00' }])
  const ofDay = { ...firstPlan, shifts: [{ shiftId: 'day', uids: ['anne'] }] }
  expect(newHoursOfNobody(ofDay, shorter)).toEqual([])
})
