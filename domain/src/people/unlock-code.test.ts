import { expect, test } from 'vitest'
import { isBlocked, newUnlockCodeSchema, stillCounted, unlockCodeSchema, wrongCodes } from './unlock-code.ts'

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

const now = 1_000_000_000
const minute = 60_000
const before = (...minutes: number[]) => minutes.map((each) => now - each * minute)

test.each<[string, number[], number | null, boolean]>([
  ['five wrong tries within a quarter of an hour', before(1, 2, 3, 4, 14), null, true],
  ['four', before(1, 2, 3, 4, 15), null, false],
  [
    'five of which the owner entered the right one after three',
    before(1, 2, 4, 5, 6),
    now - 3 * minute,
    false,
  ],
  [
    'thirty of a day, whatever was entered between',
    before(...Array(30).keys()).map((at) => at - 20 * minute),
    now - minute,
    true,
  ],
  [
    'thirty, one of them of the day before',
    [...before(...Array(29).keys()).map((at) => at - 20 * minute), now - 1_440 * minute],
    null,
    false,
  ],
])('%s', (_, wrongAt, rightAt, blocked) => {
  expect(isBlocked({ wrongAt, rightAt }, now)).toBe(blocked)
})

test('whoever tries all the time gets as many tries in a month as the days allow', () => {
  const day = wrongCodes.aDay.withinMs
  let wrongAt: number[] = []
  let tries = 0
  for (let at = day; at < 31 * day; at += minute) {
    // The owner, who enters the right one each hour.
    const rightAt = at - (at % (60 * minute))
    if (isBlocked({ wrongAt, rightAt }, at)) continue
    wrongAt = [...stillCounted(wrongAt, at), at]
    tries += 1
  }
  expect(tries).toBeLessThanOrEqual(30 * wrongCodes.aDay.atMost)
})
