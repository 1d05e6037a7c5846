import { expect, test } from 'vitest'
import { UserError } from '../../bin/lib/user-error.mjs'
import { suspectingData } from './suspecting-data.ts'

test('whoever has kept data that may be damaged is told why nothing starts, and how to begin afresh', () => {
  const told = suspectingData(new UserError('The emulators did not start (see suite.log).'))
  expect(told).toBeInstanceOf(UserError)
  expect(String(told)).toMatch(/The emulators did not start \(see suite\.log\)\.\s+.*"npm start -- --fresh"/)
})

test('a defect of ours is not blamed on the data', () => {
  const defect = new TypeError('x is not a function')
  expect(suspectingData(defect)).toBe(defect)
})
