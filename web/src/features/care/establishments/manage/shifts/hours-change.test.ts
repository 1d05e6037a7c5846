import { expect, test } from 'vitest'
import { hoursChange, ruleHours } from './hours-change.ts'

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
