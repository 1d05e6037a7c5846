import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { expect, test } from 'vitest'
import { formOf, newStep, planOf, residentPlanOf, stepsLeft } from './plan-form.ts'

const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
const known = { people: new Map([['anne', 'Anne']]), shifts: [night] }
const step = { uids: ['anne'], onShift: false, methods: ['sms' as const], afterMinutes: 3 }
const plan = { ...firstPlan, steps: [step, { ...step, uids: ['gone'] }] }

test('what is typed is said as it was, without whoever has left', () => {
  const form = formOf(plan, known)
  const there = { ...plan, steps: [step, { ...step, uids: [] }], shifts: [{ shiftId: 'night', uids: [] }] }
  expect(planOf(form)).toEqual(there)
  const { shifts: _, ...own } = there
  expect(residentPlanOf(form)).toEqual(own)
})

test('a step of which all have left is named until somebody else is in it, one that was just added never', () => {
  const form = formOf(plan, known)
  expect(stepsLeft(form)).toEqual([3])
  expect(stepsLeft({ steps: [...form.steps, newStep({ ...step, uids: [] })] })).toEqual([3])
  expect(stepsLeft({ steps: form.steps.map((one) => ({ ...one, uids: ['anne'] })) })).toEqual([])
})
