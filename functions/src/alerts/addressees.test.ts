import type { LiveRule } from '@vigie/domain/alerts/notification-rule'
import { describe, expect, it } from 'vitest'
import type { AlertPeople, Colleague } from '../data/people.ts'
import { addresseesOf } from './addressees.ts'

type User = NonNullable<Colleague['user']>
type Member = NonNullable<Colleague['member']>
type Resident = AlertPeople['resident']

const alice: User = {
  email: 'alice@vigie.example',
  emailVerified: true,
  locale: 'en',
  roleId: 11,
  operator: false,
  disabled: false,
  phone: '+15145550101',
  phoneMobile: '+15145550102',
  verifiedPhones: ['+15145550101', '+15145550102'],
}
const membership: Member = { roleId: 11, role: 11, state: 'accepted', beneficiaryIds: [] }
const resident: Resident = {
  name: 'Mme Roy',
  room: '214',
  email: 'roy@vigie.example',
  phone: null,
  confirmedPhone: null,
}
const rule: LiveRule = {
  type: 'live',
  name: 'Bouton',
  beneficiaryId: null,
  deviceTypes: ['NOVIKA-LW-BOUTON'],
  action: 'buttonPressed',
  shiftIds: [],
  recipients: [{ kind: 'user', uid: 'alice' }],
  methods: ['sms'],
  activated: true,
  createdBy: 'alice',
  createdAt: 0,
  updatedAt: 0,
}

interface Change {
  rule?: Partial<LiveRule>
  user?: Partial<User> | null
  member?: Partial<Member> | null
  resident?: Partial<Resident>
}
const addressees = (change: Change = {}) =>
  addresseesOf(
    change.rule?.recipients ?? rule.recipients,
    {
      rule: { ...rule, ...change.rule },
      place: { establishmentId: 'home', beneficiaryId: 'roy', deviceId: 'a84041f2c1d2e3f4' },
    },
    {
      resident: { ...resident, ...change.resident },
      colleagues: new Map([
        [
          'alice',
          {
            user: change.user === null ? null : { ...alice, ...change.user },
            member: change.member === null ? null : { ...membership, ...change.member },
          },
        ],
      ]),
    },
  )
const firstOf = (change: Change) => addressees(change)[0]

