import { expect, it } from 'vitest'
import { callOverWithinMs } from '../deliveries/delivery-policy.ts'
import type { AlertStep } from './alert.ts'
import { ringingInVain } from './ringing.ts'

const now = 1_000_000
const accepted = (deliveryId: string, channel: 'sms' | 'voice', at = now - 1): AlertStep => ({
  step: 'accepted',
  at,
  channel,
  deliveryId,
  possibleRepeat: false,
})
const timeline: AlertStep[] = [
  accepted('old', 'voice', now - callOverWithinMs),
  accepted('sms', 'sms'),
  accepted('rings', 'voice'),
  accepted('busy', 'voice'),
  { step: 'undeliverable', at: now, channel: 'voice', deliveryId: 'busy' },
]

it('is a call that was placed lately and has not ended, of an alert that somebody is on', () => {
  expect(ringingInVain({ state: 'open', timeline }, now)).toEqual([])
  for (const state of ['acknowledged', 'resolved', 'superseded'] as const)
    expect(ringingInVain({ state, timeline }, now)).toEqual(['rings'])
  const again = [...timeline, accepted('busy', 'voice', now + 1)]
  expect(ringingInVain({ state: 'acknowledged', timeline: again }, now + 2)).toEqual(['rings', 'busy'])
})
