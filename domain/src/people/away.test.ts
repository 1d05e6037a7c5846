import { expect, it } from 'vitest'
import { type Away, awayAfter, isAway } from './away.ts'

const away: Away = { since: 100, until: 200, by: 'marie' }

it('begins at once and ends by itself', () => {
  expect([100, 199, 200].map((at) => isAway(away, at))).toEqual([true, true, false])
  expect(isAway({ ...away, until: null }, 9_999_999)).toBe(true)
  // A screen tells the time by tens of seconds.
  expect(isAway(away, 91)).toBe(true)
  expect([null, undefined].map((none) => isAway(none, 150))).toEqual([false, false])
})

it('is said once, and anew once it is over', () => {
  expect(awayAfter(null, { until: 200 }, 'marie', 100)).toEqual(away)
  expect(awayAfter(away, { until: 200 }, 'anne', 150)).toBeUndefined()
  expect(awayAfter(away, { until: null }, 'anne', 150)).toEqual({ since: 100, until: null, by: 'anne' })
  expect(awayAfter(away, { until: 300 }, 'anne', 250)).toEqual({ since: 250, until: 300, by: 'anne' })
})

it('ends when somebody says so, once', () => {
  expect(awayAfter(away, null, 'marie', 150)).toBeNull()
  for (const none of [null, undefined]) expect(awayAfter(none, null, 'marie', 150)).toBeUndefined()
  expect(awayAfter(away, null, 'marie', 250)).toBeUndefined()
})
