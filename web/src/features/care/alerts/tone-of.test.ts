import { expect, test } from 'vitest'
import type { OwnAlert } from './open-alerts-context.ts'
import { lastCallOf, unattendedTone } from './tone-of.ts'

const called = (severity: string, lastCallAt: number, change: object = {}) =>
  ({ alert: { kind: 'standUp', severity, state: 'open', lastCallAt, ...change }, underWay: null }) as OwnAlert

test('a call for help that nobody has taken is reminded of by when it last called, whatever warnings came since', () => {
  const list = [called('callForHelp', 10), called('callForHelp', 20), called('warning', 99)]
  const open = { list, unseen: [] }
  expect(unattendedTone(open)).toBe('callForHelp')
  expect(lastCallOf(open, 'callForHelp')).toBe(20)
  expect(lastCallOf(open, 'warning')).toBe(99)
})

test('one that somebody has taken counts no more, nor what nobody sounds', () => {
  const taken = called('callForHelp', 50, { state: 'acknowledged' })
  const list = [taken, called('warning', 7), called('technical', 99)]
  expect(unattendedTone({ list, unseen: [] })).toBe('warning')
  expect(lastCallOf({ list }, 'warning')).toBe(7)
  expect(lastCallOf({ list }, 'callForHelp')).toBe(0)
})
