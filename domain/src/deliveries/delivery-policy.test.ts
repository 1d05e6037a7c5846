import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giveUpAfterMs, leaseMs, longestWaitMs, nextTryAt, sendTimeoutMs } from './delivery-policy.ts'

const transient = { kind: 'transient', retryAfterMs: null } as const
const now = Date.parse('2026-11-21T10:15:02.120Z')
const delayAfter = (attempts: number) => (nextTryAt({ attempts, createdAt: now }, transient, now) ?? 0) - now

test('the first five tries again come from the sender itself, then a sweep takes over', () => {
  const delays = [1, 2, 3, 4, 5, 6].map(delayAfter)

  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, 30_000])
  expect(delays.map((delay) => delay <= longestWaitMs)).toEqual([true, true, true, true, true, false])
})

test('waits only grow, up to five minutes', () => {
  const delays = Array.from({ length: 400 }, (_, index) => delayAfter(index + 1))

  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(delays.at(-1)).toBe(300_000)
})

test('a provider that asks for patience is given it, within five minutes', () => {
  const asked = (retryAfterMs: number) =>
    nextTryAt({ attempts: 1, createdAt: now }, { kind: 'transient', retryAfterMs }, now)

  expect(asked(7_000)).toBe(now + 7_000)
  expect(asked(100)).toBe(now + 500)
  expect(asked(86_400_000)).toBe(now + 300_000)
})

test('a try that would never succeed is the last', () => {
  expect(nextTryAt({ attempts: 1, createdAt: now }, { ...transient, kind: 'final' }, now)).toBeNull()
})

test('a fault of our configuration is tried for as long as any other: it may be put right', () => {
  expect(nextTryAt({ attempts: 9, createdAt: now }, { ...transient, kind: 'configuration' }, now)).toBe(
    now + 300_000,
  )
})

test('nothing is given up before it was tried for a day, and everything is after that', () => {
  const kind = fc.constantFrom('transient', 'configuration')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(3 * giveUpAfterMs), kind, (attempts, age, kind) => {
      const next = nextTryAt({ attempts, createdAt: now - age }, { kind, retryAfterMs: null }, now)
      expect(next === null).toBe(age >= giveUpAfterMs)
    }),
  )
})

test('a lease outlasts a try, so that a slow provider alone makes nobody send twice', () => {
  expect(leaseMs).toBeGreaterThan(2 * sendTimeoutMs)
})
