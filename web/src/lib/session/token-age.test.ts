import { tokenRefreshMs } from '@vigie/domain/constants'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterSeeing, isDue, type TokenAge, tryAgainMs } from './token-age.ts'

const at = 1_800_000_000_000
const young: TokenAge = { issuedAt: at - 5_000, seenAt: at, askedAt: 0 }

test.each([
  ['was just seen', young, at, false],
  ['is half an hour old', young, at + tokenRefreshMs, true],
  ['was there before the device slept', young, at + 9 * tokenRefreshMs, true],
  ['was seen on a clock that was set back since', young, at - 1, true],
  [
    'is old, and another was asked for just now',
    { ...young, askedAt: at + tokenRefreshMs },
    at + tokenRefreshMs + 1,
    false,
  ],
  [
    'is old, and nothing came of asking',
    { ...young, askedAt: at + tokenRefreshMs },
    at + tokenRefreshMs + tryAgainMs,
    true,
  ],
])('a token that %s', (_which, age, now, due) => {
  expect(isDue(age, now)).toBe(due)
})

test('a token is as old as it was to the first tab that saw it, also to one that still holds the one before', () => {
  expect(afterSeeing(null, at, at + 100)).toEqual({ issuedAt: at, seenAt: at + 100, askedAt: 0 })
  const renewed = afterSeeing(young, at + tokenRefreshMs, at + tokenRefreshMs)
  expect(afterSeeing(renewed, at + tokenRefreshMs, at + tokenRefreshMs + 900)).toBe(renewed)
  expect(afterSeeing(renewed, young.issuedAt, at + tokenRefreshMs + 900)).toBe(renewed)
})

/** Tabs that each look now and then, in turn, at what they know together, while the server answers or does not. */
const looks = fc.array(fc.record({ afterMs: fc.integer({ min: 0, max: 60_000 }), answers: fc.boolean() }), {
  minLength: 100,
  maxLength: 300,
})

test('however many tabs look, one asks at a time: no sooner than a minute after a failure, half an hour after a success', () => {
  fc.assert(
    fc.property(looks, (turns) => {
      let [now, age, last] = [at, young, { at, answered: true }]
      for (const { afterMs, answers } of turns) {
        now += afterMs
        if (!isDue(age, now)) {
          // Nobody is late either: the tabs look every minute.
          expect(now - last.at).toBeLessThan(last.answered ? tokenRefreshMs : tryAgainMs)
          continue
        }
        expect(now - last.at).toBeGreaterThanOrEqual(last.answered ? tokenRefreshMs : tryAgainMs)
        last = { at: now, answered: answers }
        age = { ...age, askedAt: now }
        if (answers) age = afterSeeing(age, age.issuedAt + 1, now)
      }
    }),
  )
})
