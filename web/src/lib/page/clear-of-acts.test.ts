import { expect, test } from 'vitest'
import { riseOf } from './clear-of-acts.ts'

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
