import { expect, test } from 'vitest'
import type { Channel } from '../alerts/channel.ts'
import {
  isBarred,
  type Reach,
  type Recorded,
  reachAboutNotice,
  reachAboutResident,
  reachOfResident,
  refusalAt,
} from './reachability.ts'

const user: NonNullable<Recorded['user']> = {
  email: 'marie@vigie.example',
  emailVerified: true,
  roleId: 11,
  operator: false,
  disabled: false,
  phone: '+15145550101',
  phoneMobile: '+15145550102',
  verifiedPhones: ['+15145550102'],
}
const member: NonNullable<Recorded['member']> = {
  state: 'accepted',
  roleId: 11,
  role: 11,
  beneficiaryIds: [],
}
const marie = (change: { user?: object; member?: object } = {}): Recorded => ({
  uid: 'marie',
  user: { ...user, ...change.user },
  member: { ...member, ...change.member },
})
const caregiver = { member: { role: 5, beneficiaryIds: ['roy'] } }
const administrator = { user: { roleId: 2 }, member: { role: 2, roleId: 1 } }

test.each<[string, Recorded, Reach]>([
  ['a member', marie(), { address: user.email ?? '' }],
  ['a caregiver of the resident', marie(caregiver), { address: user.email ?? '' }],
  [
    'a caregiver of another',
    marie({ member: { role: 5, beneficiaryIds: [] } }),
    { unreachable: 'mayNotReadAlerts' },
  ],
  ['one who was invited', marie({ member: { state: 'pending' } }), { unreachable: 'notAMember' }],
  ['nobody of the home', { ...marie(), member: null }, { unreachable: 'notAMember' }],
  ['one whose account is closed', marie({ user: { disabled: true } }), { unreachable: 'mayNotReadAlerts' }],
  [
    'one whose address is in doubt',
    marie({ user: { emailVerified: false } }),
    { unreachable: 'mayNotReadAlerts' },
  ],
  ['no address', marie({ user: { email: null } }), { unreachable: 'noAddress' }],
])('an alert by e-mail to %s', (_, person, reach) => {
  expect(reachAboutResident('email', person, 'roy')).toEqual(reach)
})

test.each<[string, object, Reach]>([
  ['a number that was verified', {}, { address: '+15145550102' }],
  ['the one number that was verified', { verifiedPhones: ['+15145550101'] }, { address: '+15145550101' }],
  ['a number in doubt', { verifiedPhones: [] }, { unreachable: 'addressNotVerified' }],
  ['no number', { phone: null, phoneMobile: null }, { unreachable: 'noAddress' }],
  ['somebody whose e-mail was never verified', { emailVerified: false }, { unreachable: 'mayNotReadAlerts' }],
])('an alert by SMS to %s', (_, change, reach) => {
  expect(reachAboutResident('sms', marie({ user: change }), 'roy')).toEqual(reach)
})

test('an alert of which it is not known whom it is about goes to staff alone', () => {
  expect(reachAboutResident('sms', marie(), null)).toEqual({ address: user.phoneMobile })
  expect(reachAboutResident('sms', marie(caregiver), null)).toEqual({ unreachable: 'mayNotReadAlerts' })
})

test('a notice goes to whoever administers, at an address that was verified', () => {
  expect(reachAboutNotice('email', marie(administrator))).toEqual({ address: user.email })
  expect(reachAboutNotice('email', { uid: 'root', user: { ...user, roleId: 1 }, member: null })).toEqual({
    address: user.email,
  })
  expect(reachAboutNotice('email', marie())).toEqual({ unreachable: 'mayNotReadNotices' })
  const unverified = { ...administrator, user: { roleId: 2, emailVerified: false } }
  expect(reachAboutNotice('email', marie(unverified))).toEqual({ unreachable: 'mayNotReadNotices' })
})

const roy = { email: 'roy@vigie.example', phone: '+15145550103', confirmedPhone: '+15145550103' }

