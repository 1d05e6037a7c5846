import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  leaseMs,
  nextTryAt,
  sendTimeoutMs,
  unreadableAgainAt,
  unreadableAgainMs,
  unreadableForMs,
} from './delivery-policy.ts'

const transient = { kind: 'transient', retryAfterMs: null } as const
const now = Date.parse('2026-11-21T10:15:02.120Z')
const uselessAfter = now + 3_600_000
const delayAfter = (attempts: number) => (nextTryAt({ attempts, uselessAfter }, transient, now) ?? 0) - now

test('the first tries again come soon, the later ones further and further apart', () => {
  expect([1, 2, 3, 4, 5, 6].map(delayAfter)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 30_000])
})

test('waits only grow, up to five minutes', () => {
  const delays = Array.from({ length: 400 }, (_, index) => delayAfter(index + 1))

  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(delays.at(-1)).toBe(300_000)
})

test('a provider that asks for patience is given it, within five minutes', () => {
  const asked = (retryAfterMs: number) =>
    nextTryAt({ attempts: 1, uselessAfter }, { kind: 'transient', retryAfterMs }, now)

  expect(asked(7_000)).toBe(now + 7_000)
  expect(asked(100)).toBe(now + 500)
  expect(asked(86_400_000)).toBe(now + 300_000)
})

test('a try that would never succeed is the last', () => {
  expect(nextTryAt({ attempts: 1, uselessAfter }, { ...transient, kind: 'final' }, now)).toBeNull()
})

test('a fault of our configuration is tried for as long as any other: it may be put right', () => {
  const configuration = { ...transient, kind: 'configuration' } as const
  expect(nextTryAt({ attempts: 9, uselessAfter }, configuration, now)).toBe(now + 300_000)
})

test('no try is planned for when the message is of no use, and all before are', () => {
  const kind = fc.constantFrom('transient', 'configuration')
  const left = fc.integer({ min: -1_000, max: 700_000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), left, kind, (attempts, leftMs, kind) => {
      const at = nextTryAt({ attempts, uselessAfter: now + leftMs }, { kind, retryAfterMs: null }, now)
      if (at === null) expect(delayAfter(attempts)).toBeGreaterThanOrEqual(leftMs)
      else expect(at).toBeLessThan(now + leftMs)
    }),
  )
})

test('a lease outlasts a try, so that a slow provider alone makes nobody send twice', () => {
  expect(leaseMs).toBeGreaterThan(2 * sendTimeoutMs)
})

test('what cannot be read is looked at again soon while it is new, then at a quarter of its age, for an hour', () => {
  const waits = [0, 60_000, 600_000, unreadableForMs - 1, unreadableForMs].map((age) => {
    const at = unreadableAgainAt(now - age, now)
    return at === null ? null : at - now
  })
  expect(waits).toEqual([unreadableAgainMs, 15_000, 150_000, 900_000, null])
})
