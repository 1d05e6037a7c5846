import { expect, test } from 'vitest'
import { callSeenAt, type ShownCall, withCall } from './seen-calls.ts'

const shown = (...calls: [lastCallAt: number, since: number][]) =>
  calls.reduce<ShownCall[]>((all, [lastCallAt, since]) => withCall(all, { lastCallAt, since }), [])
const seenAt = (calls: readonly ShownCall[], at: number) => callSeenAt(calls, at)?.lastCallAt

test('a call that has just come was not seen by whoever presses now', () => {
  const calls = shown([1, 0], [2, 10_000])
  expect(seenAt(calls, 9_000)).toBe(1)
  expect(seenAt(calls, 10_000)).toBe(1)
  expect(seenAt(calls, 10_799)).toBe(1)
  expect(seenAt(calls, 10_800)).toBe(2)
})

test('the first call is what whoever presses at once has before them', () => {
  expect(seenAt(shown([1, 5_000]), 5_000)).toBe(1)
  expect(seenAt([], 5_000)).toBeUndefined()
})

test('calls in quick succession hide the last of them, not those before', () => {
  const calls = shown([1, 0], [2, 5_000], [3, 5_500], [4, 6_000])
  expect(seenAt(calls, 6_100)).toBe(2)
  expect(seenAt(calls, 6_300)).toBe(3)
  expect(seenAt(calls, 6_800)).toBe(4)
})

test('an alert that calls all night is not remembered call by call', () => {
  expect(shown(...Array.from({ length: 500 }, (_, n): [number, number] => [n, n * 60_000]))).toHaveLength(2)
})
