import { expect, test } from 'vitest'
import { inOrder, patient, settlesIn, unhurried } from './calm-order.ts'

const itself = (id: string) => id

test('the settled order holds; somebody new comes last until it settles again, somebody gone is gone', () => {
  expect(inOrder(['new', 'c', 'a'], ['a', 'b', 'c'], itself)).toEqual(['a', 'c', 'new'])
})

test('before anything has settled, worst first stands', () => {
  expect(inOrder(['c', 'a'], [], itself)).toEqual(['c', 'a'])
})

test('an order waits while the screen is touched, and not for ever', () => {
  expect(settlesIn({ touchedAt: 0, since: 50_000, now: 50_000 })).toBeLessThanOrEqual(0)
  expect(settlesIn({ touchedAt: 49_900, since: 50_000, now: 50_000 })).toBe(1_400)
  expect(settlesIn({ touchedAt: 55_900, since: 50_000, now: 55_900 })).toBe(100)
  expect(settlesIn({ touchedAt: 55_990, since: 50_000, now: 56_000 })).toBe(0)
})

test('what keeps nobody from anything waits until the screen is calm, and not for ever on one that never is', () => {
  expect(settlesIn({ touchedAt: 19_900, since: 0, now: 20_000 }, patient)).toBe(1_400)
  expect(settlesIn({ touchedAt: 29_900, since: 0, now: 30_000 }, patient)).toBe(0)
})

test('what is gone through one after the other keeps its place under a second tap, seconds later', () => {
  expect(settlesIn({ touchedAt: 0, since: 200, now: 3_500 }, unhurried)).toBe(1_500)
  expect(settlesIn({ touchedAt: 9_900, since: 0, now: 10_000 }, unhurried)).toBe(0)
})
