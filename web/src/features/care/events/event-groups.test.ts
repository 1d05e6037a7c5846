import { expect, test } from 'vitest'
import { groupsOf, isInGroup } from './event-groups.ts'

test('only groups that have something to show are offered, and none where there is no choice', () => {
  expect(groupsOf(['standUp', 'temperature', 'standUp'])).toEqual(['all', 'movement', 'climate'])
  expect(groupsOf(['standUp', 'layDown'])).toEqual([])
  expect(groupsOf([])).toEqual([])
})

test('a fall is among the calls', () => {
  expect(isInGroup('fall', 'call')).toBe(true)
  expect(isInGroup('fall', 'movement')).toBe(false)
  expect(isInGroup('fall', 'all')).toBe(true)
})
