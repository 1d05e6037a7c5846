import { expect, test } from 'vitest'
import { queuedSms } from './delivery.fixture.ts'
import type { Delivery } from './delivery.ts'
import { isRepeatedBy } from './later-message.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const first = queuedSms(now)
const later = (change: Partial<Delivery> = {}) => queuedSms(now + 120_000, change)
const aboutBoth: Delivery['about'] = { kind: 'alert', alertIds: ['alert', 'other'], waveId: 'later' }

test.each(['pending', 'sending', 'accepted', 'delivered'] as const)(
  'a message gives way to a later one to the same person on the same channel: %s',
  (state) => {
    expect(isRepeatedBy(first, ['alert'], [later({ state })])).toBe(true)
  },
)

test.each<[string, Partial<Delivery>]>([
  ['to somebody else', { recipient: { kind: 'user', uid: 'luc' } }],
  ['to the resident', { recipient: { kind: 'beneficiary' } }],
  ['on another channel', { channel: 'email' }],
  ['that failed', { state: 'failed' }],
  ['that may not be sent', { state: 'cancelled', lastError: 'notAMember' }],
  ['about another alert', { about: { kind: 'alert', alertIds: ['other'], waveId: 'later' } }],
  ['that is not later', { createdAt: now }],
])('it does not give way to one %s', (_what, change) => {
  expect(isRepeatedBy(first, ['alert'], [later(change)])).toBe(false)
})

test('a message about two alerts gives way once both are told of again', () => {
  const both = { ...first, about: aboutBoth }

  expect(isRepeatedBy(both, ['alert', 'other'], [later()])).toBe(false)
  expect(isRepeatedBy(both, ['alert', 'other'], [later({ about: aboutBoth })])).toBe(true)
  expect(isRepeatedBy(both, ['alert'], [later()])).toBe(true)
})

test('a message to the resident gives way to the later one to the resident', () => {
  const recipient = { kind: 'beneficiary' } as const

  expect(isRepeatedBy({ ...first, recipient }, ['alert'], [later({ recipient })])).toBe(true)
})
