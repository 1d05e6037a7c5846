import type { AlertAnswer } from '@vigie/domain/api/alert-calls'
import { expect, test } from 'vitest'
import { isDoneBy } from './tell-done-before.ts'

const me = { uid: 'me', name: 'Alice Tremblay' }
const bob = { uid: 'bob', name: 'Bob Roy' }

const answer = (fields: Partial<AlertAnswer>): AlertAnswer => ({
  id: 'a',
  state: 'acknowledged',
  changed: false,
  shownAt: null,
  acknowledgedBy: me,
  acknowledgedAt: 1,
  resolvedBy: null,
  resolvedAt: null,
  resolution: null,
  ...fields,
})
const resolved = { state: 'resolved', resolvedBy: me, resolvedAt: 2, resolution: 'helped' } as const

test('what was asked twice is done by whoever asked, also where only the second answer was heard', () => {
  expect(isDoneBy('me', answer({ changed: true }), 'acknowledged')).toBe(true)
  expect(isDoneBy('me', answer({}), 'acknowledged')).toBe(true)
  expect(isDoneBy('me', answer(resolved), 'helped')).toBe(true)
})

test('what somebody else did first, or what became of it otherwise, is not', () => {
  expect(isDoneBy('me', answer({ acknowledgedBy: bob }), 'acknowledged')).toBe(false)
  expect(isDoneBy('me', answer({ ...resolved, resolvedBy: bob }), 'acknowledged')).toBe(false)
  expect(isDoneBy('me', answer({ ...resolved, resolvedBy: bob }), 'helped')).toBe(false)
  expect(isDoneBy('me', answer({ ...resolved, resolution: 'falseAlarm' }), 'helped')).toBe(false)
  expect(isDoneBy('me', answer({ state: 'superseded' }), 'helped')).toBe(false)
})
