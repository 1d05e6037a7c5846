import { expect, test } from 'vitest'
import { openAlert } from './alert.fixture.ts'
import { acknowledge, resolve } from './alert-life.ts'
import { isWanted, outcomeOf } from './alert-outcome.ts'

const timeZone = 'America/Toronto'
/** 02:14 in Toronto. */
const at = Date.parse('2026-11-21T07:14:00Z')
const by = { uid: 'marie', name: 'Marie' }
const open = openAlert({ at })
const resolved = { ...open, ...resolve(open, by, 'falseAlarm', at + 60_000) }
const anything = { kind: null, shift: null, outcome: null }

test('an alert goes on until somebody says why it is over, or another took its place', () => {
  expect(outcomeOf(open)).toBe('inProgress')
  expect(outcomeOf({ ...open, ...acknowledge(open, by, at + 1) })).toBe('inProgress')
  expect(outcomeOf(resolved)).toBe('falseAlarm')
  expect(outcomeOf({ ...open, state: 'superseded' })).toBe('superseded')
  expect(outcomeOf({ ...open, state: 'resolved' })).toBe('other')
})

test.each([
  [anything, true],
  [{ ...anything, kind: 'buttonPressed' as const }, true],
  [{ ...anything, kind: 'fall' as const }, false],
  [{ ...anything, outcome: 'falseAlarm' as const }, true],
  [{ ...anything, outcome: 'helped' as const }, false],
  // A night over midnight holds it; that it begins with its end does not.
  [{ ...anything, shift: { start: '23:00', end: '07:00' } }, true],
  [{ ...anything, shift: { start: '22:00', end: '02:14' } }, false],
  [
    {
      kind: 'buttonPressed' as const,
      shift: { start: '02:14', end: '07:00' },
      outcome: 'falseAlarm' as const,
    },
    true,
  ],
])('what is looked for is found by all that is said of it (%#)', (wanted, found) => {
  expect(isWanted(resolved, wanted, timeZone)).toBe(found)
})

test('a shift is one of the home’s clock', () => {
  const night = { ...anything, shift: { start: '23:00', end: '07:00' } }
  expect(isWanted(resolved, night, 'Europe/Paris')).toBe(false)
})
