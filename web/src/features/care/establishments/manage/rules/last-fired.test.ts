import { expect, test } from 'vitest'
import { lastFiredOf } from './last-fired.ts'

const alert = (
  id: string,
  lastOccurredAt: number,
  state: 'open' | 'resolved' = 'resolved',
  ruleId = 'r',
) => ({
  ...{ id, lastOccurredAt, state, ruleId, kind: 'doorOpen' as const, severity: undefined },
})

test('an alert in progress comes before one with a later event', () => {
  expect(lastFiredOf('r', [alert('open', 1, 'open')], [alert('over', 2)], 100)).toEqual({
    ...{ status: 'fired', alertId: 'open', at: 1, open: 'warning' },
  })
})

test('what was in progress when the page asked and is no more is over', () => {
  expect(lastFiredOf('r', [], [alert('a', 1, 'open'), alert('b', 2)], 100)).toEqual({
    ...{ status: 'fired', alertId: 'b', at: 2, open: null },
  })
})

test('that a rule never fired is said only where all alerts are known', () => {
  const others = [alert('a', 1, 'resolved', 'other'), alert('b', 2, 'resolved', 'other')]
  expect(lastFiredOf('r', [], others, 100)).toEqual({ status: 'never', within: null })
  expect(lastFiredOf('r', [], others, 2)).toEqual({ status: 'never', within: 2 })
  expect(lastFiredOf('r', [], null, 2)).toEqual({ status: 'unknown' })
})
