import { expect, test } from 'vitest'
import { isOfAllOnOne } from './of-all.tsx'

test('only on the page of a resident it is to be said that a rule is for all', () => {
  expect(isOfAllOnOne({ beneficiaryId: null }, 'roy')).toBe(true)
  expect(isOfAllOnOne({ beneficiaryId: 'roy' }, 'roy')).toBe(false)
  expect(isOfAllOnOne({ beneficiaryId: null }, null)).toBe(false)
})
