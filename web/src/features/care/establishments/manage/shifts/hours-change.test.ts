import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { expect, test } from 'vitest'
import { hoursChange, newHoursOfNobody, ruleHours, stepsOfShift } from './hours-change.ts'

const shift = (id: string, start: string, end: string) => ({
  ...{ id, name: id, nameFR: id, nameEN: id, start, end },
})
const shifts = [
  shift('day', '07:00', '15:00'),
  shift('evening', '15:00', '23:00'),
  shift('night', '23:00', '07:00'),
]
const short = { start: '23:00', end: '03:00' }
const shorter = hoursChange(shifts, 'night', short, true)
const rule = (id: string, shiftIds: string[], activated = true) => ({ id, name: id, shiftIds, activated })

test('it is a change where other hours are whole, of a shift that is there', () => {
  expect(shorter?.before).toBe(shifts)
  expect(shorter?.after).toEqual([...shifts.slice(0, 2), shift('night', '23:00', '03:00')])
  expect(hoursChange(shifts, 'night', { start: '23:00', end: '07:00' }, true)).toBeNull()
  expect(hoursChange(shifts, 'night', { start: '23:00', end: '' }, false)).toBeNull()
  expect(hoursChange(shifts, 'gone', short, true)).toBeNull()
})

test('a rule is in force by all of its shifts, those that follow one another as one', () => {
  if (!shorter) throw new Error('No change')
  const rules = [
    rule('ofNight', ['night']),
    rule('ofTwo', ['evening', 'night']),
    rule('ofAll', ['day', 'evening', 'night']),
    rule('apart', ['day', 'night']),
    rule('ofDay', ['day']),
    rule('always', []),
    rule('off', ['night'], false),
  ]
  expect(ruleHours(rules, 'night', shorter)).toEqual([
    {
      ...{ id: 'ofNight', name: 'ofNight', before: [{ start: '23:00', end: '07:00' }] },
      after: [{ start: '23:00', end: '03:00' }],
    },
    {
      ...{ id: 'ofTwo', name: 'ofTwo', before: [{ start: '15:00', end: '07:00' }] },
      after: [{ start: '15:00', end: '03:00' }],
    },
    {
      ...{ id: 'ofAll', name: 'ofAll', before: [{ start: '00:00', end: '00:00' }] },
      after: [{ start: '07:00', end: '03:00' }],
    },
    {
      ...{ id: 'apart', name: 'apart', before: [{ start: '23:00', end: '15:00' }] },
      after: [
        { start: '07:00', end: '15:00' },
        { start: '23:00', end: '03:00' },
      ],
    },
  ])
})

test('the steps of a shift are those for whoever is on shift, where somebody works it and the plan is in force', () => {
  const named = { uids: ['anne'], onShift: false, methods: ['sms' as const], afterMinutes: 3 }
  const steps = [...firstPlan.steps, named, ...firstPlan.steps]
  const plan = { ...firstPlan, steps, shifts: [{ shiftId: 'night', uids: ['anne'] }] }
  expect(stepsOfShift(plan, 'night')).toEqual([2, 4])
  expect(stepsOfShift(plan, 'day')).toEqual([])
  expect(stepsOfShift({ ...plan, shifts: [{ shiftId: 'night', uids: [] }] }, 'night')).toEqual([])
  expect(stepsOfShift({ ...plan, activated: false }, 'night')).toEqual([])
})

test('hours in which a step tells nobody are told where the change makes them others', () => {
  if (!shorter) throw new Error('No change')
  const plan = { ...firstPlan, shifts: [{ shiftId: 'night', uids: ['anne'] }] }
  expect(newHoursOfNobody(plan, shorter)).toEqual([{ start: '03:00', end: '23:00' }])
  const day = { ...firstPlan, shifts: [{ shiftId: 'day', uids: ['anne'] }] }
  expect(newHoursOfNobody(day, shorter)).toEqual([])
})
