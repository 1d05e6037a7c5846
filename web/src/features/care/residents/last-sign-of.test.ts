import { expect, test } from 'vitest'
import { lastSignOf } from './last-sign-of.ts'

test('the last sign is that of the device heard last; devices that were never heard give none', () => {
  expect(lastSignOf([{ lastSeenAt: 1_000 }, { lastSeenAt: null }, { lastSeenAt: 3_000 }])).toBe(3_000)
  expect(lastSignOf([{ lastSeenAt: null }])).toBeNull()
  expect(lastSignOf([])).toBeNull()
})
