import { describe, expect, it } from 'vitest'
import type { Recorded } from '../deliveries/reachability.ts'
import { roles } from '../people/roles.ts'
import type { RuleSaid } from './managed-rule.ts'
import { reachFault } from './rule-reach.ts'

const number = '+15145550100'
const somebody = (uid: string, verifiedPhones: string[]): Recorded => ({
  uid,
  user: {
    ...{ roleId: roles.NURSE, operator: false, disabled: false, emailVerified: true },
    ...{ email: `${uid}@vigie.example`, phone: null, phoneMobile: number, verifiedPhones },
  },
  member: { state: 'accepted', roleId: roles.READ_WRITE, role: roles.NURSE, beneficiaryIds: [] },
})
const people = [somebody('anne', [number]), somebody('bob', []), somebody('carl', [])]
const to = (...uids: string[]) => uids.map((uid) => ({ kind: 'user' as const, uid }))
const faultOf = (rule: Pick<RuleSaid, 'recipients' | 'methods'>) =>
  reachFault({ beneficiaryId: null, ...rule }, people, null)

describe('whether a rule tells somebody as it says', () => {
  it('names each of those whom none of its ways reaches', () => {
    expect(faultOf({ recipients: to('anne', 'bob', 'carl'), methods: ['sms'] })).toEqual({
      ...{ why: 'recipientUnreachable', who: to('bob', 'carl') },
    })
  })

  it('names nobody of a way that reaches none, and whoever is no member', () => {
    expect(faultOf({ recipients: to('bob'), methods: ['sms', 'email'] })).toEqual({
      ...{ why: 'methodReachesNobody', who: [] },
    })
    expect(faultOf({ recipients: to('dora'), methods: ['email'] })).toEqual({
      why: 'memberNotFound',
      who: to('dora'),
    })
  })

  it('names each member whom their level, or whom they follow, lets read nothing of it', () => {
    const member = { state: 'accepted', roleId: null, role: roles.NURSE, beneficiaryIds: [] } as const
    const withoutLevel = { ...somebody('sam', [number]), member: { ...member, beneficiaryIds: [] } }
    const relative: Recorded = {
      ...somebody('rita', [number]),
      member: { ...member, roleId: roles.READ_WRITE, role: roles.CAREGIVER, beneficiaryIds: ['girard'] },
    }
    const all = [...people, withoutLevel, relative]
    const said = { recipients: to('anne', 'sam', 'rita'), methods: ['sms' as const] }
    expect(reachFault({ ...said, beneficiaryId: 'roy' }, all, null)).toEqual({
      ...{ why: 'recipientUntold', who: to('sam', 'rita') },
    })
    expect(reachFault({ ...said, beneficiaryId: null }, all, null)).toMatchObject({ who: to('sam') })
  })

  it('has nothing against it where each is reached by one way, and each way reaches one', () => {
    expect(faultOf({ recipients: to('anne', 'bob'), methods: ['sms', 'email'] })).toBeNull()
  })

  it('counts a notification for nobody: neither does it reach them, nor must it', () => {
    expect(faultOf({ recipients: to('anne'), methods: ['sms', 'push'] })).toBeNull()
    const [, bob] = people
    const withPhone = bob?.user ? [{ ...bob, user: { ...bob.user, pushDevices: ['phone'] } }] : []
    const said = { beneficiaryId: null, recipients: to('bob'), methods: ['sms', 'push'] as const }
    expect(reachFault({ ...said, methods: [...said.methods] }, withPhone, null)).toMatchObject({
      why: 'recipientUnreachable',
    })
  })

  it('for all residents tells somebody of each: a relative is told of their own alone', () => {
    const relative: Recorded = {
      ...somebody('rita', [number]),
      member: { state: 'accepted', roleId: roles.READ_WRITE, role: roles.CAREGIVER, beneficiaryIds: ['roy'] },
    }
    const fault = (uids: string[], beneficiaryId: string | null = null) =>
      reachFault({ beneficiaryId, recipients: to(...uids), methods: ['sms'] }, [...people, relative], null)
    expect(fault(['rita'])).toEqual({ why: 'residentsUntold', who: to('rita') })
    expect(fault(['rita', 'anne'])).toBeNull()
    expect(fault(['rita'], 'roy')).toBeNull()
    const byContact = {
      recipients: [...to('rita'), { kind: 'beneficiary' as const }],
      methods: ['sms' as const],
    }
    expect(reachFault({ beneficiaryId: null, ...byContact }, [relative], null)).toBeNull()
  })
})
