import { expect, test } from 'vitest'
import { isSteadyAt, type Place, seenAt } from './steadiness.ts'

const at = (screenY: number, pageY: number): Place => ({
  onScreen: { x: 0, y: screenY },
  onPage: { x: 0, y: pageY },
})

test('what has just appeared takes no press until it has stood there for a while', () => {
  const seen = seenAt(undefined, at(100, 100), 5_000)
  expect([4_900, 5_000, 5_799, 5_800].map((pressed) => isSteadyAt(seen, pressed))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('what moves begins anew, and a slow drift is a movement too', () => {
  let seen = seenAt(undefined, at(100, 100), 0)
  seen = seenAt(seen, at(160, 160), 2_000)
  expect(seen.since).toBe(2_000)
  for (const y of [166, 172, 178]) seen = seenAt(seen, at(y, y), 3_000)
  expect(seen.since).toBe(3_000)
})

test('what stays, is scrolled, or stays on screen while the page behind it moves has not moved', () => {
  let seen = seenAt(undefined, at(100, 100), 0)
  seen = seenAt(seen, at(104, 104), 1_000)
  seen = seenAt(seen, at(-300, 104), 2_000)
  seen = seenAt(seen, at(-300, 700), 3_000)
  expect(seen.since).toBe(0)
})
