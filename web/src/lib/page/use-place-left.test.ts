import { expect, test } from 'vitest'
import { movedBy } from './use-place-left.ts'

const at = (tops: Record<string, number>) =>
  new Map(Object.entries(tops).map(([name, top]) => [name, { top, bottom: top + 200 }]))
const place = new Map([
  ['205', 100],
  ['206', 320],
  ['207', 540],
])

test('who comes back is as far from their place as most of what they saw there', () => {
  expect(movedBy(place, at({ 204: 1_205, 205: 1_425, 206: 1_645, 207: 1_865 }))).toBe(1_325)
})

test('one that went to the top meanwhile, or away, takes nobody with it', () => {
  expect(movedBy(place, at({ 207: 180, 205: 1_425, 206: 1_645 }))).toBe(1_325)
  expect(movedBy(place, at({ 205: 1_425 }))).toBe(1_325)
})

test('where nothing was left, or none of it is there, nothing moves', () => {
  expect(movedBy(undefined, at({ 205: 1_425 }))).toBe(0)
  expect(movedBy(place, at({}))).toBe(0)
})
