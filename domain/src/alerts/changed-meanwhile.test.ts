import { expect, it } from 'vitest'
import { wasChangedMeanwhile } from './changed-meanwhile.ts'
import { liveRuleOf } from './live-rule.fixture.ts'

const at = 1_000_000
const wave = { first: 'a_opened', createdAt: at, deliveryIds: ['a_opened_paul_sms'] }
const users = (...uids: string[]) => uids.map((uid) => ({ kind: 'user' as const, uid }))
const rule = liveRuleOf({ updatedAt: at - 100, recipients: users('paul', 'marie') })

it('is asked of a rule that names somebody whom the wave does not tell', () => {
  expect(wasChangedMeanwhile(rule, wave)).toBe(true)
  expect(wasChangedMeanwhile({ ...rule, updatedAt: at + 20_000 }, wave)).toBe(true)
  expect(wasChangedMeanwhile(rule, { ...wave, first: 'a_repeated-2' })).toBe(true)
  expect(wasChangedMeanwhile({ ...rule, recipients: [{ kind: 'beneficiary' }] }, wave)).toBe(true)
  expect(wasChangedMeanwhile({ ...rule, recipients: users('paul') }, wave)).toBe(false)
})

it('is asked of one that rings a phone, where the wave rings none', () => {
  const told = { ...rule, recipients: users('paul') }
  const byMail = { ...wave, deliveryIds: ['a_opened_paul_email'] }
  expect(wasChangedMeanwhile({ ...told, methods: ['email', 'sms'] }, byMail)).toBe(true)
  expect(wasChangedMeanwhile({ ...told, methods: ['email'] }, byMail)).toBe(false)
})

it('is not of one that was changed long before, never, or is off, nor of a step of the plan', () => {
  expect(wasChangedMeanwhile(rule, { ...wave, first: 'a_escalated-2' })).toBe(false)
  expect(wasChangedMeanwhile({ ...rule, updatedAt: at - 60_001 }, wave)).toBe(false)
  expect(wasChangedMeanwhile({ ...rule, createdAt: rule.updatedAt }, wave)).toBe(false)
  expect(wasChangedMeanwhile({ ...rule, activated: false }, wave)).toBe(false)
})
