import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDue, type Listener, longestUnheardSince, waitAt } from './listener-state.ts'

const unheard = (since: number, tries = 1, triedAt = since): Listener => ({
  unheardSince: since,
  triedAt,
  tries,
})
const heard: Listener = { unheardSince: null, triedAt: 0, tries: 1 }

test('one listener that was not heard keeps the whole screen waiting, since the first of them', () => {
  expect(longestUnheardSince([])).toBeNull()
  expect(longestUnheardSince([heard, heard])).toBeNull()
  expect(longestUnheardSince([heard, unheard(700), unheard(300)])).toBe(300)
})

test('a wait settles, then is not live, then is said after two seconds', () => {
  expect(waitAt(null, 5_000, true)).toBe('none')
  expect(waitAt(1_000, 1_399, true)).toBe('settling')
  expect(waitAt(1_000, 1_400, true)).toBe('waiting')
  expect(waitAt(1_000, 2_999, true)).toBe('waiting')
  expect(waitAt(1_000, 3_000, true)).toBe('long')
})

test('what never was live waits from the first moment', () => {
  expect(waitAt(1_000, 1_000, false)).toBe('waiting')
  expect(waitAt(1_000, 3_000, false)).toBe('long')
})

test('a deaf listener is opened anew within 6 s, then twice as late each time, at most a minute apart', () => {
  expect(isDue(unheard(0), 0, 5_999)).toBe(false)
  expect(isDue(unheard(0), 0, 6_000)).toBe(true)
  expect(isDue(unheard(0, 2, 6_000), 0, 17_999)).toBe(false)
  expect(isDue(unheard(0, 2, 6_000), 0, 18_000)).toBe(true)
  expect(isDue(unheard(0, 40, 0), 0, 60_000)).toBe(true)
})

test('while the server is not proven to answer, no listener is blamed: its time begins with the proof', () => {
  expect(isDue(unheard(0), 50_000, 55_999)).toBe(false)
  expect(isDue(unheard(0), 50_000, 56_000)).toBe(true)
})

test('whatever happened, one that was heard is left alone and one that stays deaf is opened anew in the end', () => {
  const time = fc.nat({ max: 10_000_000 })
  fc.assert(
    fc.property(time, time, fc.integer({ min: 1, max: 50 }), time, (since, proven, tries, now) => {
      expect(isDue({ unheardSince: null, triedAt: since, tries }, proven, now)).toBe(false)
      expect(isDue(unheard(since, tries), proven, Math.max(since, proven) + 60_000)).toBe(true)
    }),
  )
})

test('a clock that was set back meanwhile makes nobody wait longer for it, nor calls a wait short', () => {
  expect(isDue(unheard(3_600_000), 3_500_000, 7_000)).toBe(true)
  expect(isDue(unheard(3_600_000), 3_500_000, 3_599_000)).toBe(false)
  // Opened anew since, it has its time again, though the proof is still of that clock.
  expect(isDue(unheard(3_600_000, 2, 1_000), 3_500_000, 12_999)).toBe(false)
  expect(isDue(unheard(3_600_000, 2, 1_000), 3_500_000, 13_000)).toBe(true)
  expect(waitAt(3_600_000, 1_000, true)).toBe('long')
})
