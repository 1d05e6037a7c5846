import { expect, test } from 'vitest'
import type { Alert, AlertStep } from './alert.ts'
import { repeatEveryMs } from './alert-policy.ts'
import { toldAgainAt } from './let-go-again.ts'

const now = Date.parse('2026-11-21T02:14:00-05:00')
const second = 1_000
const luc = { uid: 'luc', name: 'Luc' }
const marie = { uid: 'marie', name: 'Marie' }
const accepted = (deliveryId: string, at = now - 40 * second): AlertStep => ({
  ...{ step: 'accepted', at, channel: 'sms', deliveryId, possibleRepeat: false },
})
const took = (by: typeof luc, at: number): AlertStep => ({ step: 'acknowledged', at, by })
const released = (at: number): AlertStep => ({ step: 'released', at, from: luc })
/** Luc took it, let go, which Anne was told by SMS, took it again and lets go now. */
const timeline = [
  took(luc, now - 60 * second),
  released(now - 42 * second),
  accepted('a_released-2_anne_sms'),
  took(luc, now - 20 * second),
  released(now),
]
const waits = (
  deliveryId: string,
  { steps = timeline, ...of }: { steps?: AlertStep[] } & Partial<Pick<Alert, 'nobodyReachedAt'>> = {},
  at = now,
) => toldAgainAt({ timeline: steps, nobodyReachedAt: null, ...of }, deliveryId, 'luc', at)

test('whoever was just told that the same person let go is told again when a repeat may go', () => {
  expect(waits('a_released-3_anne_sms')).toBe(now - 40 * second + repeatEveryMs)
  expect(waits('a_released-3_anne_sms', {}, now - 40 * second + repeatEveryMs)).toBeNull()
})

test('nothing waits for whoever was not told so, on that channel, or of whom it is known that it did not arrive', () => {
  expect(waits('a_released-3_paul_sms')).toBeNull()
  expect(waits('a_released-3_anne_email')).toBeNull()
  expect(waits('a_released-3_jo_anne_sms')).toBeNull()
  expect(waits('a_calledAgain-3_anne_sms')).toBeNull()
  const opened = [accepted('a_opened_anne_sms'), took(luc, now - second), released(now)]
  expect(waits('a_released-2_anne_sms', { steps: opened })).toBeNull()
  const lost = { step: 'undeliverable', at: now - second, channel: 'sms' } as const
  const steps = [...timeline, { ...lost, deliveryId: 'a_released-2_anne_sms' }]
  expect(waits('a_released-3_anne_sms', { steps })).toBeNull()
})

test('a phone is rung again at once: one that was called off has told nobody', () => {
  const rang = [accepted('a_released-2_anne_voice'), released(now)]
  expect(waits('a_released-3_anne_voice', { steps: rang })).toBeNull()
})

test('nothing waits where nobody is reached, or where somebody else took it meanwhile', () => {
  expect(waits('a_released-3_anne_sms', { nobodyReachedAt: now - second })).toBeNull()
  const steps = [...timeline.slice(0, 3), took(marie, now - 30 * second), ...timeline.slice(3)]
  expect(waits('a_released-3_anne_sms', { steps })).toBeNull()
})