describe('addresseesOf', () => {
  it('sends an SMS to the mobile number, in the person’s language', () => {
    expect(addressees()).toEqual([
      {
        recipient: { kind: 'user', uid: 'alice' },
        channel: 'sms',
        locale: 'en',
        to: { address: '+15145550102' },
        mayTake: true,
        isStaff: true,
        others: [
          { channel: 'voice', address: '+15145550102' },
          { channel: 'email', address: 'alice@vigie.example' },
        ],
      },
    ])
  })

  it('names no channel as another that the rule uses, nor one without an address', () => {
    expect(firstOf({ rule: { methods: ['sms', 'voice', 'email'] } })?.others).toEqual([])
    expect(
      firstOf({ rule: { methods: ['email'] }, user: { phone: null, phoneMobile: null } })?.others,
    ).toEqual([])
  })

  it('falls back on the other phone', () => {
    expect(firstOf({ user: { phoneMobile: null } })?.to).toEqual({ address: '+15145550101' })
  })

  it('tells each recipient once per method, however often the rule names them', () => {
    const twice = addressees({
      rule: {
        recipients: [...rule.recipients, ...rule.recipients, { kind: 'beneficiary' }],
        methods: ['sms', 'email', 'sms'],
      },
    })
    expect(twice.map(({ recipient, channel }) => `${recipient.kind} ${channel}`)).toEqual([
      'user sms',
      'user email',
      'beneficiary sms',
      'beneficiary email',
    ])
  })

  it('writes to the resident’s own address, in French', () => {
    expect(firstOf({ rule: { recipients: [{ kind: 'beneficiary' }], methods: ['email'] } })).toMatchObject({
      locale: 'fr',
      to: { address: 'roy@vigie.example' },
    })
  })

  it.each<[string, Change, boolean]>([
    ['who reads only', { member: { roleId: 10, role: 10 } }, false],
    ['a relative, who is known to have seen it', { member: { role: 5, beneficiaryIds: ['roy'] } }, true],
    ['the resident’s own contact', { rule: { recipients: [{ kind: 'beneficiary' }] } }, false],
  ])('knows whether somebody may take the alert: %s', (_, change, mayTake) => {
    expect(firstOf(change)).toMatchObject({ mayTake })
  })

  it.each<[string, Change, string]>([
    ['nobody by that id', { user: null, member: null }, 'notAMember'],
    ['a person without membership', { member: null }, 'notAMember'],
    ['a pending invitation', { member: { state: 'pending' } }, 'notAMember'],
    ['a refused invitation', { member: { state: 'refused' } }, 'notAMember'],
    ['a member without a role', { member: { roleId: null } }, 'mayNotReadAlerts'],
    ['a caregiver of somebody else', { member: { role: 5, beneficiaryIds: ['gagnon'] } }, 'mayNotReadAlerts'],
    ['a member whose role is not known', { member: { role: null } }, 'mayNotReadAlerts'],
    ['somebody whose account is closed', { user: { disabled: true } }, 'mayNotReadAlerts'],
    [
      'an SMS to somebody whose address was never verified',
      { user: { emailVerified: false } },
      'mayNotReadAlerts',
    ],
    [
      'an e-mail to them',
      { rule: { methods: ['email'] }, user: { emailVerified: false } },
      'mayNotReadAlerts',
    ],
    ['no phone at all', { user: { phone: null, phoneMobile: null } }, 'noAddress'],
    ['a resident without a phone', { rule: { recipients: [{ kind: 'beneficiary' }] } }, 'noAddress'],
    [
      'a voice call to no phone',
      { rule: { methods: ['voice'] }, user: { phone: null, phoneMobile: null } },
      'noAddress',
    ],
    ['an SMS to a number that said STOP', { user: { stoppedPhones: ['+15145550102'] } }, 'smsStopped'],
  ])('keeps %s on the list, unreachable', (_, change, unreachable) => {
    expect(firstOf(change)?.to).toEqual({ unreachable })
  })

  it('writes to the resident by e-mail where nobody has confirmed their number', () => {
    const asked = { rule: { recipients: [{ kind: 'beneficiary' as const }] } }
    const phone = '+15145550103'
    expect(firstOf({ ...asked, resident: { phone } })).toMatchObject({
      to: { unreachable: 'addressNotVerified' },
      others: [{ channel: 'email', address: 'roy@vigie.example' }],
    })
    expect(firstOf({ ...asked, resident: { phone, confirmedPhone: phone } })?.to).toEqual({ address: phone })
  })

  it('reaches the caregiver of the resident', () => {
    const own = firstOf({ member: { role: 5, beneficiaryIds: ['roy'] } })
    expect(own?.to).toEqual({ address: '+15145550102' })
  })
})

describe('a rule that tells by notification too', () => {
  const pushDevices = ['6f1f2c1e-4bd5-4a86-9a43-0ddc3b4a6f2e']
  const channelsOf = (change: Change) =>
    addressees({ rule: { methods: ['sms', 'push'] }, ...change }).map(({ channel, to }) => [channel, to])

  it('sends it to who has turned them on, and nothing in its place to who has not', () => {
    const sms = ['sms', { address: '+15145550102' }]
    expect(channelsOf({ user: { pushDevices } })).toEqual([sms, ['push', { address: 'alice' }]])
    expect(channelsOf({})).toEqual([sms])
    expect(channelsOf({ member: null })).toEqual([['sms', { unreachable: 'notAMember' }]])
  })

  it('tries it before the e-mail where the SMS fails', () => {
    const [first] = addressees({ user: { pushDevices } })
    expect(first?.others.map(({ channel }) => channel)).toEqual(['voice', 'push', 'email'])
  })
})
