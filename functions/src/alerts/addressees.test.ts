import type { LiveRule } from '@vigie/domain/alerts/notification-rule'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Member, User } from '@vigie/domain/people/user'
import { describe, expect, it } from 'vitest'
import { addresseesOf } from './addressees.ts'

const alice: User = {
  username: 'alice',
  displayName: 'Alice Tremblay',
  email: 'alice@vigie.example',
  locale: 'en',
  roleId: 11,
  phone: '+15145550101',
  phoneFix: null,
  phoneMobile: '+15145550102',
  phoneExt: null,
  lastConnectionAt: null,
  createdAt: 0,
  beneficiariesCount: 0,
}
const membership: Member = {
  uid: 'alice',
  displayName: alice.displayName,
  establishmentName: 'Résidence',
  roleId: 11,
  state: 'accepted',
  beneficiaryIds: [],
}
const resident: Beneficiary = {
  name: 'Mme Roy',
  room: '214',
  state: 'active',
  email: 'roy@vigie.example',
  phone: null,
  mood: null,
  health: null,
  appetite: null,
  avatar: null,
  color: '#0277bd',
  caregiverIds: [],
  lastUpdateAt: 0,
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
  resident?: Partial<Beneficiary>
}
const addressees = (change: Change = {}) =>
  addresseesOf(
    { ...rule, ...change.rule },
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
      },
    ])
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

  it.each<[string, Change, string]>([
    ['nobody by that id', { user: null, member: null }, 'notAMember'],
    ['a person without membership', { member: null }, 'notAMember'],
    ['a pending invitation', { member: { state: 'pending' } }, 'notAMember'],
    ['a refused invitation', { member: { state: 'refused' } }, 'notAMember'],
    ['a member without a role', { member: { roleId: null } }, 'mayNotReadAlerts'],
    [
      'a caregiver of somebody else',
      { user: { roleId: 5 }, resident: { caregiverIds: ['bob'] } },
      'mayNotReadAlerts',
    ],
    ['no phone at all', { user: { phone: null, phoneMobile: null } }, 'noAddress'],
    ['a resident without a phone', { rule: { recipients: [{ kind: 'beneficiary' }] } }, 'noAddress'],
    ['a voice call', { rule: { methods: ['voice'] } }, 'voiceNotAvailable'],
  ])('keeps %s on the list, unreachable', (_, change, unreachable) => {
    expect(firstOf(change)?.to).toEqual({ unreachable })
  })

  it('reaches the caregiver of the resident', () => {
    const own = firstOf({ user: { roleId: 5 }, resident: { caregiverIds: ['alice'] } })
    expect(own?.to).toEqual({ address: '+15145550102' })
  })
})
