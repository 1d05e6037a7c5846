import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newUnlockCodeSchema, stillCounted, unlockCodeSchema, wrongCodes } from './unlock-code.ts'

test.each(['000000', '111111', '123456', '654321', '890123', '210987'])('%s is guessed first', (code) => {
  expect(unlockCodeSchema.safeParse(code).success).toBe(true)
  expect(newUnlockCodeSchema.safeParse(code).success).toBe(false)
})

test.each(['12345', '1234567', '12345a', '１２３４５６', '', ' 12340'])('%j is no code', (code) => {
  expect(unlockCodeSchema.safeParse(code).success).toBe(false)
})

test('all but thirty of the million codes may be chosen', () => {
  const refused = Array.from({ length: 1_000_000 }, (_, index) => String(index).padStart(6, '0')).filter(
    (code) => !newUnlockCodeSchema.safeParse(code).success,
  )
  expect(refused).toHaveLength(30)
})

test('a wrong try counts for a quarter of an hour', () => {
  const now = 1_000_000_000
  fc.assert(
    fc.property(fc.array(fc.integer({ min: now - 2 * wrongCodes.withinMs, max: now })), (tries) => {
      expect(stillCounted(tries, now)).toEqual(tries.filter((at) => now - at < wrongCodes.withinMs))
    }),
  )
})
