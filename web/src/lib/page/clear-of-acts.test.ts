import { expect, test } from 'vitest'
import { mustClear, riseOf } from './clear-of-acts.ts'

const message = { top: 460, bottom: 560 }
const act = (top: number) => ({ top, bottom: top + 44 })

test('a message stays at the foot, or where it has risen to, as long as it covers no act', () => {
  expect(riseOf(message, [act(100), act(400), act(570)], 0)).toBe(0)
  expect(riseOf(message, [act(100)], 120)).toBe(120)
})

test('it rises above an act that it would cover, and above the next where there is no room between', () => {
  expect(riseOf(message, [act(500)], 0)).toBe(68)
  expect(riseOf(message, [act(500), act(360)], 0)).toBe(208)
})

test('one that has risen comes down where an act would be covered above', () => {
  expect(riseOf(message, [act(400)], 120)).toBe(0)
})

test('where there is no place on screen it is told all the same', () => {
  const everywhere = [40, 140, 240, 340, 440, 540].map(act)
  expect(riseOf(message, everywhere, 0)).toBe(0)
})

test('it stands off what is being pressed too, where there is a place for it', () => {
  const row = { top: 600, bottom: 652 }
  const buttons = [500, 620].map(act)
  expect(riseOf(row, [], 0, buttons)).toBe(40)
  // Not at the price of an alert.
  expect(riseOf(row, [{ top: 0, bottom: 590 }], 0, buttons)).toBe(0)
})

test('an alert as wide as the message is scrolled out from under it; one beside it or at the end cannot be', () => {
  const told = { left: 8, right: 352 }
  const inside = { left: 24, right: 336 }
  expect(mustClear(inside, told, true)).toBe(false)
  expect(mustClear(inside, told, false)).toBe(true)
  expect(mustClear({ left: 24, right: 700 }, told, true)).toBe(true)
  expect(mustClear({ left: 400, right: 700 }, told, false)).toBe(false)
})
