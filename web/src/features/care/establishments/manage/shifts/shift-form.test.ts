import { expect, test } from 'vitest'
import { emptyShift, faultsOf } from './shift-form.ts'

const night = { nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }

test('a shift over midnight is whole', () => {
  expect(faultsOf(night)).toEqual({})
})

test('each field says what it lacks', () => {
  expect(faultsOf(emptyShift)).toEqual({
    nameFR: 'shiftNameRequired',
    nameEN: 'shiftNameRequired',
    start: 'timeRequired',
    end: 'timeRequired',
  })
  expect(faultsOf({ ...night, nameEN: 'x'.repeat(81), end: '23:00' })).toEqual({
    nameEN: 'tooLong',
    end: 'endIsStart',
  })
})
