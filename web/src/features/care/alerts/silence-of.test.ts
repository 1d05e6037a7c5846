import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import { expect, test } from 'vitest'
import { silenceOf } from './silence-of.ts'

const open = openAlert({ at: 1_000 })
/** Taken, not resolved in time, and others asked to come. */
const asked = {
  ...open,
  state: 'acknowledged' as const,
  acknowledgedAt: 2_000,
  escalation: { taken: 1, at: 3_000 },
}

test('that nobody answered is said of an alert that nobody is on; of one that somebody is on, that nobody else did', () => {
  expect(silenceOf({ ...open, nobodyAnsweredAt: 4_000 })).toBe('nobodyAnswered')
  expect(silenceOf(asked)).toBe('asksOthers')
  expect(silenceOf({ ...asked, nobodyAnsweredAt: 4_000 })).toBe('nobodyElse')
  expect(silenceOf({ ...asked, acknowledgedAt: 5_000 })).toBeNull()
})

test('of an e-mail that nobody confirmed it is not said that nobody could be reached', () => {
  const lost = (step: object) =>
    silenceOf({
      ...open,
      nobodyReachedAt: 4_000,
      timeline: [...open.timeline, { step: 'nobodyReached', at: 4_000, ...step }],
    })
  expect(lost({})).toBe('nobodyReached')
  expect(lost({ silent: true })).toBe('notConfirmed')
  // What was once not confirmed says nothing of a later loss.
  expect(lost({ silent: true, at: 2_000 })).toBe('nobodyReached')
})
