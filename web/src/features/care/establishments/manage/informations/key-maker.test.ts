import { expect, test } from 'vitest'
import { isMadeJustNow } from './key-maker.ts'

const now = Date.UTC(2026, 10, 28)
const hour = 3_600_000
const key = (id: string, madeBy: string | undefined, age: number) => ({ id, madeBy, madeAt: now - age })
const old = key('old', 'anne', 48 * hour)

test.each([
  ['a key of long ago', old, old, false],
  ['one that another has just made', key('new', 'anne', 60_000), key('new', 'anne', 60_000), true],
  ['one that another made while it was looked at', key('new', 'anne', 2 * hour), old, true],
  ['one of nobody knows whom meanwhile', key('new', undefined, 0), old, true],
  ['one of nobody knows whom before', key('new', undefined, 0), key('new', undefined, 0), false],
  ['one’s own of before', key('new', 'me', 0), key('new', 'me', 0), false],
  ['one’s own, whose answer was lost', key('asked', 'me', 0), old, false],
  ['none that can be read', undefined, undefined, false],
])('%s', (_what, current, began, isSaid) => {
  expect(isMadeJustNow({ current, began, uid: 'me', kid: 'asked', now })).toBe(isSaid)
})
