import { expect, it, test } from 'vitest'
import { askedByStep, stillAsked } from './asked-by-step.ts'

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

const asking = (createdAt: number, ...uids: string[]) => ({
  createdAt,
  deliveryIds: uids.map((uid) => `alert_escalated-${createdAt}_${uid}_sms`),
})
const alert = { alertId: 'alert', letGoAt: 0, isToRing: true }

it('asks nobody anew whom a step has asked, whoever the rule has told', () => {
  const raised = { createdAt: 1, deliveryIds: ['alert_opened_zoe_sms'] }
  expect([...stillAsked([raised, asking(2, 'luc', 'eva')], alert)]).toEqual(['luc', 'eva'])
  expect([...stillAsked([], alert)]).toEqual([])
})

it('asks whoever has left since anew, once they are back, and of another alert nobody', () => {
  const gone = { ...asking(2, 'luc', 'eva'), left: [{ uid: 'luc', alertId: 'alert' }] }
  expect([...stillAsked([gone], alert)]).toEqual(['eva'])
  expect([...stillAsked([gone, asking(3, 'luc')], alert)]).toContain('luc')
  expect([...stillAsked([gone], { ...alert, alertId: 'other' })]).toEqual(['luc', 'eva'])
})

it('asks anew who was told nothing as somebody let go of it, nor after', () => {
  const letGo = { createdAt: 5, deliveryIds: ['alert_released-3_luc_sms'] }
  expect([...stillAsked([asking(2, 'luc', 'eva'), letGo], { ...alert, letGoAt: 5 })]).toEqual(['luc'])
})

it('asks anew, where it rings phones, whom only an e-mail asked, or told as somebody let go of it: an e-mail wakes nobody', () => {
  const mailed = { createdAt: 3, deliveryIds: ['alert_escalated-3_luc_email'] }
  expect([...stillAsked([asking(2, 'eva'), mailed], alert)]).toEqual(['eva'])
  expect([...stillAsked([mailed], { ...alert, isToRing: false })]).toEqual(['luc'])
  const byRule = { createdAt: 4, deliveryIds: ['alert_opened_luc_sms'] }
  expect([...stillAsked([mailed, byRule], alert)]).toEqual([])
  const letGo = { createdAt: 5, deliveryIds: ['alert_released-4_eva_email'] }
  expect([...stillAsked([asking(2, 'eva'), letGo], { ...alert, letGoAt: 5 })]).toEqual([])
})

it('asks nobody anew to whom what failed as an e-mail went as an SMS', () => {
  const next = {
    createdAt: 3,
    deliveryIds: ['alert_escalated-3_luc_email', 'alert_escalated-3_luc_email-sms'],
  }
  expect([...stillAsked([next], alert)]).toEqual(['luc'])
})
