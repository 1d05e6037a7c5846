import { expect, test } from 'vitest'
import { delayAfter, noBackoff, policyBackoff, pushBackoff } from './backoff.ts'

test('doubles from the minimum up to the maximum', () => {
  const backoff = policyBackoff({
    minimumBackoff: { seconds: 1, nanos: 500_000_000 },
    maximumBackoff: { seconds: 10, nanos: 0 },
  })
  expect([1, 2, 3, 4, 5].map((attempts) => delayAfter(backoff, attempts))).toEqual([
    1500, 3000, 6000, 10_000, 10_000,
  ])
})

test('without a policy a pulled message waits for nothing, a pushed one 100 ms to 60 s', () => {
  expect(delayAfter(noBackoff, 7)).toBe(0)
  expect(delayAfter(pushBackoff, 1)).toBe(100)
  expect(delayAfter(pushBackoff, 2000)).toBe(60_000)
})
