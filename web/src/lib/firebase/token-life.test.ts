import { expect, test } from 'vitest'
import { goodUntil } from './token-life.ts'

const hour = 3_600_000
const margin = 5 * 60_000
const issuedAt = Date.parse('2026-11-23T04:00:00Z')
const times = {
  issuedAtTime: new Date(issuedAt).toUTCString(),
  expirationTime: new Date(issuedAt + hour).toUTCString(),
}

test.each([
  ['right', 0, issuedAt + hour],
  ['an hour slow', -hour, issuedAt],
  ['an hour fast', hour, issuedAt + hour],
])('on a clock that is %s, a token is sent until shortly before it expires', (_, wrongBy, until) => {
  expect(goodUntil(times, issuedAt + wrongBy)).toBe(until - margin)
})

test('a token that is found half an hour after it was issued lasts no longer for that', () => {
  expect(goodUntil(times, issuedAt + hour / 2)).toBe(issuedAt + hour - margin)
})
