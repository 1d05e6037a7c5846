import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAlert } from './alert.fixture.ts'
import { type Alert, alertSchema } from './alert.ts'
import {
  acknowledge,
  asSeenBy,
  hasCalledSince,
  hasMadeCall,
  isOver,
  release,
  resolve,
  show,
} from './alert-life.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const marie = { uid: 'marie', name: 'Marie' }
const luc = { uid: 'luc', name: 'Luc' }
const open = openAlert({ at: now })
const after = (alert: Alert, change: Partial<Alert> | null): Alert => ({ ...alert, ...change })

test('whoever acknowledges an open alert is on it, with when', () => {
  expect(acknowledge(open, marie, now + 1)).toEqual({
    state: 'acknowledged',
    acknowledgedBy: marie,
    acknowledgedAt: now + 1,
    nobodyAnsweredAt: null,
    lastActivityAt: now + 1,
    timeline: [
      { step: 'opened', at: now },
      { step: 'acknowledged', at: now + 1, by: marie },
    ],
  })
})

test('acknowledging again changes nothing, neither by the same person nor by a second', () => {
  const taken = after(open, acknowledge(open, marie, now + 1))

  expect(acknowledge(taken, marie, now + 2)).toBeNull()
  expect(acknowledge(taken, luc, now + 2)).toBeNull()
})

test('what a relative is on is theirs on their own screens alone: staff are called until one of them takes it', () => {
  const relative = { uid: 'isabelle', name: 'Isabelle', isRelative: true } as const
  const seen = after(open, acknowledge(open, relative, now + 1))
  expect(seen).toMatchObject({ state: 'open', acknowledgedBy: null, acknowledgedAt: null })
  expect(seen.timeline.at(-1)).toEqual({ step: 'acknowledged', at: now + 1, by: relative })
  expect(asSeenBy(seen, relative)).toMatchObject({ state: 'acknowledged', acknowledgedBy: relative })
  expect(asSeenBy(seen, marie)).toBe(seen)
  // Of the staff by now, they are called.
  expect(asSeenBy(seen, { uid: 'isabelle' })).toBe(seen)
  expect(acknowledge(seen, relative, now + 2)).toBeNull()
  const called = { ...seen, lastCallAt: now + 3 }
  expect(asSeenBy(called, relative)).toBe(called)
  expect(acknowledge(called, relative, now + 4)?.relatives).toEqual([{ by: relative, at: now + 4 }])
  const taken = after(seen, acknowledge(seen, marie, now + 2))
  expect(taken).toMatchObject({ state: 'acknowledged', acknowledgedBy: marie })
  expect(acknowledge(taken, relative, now + 3)).toBeNull()
})

test('an alert whose taker is gone is open again, and calls anew', () => {
  const taken = after(open, acknowledge(open, marie, now + 1))
  const released = after(taken, release(taken, now + 2))
  expect(alertSchema.parse(released)).toEqual(released)
  expect(released).toMatchObject({ state: 'open', acknowledgedBy: null, formerTaker: null })
  expect(hasCalledSince(released, taken.lastCallAt)).toBe(true)
  expect(released.timeline.at(-1)).toEqual({ step: 'released', at: now + 2, from: marie })
  expect(acknowledge(released, luc, now + 3)).toMatchObject({ acknowledgedBy: luc })
})

test('of an alert that nobody is on, or that is over, nothing is released', () => {
  expect(release(open, now + 1)).toBeNull()
  expect(release(after(open, resolve(open, marie, 'helped', now + 1)), now + 2)).toBeNull()
})

test('an alert may be resolved straight from open, and says then that nobody acknowledged it', () => {
  const resolved = after(open, resolve(open, luc, 'helped', now + 1))

  expect(resolved).toMatchObject({ state: 'resolved', resolvedBy: luc, acknowledgedBy: null })
  expect(resolved.timeline.at(-1)).toEqual({ step: 'resolved', at: now + 1, by: luc, resolution: 'helped' })
})

test('a resolved alert stays as it was resolved', () => {
  const resolved = after(open, resolve(open, luc, 'helped', now + 1))

  expect(acknowledge(resolved, marie, now + 2)).toBeNull()
  expect(resolve(resolved, marie, 'falseAlarm', now + 2)).toBeNull()
})

test('an alert that gave way to a newer one is nobody’s to acknowledge or resolve', () => {
  const superseded: Alert = { ...open, state: 'superseded' }

  expect(isOver(superseded)).toBe(true)
  expect(acknowledge(superseded, marie, now + 2)).toBeNull()
  expect(resolve(superseded, marie, 'helped', now + 2)).toBeNull()
})

test('only a call after the one that somebody saw is news to them', () => {
  expect(hasCalledSince(open, open.lastCallAt)).toBe(false)
  expect(hasCalledSince(open, open.lastCallAt - 1)).toBe(true)
})

test('a call that an alert has not made yet was seen by nobody', () => {
  expect(hasMadeCall(open, open.lastCallAt)).toBe(true)
  expect(hasMadeCall(open, open.lastCallAt + 1)).toBe(false)
})

test('the first screen that shows an alert counts', () => {
  const shown = after(open, show(open, marie, now + 80))

  expect(shown.times.shownAt).toBe(now + 80)
  expect(show(shown, luc, now + 90)).toBeNull()
})

test('a relative’s screen, which may be far away, does not count as one that showed it', () => {
  expect(show(open, { uid: 'isabelle', name: 'Isabelle', isRelative: true }, now + 80)).toBeNull()
})

test('in whatever order people act, the alert stays valid and no step is told twice', () => {
  const person = fc.constantFrom(marie, luc)
  const act = fc.oneof(
    person.map((by) => (alert: Alert) => acknowledge(alert, by, now)),
    person.map((by) => (alert: Alert) => resolve(alert, by, 'test', now)),
    person.map((by) => (alert: Alert) => show(alert, by, now)),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const end = acts.reduce((alert, perform) => after(alert, perform(alert)), open)
      const steps = end.timeline.map(({ step }) => step)

      expect(alertSchema.safeParse(end).success).toBe(true)
      expect(steps.length).toBe(new Set(steps).size)
      expect(steps.includes('resolved')).toBe(end.state === 'resolved')
    }),
  )
})
