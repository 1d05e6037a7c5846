import { describe, expect, test } from 'vitest'
import { addressOf, faultOf } from './channel-fault.ts'

const [mobile, other] = ['+15145550101', '+15145550102']
const nothing = { email: 'lea@vigie.example', phone: null, phoneMobile: null, verifiedPhones: [] }

describe('who gave', () => {
  test.each([
    ['no number', {}, null, 'noNumber'],
    ['one that is not confirmed', { phoneMobile: mobile }, mobile, 'notVerified'],
    ['one that is', { phoneMobile: mobile, verifiedPhones: [mobile] }, mobile, null],
    ['another alone, which is', { phone: other, verifiedPhones: [other] }, other, null],
    [
      'another that is, beside a mobile that is not',
      { phoneMobile: mobile, phone: other, verifiedPhones: [other] },
      other,
      null,
    ],
    [
      'one that answered STOP',
      { phone: other, verifiedPhones: [other], stoppedPhones: [other] },
      other,
      'stopped',
    ],
  ] as const)('%s', (_, change, number, fault) => {
    const profile = {
      ...nothing,
      ...change,
      verifiedPhones: [...(('verifiedPhones' in change && change.verifiedPhones) || [])],
    }
    const stoppedPhones = 'stoppedPhones' in change ? [...change.stoppedPhones] : undefined
    expect(addressOf('sms', { ...profile, stoppedPhones })).toBe(number)
    expect(faultOf('sms', { ...profile, stoppedPhones }, true)).toBe(fault)
  })
})

test('who answered STOP to SMS is called all the same', () => {
  const profile = { ...nothing, phone: other, verifiedPhones: [other], stoppedPhones: [other] }
  expect(faultOf('voice', profile, true)).toBeNull()
})

test('an address that is not confirmed, and notifications that are on nowhere, reach nobody', () => {
  expect(faultOf('email', nothing, false)).toBe('emailNotVerified')
  expect(faultOf('email', nothing, true)).toBeNull()
  expect(faultOf('push', nothing, true)).toBe('notOn')
  expect(faultOf('push', { ...nothing, pushDevices: ['phone'] }, true)).toBeNull()
})
