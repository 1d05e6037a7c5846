import { expect, test } from 'vitest'
import { isFinal } from './kept-home-month.ts'

const alerts = { alerts: 3, resolved: 2, unreadable: 0 }
const tasks = { done: 9, missed: 1, unreadable: 0, isCut: false }
const month = (change: object = {}) =>
  ({ month: '2026-10', alerts, tasks, silences: [], ...change }) as unknown as Parameters<typeof isFinal>[0]
const exported = { exported: '2026-10', open: 0 }

test.each([
  ['was exported, and waits for nobody', month(), exported, true],
  ['was exported long ago, its silences being kept no more', month({ silences: null }), exported, true],
  ['is the one after the last that was exported', month(), { ...exported, exported: '2026-09' }, false],
  ['was never exported', month(), { ...exported, exported: null }, false],
  ['has an alert that somebody may resolve yet', month(), { ...exported, open: 1 }, false],
  ['has a silence that goes on', month({ silences: [{ isGoingOn: true }] }), exported, false],
  ['has an alert that could not be read', month({ alerts: { ...alerts, unreadable: 1 } }), exported, false],
  ['has a task that could not be read', month({ tasks: { ...tasks, unreadable: 1 } }), exported, false],
] as const)('a month that %s', (_what, told, beside, stays) => {
  expect(isFinal(told, beside)).toBe(stays)
})
