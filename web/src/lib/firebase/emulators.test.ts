import { expect, test } from 'vitest'
import { emulatorPort } from './emulators.ts'

test('a suite is found from the port that the page came from', () => {
  expect(emulatorPort('auth', 5000)).toBe(9099)
  expect(emulatorPort('firestore', 15_000)).toBe(18_080)
})
