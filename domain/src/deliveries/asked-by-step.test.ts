import { expect, test } from 'vitest'
import { askedByStep } from './asked-by-step.ts'

test('the message of a step says by its id who is asked, and how', () => {
  const marie = { uid: 'ma_rie-1', channel: 'sms' }
  expect(askedByStep('alert_1_escalated-12_ma_rie-1_sms')).toEqual(marie)
  expect(askedByStep('alert_1_unresolved-3_ma_rie-1_email')).toEqual({ ...marie, channel: 'email' })
})

test.each([
  'alert_opened_marie_sms',
  'alert_released-2_marie_sms',
  'alert_repeated-3_marie_voice',
  'alert_escalated-2_marie_fax',
])('%s is of no step', (id) => {
  expect(askedByStep(id)).toBeNull()
})
