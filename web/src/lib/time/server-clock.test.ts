import { expect, test } from 'vitest'
import { offsetIn } from './server-clock.ts'

const at = Date.parse('2026-11-22T03:00:00Z')
const minute = 60_000
const headers = (fields: Record<string, string> = {}) =>
  new Headers({ date: new Date(at).toUTCString(), ...fields })

test('a device that is an hour slow has an hour to add, whatever the answer took', () => {
  expect(offsetIn(headers(), at - 60 * minute, at - 60 * minute + 1_000)).toBe(60 * minute)
})

test('a device that is a day fast has a day to take off', () => {
  expect(offsetIn(headers(), at + 1440 * minute, at + 1440 * minute + 1_000)).toBe(-1440 * minute)
})

test('what a second or the network accounts for is no wrong clock', () => {
  expect(offsetIn(headers(), at - 4_000, at + 900)).toBe(0)
  expect(offsetIn(headers(), at + 8_000, at + 8_100)).toBe(0)
})

test('an answer that a cache has kept is as much older as it says', () => {
  expect(offsetIn(headers({ age: '3600' }), at + 60 * minute, at + 60 * minute + 100)).toBe(0)
})

test('an answer without a time, or during which the clock was set, says nothing', () => {
  expect(offsetIn(new Headers(), at, at + 100)).toBe(null)
  expect(offsetIn(headers({ date: 'soon' }), at, at + 100)).toBe(null)
  expect(offsetIn(headers({ age: 'old' }), at, at + 100)).toBe(null)
  expect(offsetIn(headers(), at, at - 60 * minute)).toBe(null)
  expect(offsetIn(headers(), at, at + 60 * minute)).toBe(null)
})