test.each<[string, Channel, object, Reach]>([
  ['by SMS at a number that an administrator confirmed', 'sms', {}, { address: roy.phone }],
  ['by SMS at a number in doubt', 'sms', { confirmedPhone: null }, { unreachable: 'addressNotVerified' }],
  [
    'by SMS at another than the one that was confirmed',
    'sms',
    { phone: '+15145550104' },
    { unreachable: 'addressNotVerified' },
  ],
  ['by SMS without a number', 'sms', { phone: null }, { unreachable: 'noAddress' }],
  ['by e-mail', 'email', { confirmedPhone: null }, { address: roy.email }],
  ['by e-mail without an address', 'email', { email: null }, { unreachable: 'noAddress' }],
])('the resident’s own contact %s', (_, channel, change, reach) => {
  expect(reachOfResident(channel, { ...roy, ...change })).toEqual(reach)
})

test('a phone call goes to the number that an SMS goes to', () => {
  expect(reachAboutResident('voice', marie(), 'roy')).toEqual(reachAboutResident('sms', marie(), 'roy'))
  expect(reachOfResident('voice', roy)).toEqual({ address: roy.phone })
  expect(reachOfResident('voice', { ...roy, confirmedPhone: null })).toEqual({
    unreachable: 'addressNotVerified',
  })
})

test('a number that answered STOP gets no SMS, and is called all the same', () => {
  const stopped = marie({ user: { stoppedPhones: [user.phoneMobile ?? ''] } })
  expect(reachAboutResident('sms', stopped, 'roy')).toEqual({ unreachable: 'smsStopped' })
  expect(reachAboutResident('voice', stopped, 'roy')).toEqual({ address: user.phoneMobile })
  const other = marie({ user: { stoppedPhones: ['+15145550177'] } })
  expect(reachAboutResident('sms', other, 'roy')).toEqual({ address: user.phoneMobile })
  expect(reachOfResident('sms', { ...roy, stoppedPhone: roy.phone })).toEqual({ unreachable: 'smsStopped' })
  expect(reachOfResident('voice', { ...roy, stoppedPhone: roy.phone })).toEqual({ address: roy.phone })
})

test('whoever answers is told of it at the number that the recipient has by then alone', () => {
  expect(refusalAt({ address: '+15145550123' }, '+15145550123')).toBeNull()
  expect(refusalAt({ address: '+15145550199' }, '+15145550123')).toBe('otherNumber')
  expect(refusalAt({ unreachable: 'mayNotReadAlerts' }, '+15145550123')).toBe('mayNotReadAlerts')
  expect(refusalAt({ unreachable: 'addressNotVerified' }, '+15145550123')).toBe('otherNumber')
  // A number that is confirmed later, and is written to from then on, does not take the one that rings from them.
  const both = [user.phoneMobile, user.phone].flatMap((number) => number ?? [])
  const reach = reachAboutResident('voice', marie({ user: { verifiedPhones: both } }), 'roy')
  expect(both.map((number) => refusalAt(reach, number))).toEqual([null, null])
  // Nobody is to be asked of a trial.
  expect(refusalAt(null, '+15145550123')).toBeNull()
  expect(isBarred('otherNumber')).toBe(false)
})

test('what is wrong with a channel bars nobody', () => {
  expect(['notAMember', 'establishmentInactive', 'mayNotTake'].every(isBarred)).toBe(true)
  expect([null, 'noAddress', 'addressNotVerified', 'twilio 21211'].some(isBarred)).toBe(false)
})

test('a notification goes to whoever has turned them on, and may see the resident', () => {
  const pushDevices = ['6f1f2c1e-4bd5-4a86-9a43-0ddc3b4a6f2e']
  expect(reachAboutResident('push', marie({ user: { pushDevices } }), 'roy')).toEqual({ address: 'marie' })
  expect(reachAboutResident('push', marie(), 'roy')).toEqual({ unreachable: 'noPushDevice' })
  expect(reachAboutResident('push', marie({ user: { pushDevices: [] } }), 'roy')).toEqual({
    unreachable: 'noPushDevice',
  })
  expect(reachOfResident('push', roy)).toEqual({ unreachable: 'noPushDevice' })
  expect(isBarred('noPushDevice')).toBe(false)
})
