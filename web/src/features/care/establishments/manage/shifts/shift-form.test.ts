import { expect, test } from 'vitest'
import { emptyShift, faultsOf } from './shift-form.ts'

const night = { nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }

test('a shift over midnight is whole', () => {
  expect(faultsOf(night, 'night', [])).toEqual({})
})

test('each field says what it lacks', () => {
  expect(faultsOf(emptyShift, 'new', [])).toEqual({
    nameFR: 'shiftNameRequired',
    nameEN: 'shiftNameRequired',
    start: 'timeRequired',
    end: 'timeRequired',
  })
  expect(faultsOf({ ...night, nameEN: 'x'.repeat(81), end: '23:00' }, 'night', [])).toEqual({
    nameEN: 'tooLong',
    end: 'endIsStart',
  })
})

test('the name of another shift is said at its field, and its own is none of another', () => {
  const known = [{ id: 'night', name: 'Nuit', ...night }]
  const said = { nameFR: ' NUIT', nameEN: 'Late', start: '22:00', end: '06:00' }
  expect(faultsOf(said, 'new', known)).toEqual({ nameFR: 'shiftNameTaken' })
  expect(faultsOf(said, 'night', known)).toEqual({})
})
