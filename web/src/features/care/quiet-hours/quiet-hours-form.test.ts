import { expect, test } from 'vitest'
import { faultsOf, formOf, saidIn } from './quiet-hours-form.ts'

test('hours that are there are said again as they are, and none are', () => {
  const night = { start: '21:30', end: '06:00' }
  expect(saidIn(formOf(night))).toEqual(night)
  for (const none of [null, undefined]) expect(saidIn(formOf(none))).toBeNull()
})

test('each field says what it lacks, where there are to be hours at all', () => {
  const lacking = { isOn: true, start: '', end: '' }
  expect(faultsOf(lacking)).toEqual({ start: 'timeRequired', end: 'timeRequired' })
  expect(faultsOf({ ...lacking, start: '22:00', end: '22:00' })).toEqual({ end: 'endIsStart' })
  expect(faultsOf({ ...lacking, isOn: false })).toEqual({})
  expect(faultsOf(formOf({ start: '22:00', end: '06:00' }))).toEqual({})
})
