import { expect, test } from 'vitest'
import { licenceFaults } from './licences.ts'

test.each([
  [{ beds: 10, until: 1_000 }, 10, 1_000, []],
  [{ beds: 10, until: 1_000 }, 11, 1_000, ['tooManyBeds']],
  [{ beds: 10, until: 1_000 }, 10, 1_001, ['ended']],
  [{ beds: 0, until: 0 }, 1, 1, ['tooManyBeds', 'ended']],
  [{ beds: null, until: null }, 1_000, 1_000, []],
] as const)('%o with %i residents at %i', (licences, residents, now, faults) => {
  expect(licenceFaults(licences, residents, now)).toEqual(faults)
})
