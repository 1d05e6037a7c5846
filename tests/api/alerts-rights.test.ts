import { FieldValue } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { type Act, acts, homeOfAlerts } from '../support/home-of-alerts.ts'
import { newId } from '../support/ids.ts'
import type { TestPerson } from '../support/people.ts'

const { READ_WRITE, READ_ONLY, CAREGIVER, ADMIN, ADMIN_ESTABLISHMENT, NURSE } = roles
const { eid, raise, someone, perform, alertOf } = homeOfAlerts()

/** Staff of the home, but for some fields of their membership that no code of ours would write. */
async function spoiltMember(fields: Record<string, unknown>): Promise<TestPerson> {
  const person = await someone({ role: READ_WRITE }, { roleId: READ_WRITE })
  await db.doc(paths.member(eid, person.uid)).update(fields)
  return person
}

/** Who may do what; whatever is not listed is refused with 403. */
const cases: { who: string; make: () => Promise<TestPerson>; may: readonly Act[]; code?: string }[] = [
  {
    who: 'an attendant with READ_WRITE',
    may: acts,
    make: () => someone({ role: READ_WRITE }, { roleId: READ_WRITE }),
  },
  {
    who: 'a nurse with READ_ONLY',
    may: ['shown'],
    make: () => someone({ role: NURSE }, { roleId: READ_ONLY }),
  },
  {
    who: 'an administrator of the home',
    may: acts,
    make: () => someone({ role: READ_WRITE }, { roleId: ADMIN }),
  },
  {
    who: 'an establishment admin who administers this home',
    may: acts,
    make: () => someone({ role: ADMIN_ESTABLISHMENT }, { roleId: ADMIN }),
  },
  {
    who: 'an establishment admin with READ_ONLY',
    may: ['shown'],
    make: () => someone({ role: ADMIN_ESTABLISHMENT }, { roleId: READ_ONLY }),
  },
  {
    who: 'an establishment admin without a level here',
    may: [],
    make: () => someone({ role: ADMIN_ESTABLISHMENT }, { roleId: null }),
  },
  {
    who: 'a super admin whose account is closed',
    may: [],
    make: () => someone({ role: ADMIN, disabled: true }, { roleId: ADMIN }),
  },
  {
    who: 'an attendant whose account is closed, though the membership was forgotten',
    may: [],
    make: () => someone({ role: READ_WRITE, disabled: true }, { roleId: READ_WRITE }),
  },
  {
    who: 'a member whose role is not known',
    may: [],
    make: () => someone({ role: READ_WRITE }, { roleId: READ_WRITE, role: null }),
  },
  ...['11', 11.5, true, [11], 99, undefined].map((spoilt) => ({
    who: `a member whose role is spoilt: ${JSON.stringify(spoilt)}`,
    may: [],
    make: () => spoiltMember({ role: spoilt ?? FieldValue.delete() }),
  })),
  ...['11', 1.5, true, [1], 99, undefined].map((spoilt) => ({
    who: `a member whose level is spoilt: ${JSON.stringify(spoilt)}`,
    may: [],
    make: () => spoiltMember({ roleId: spoilt ?? FieldValue.delete() }),
  })),
  { who: 'a super admin', may: acts, make: () => someone({ role: ADMIN }, null) },
  { who: 'an operator’s account', may: acts, make: () => someone({ operator: true }, null) },
  { who: 'a member without a role', may: [], make: () => someone({ role: READ_WRITE }, { roleId: null }) },
  {
    who: 'somebody who has not accepted yet',
    may: [],
    make: () => someone({ role: READ_WRITE }, { roleId: READ_WRITE, state: 'pending' }),
  },
  {
    who: 'somebody who refused',
    may: [],
    make: () => someone({ role: READ_WRITE }, { roleId: READ_WRITE, state: 'refused' }),
  },
  {
    who: 'staff of another home',
    may: [],
    make: () => someone({ role: READ_WRITE }, { roleId: READ_WRITE }, newId('home')),
  },
  {
    who: 'an administrator of another home',
    may: [],
    make: () => someone({ role: ADMIN_ESTABLISHMENT }, { roleId: ADMIN }, newId('home')),
  },
  { who: 'a stranger', may: [], make: () => someone({ role: READ_WRITE }, null) },
  {
    who: 'an attendant whose e-mail address is not verified',
    may: [],
    code: 'emailNotVerified',
    make: () => someone({ role: READ_WRITE, emailVerified: false }, { roleId: READ_WRITE }),
  },
]

describe('who may act on an alert', () => {
  it.each(cases)('$who: $may', async ({ make, may, code = 'forbidden' }) => {
    const person = await make()
    for (const act of acts) {
      const aid = await raise()
      const { status, data } = await perform(person, act, aid)
      expect({ act, status, code: data.code }).toEqual(
        may.includes(act) ? { act, status: 200, code: undefined } : { act, status: 403, code },
      )
      if (!may.includes(act)) expect((await alertOf(aid))?.timeline).toHaveLength(1)
    }
  })

  it('a caregiver acknowledges for those they follow, and for nobody else', async () => {
    const caregiver = await someone({ role: CAREGIVER }, { roleId: READ_WRITE, beneficiaryIds: ['roy'] })
    const statusOf = async (act: Act, aid: string) => (await perform(caregiver, act, aid)).status
    const own = await raise()
    const other = await raise('girard')

    expect([await statusOf('shown', own), await statusOf('acknowledge', own)]).toEqual([200, 200])
    expect(await statusOf('resolve', own)).toBe(403)
    expect(await Promise.all(acts.map((act) => statusOf(act, other)))).toEqual([403, 403, 403])
    expect(await statusOf('acknowledge', newId('alert'))).toBe(403)
  })

  it('a caregiver who was taken off a resident does nothing more about the alerts there are', async () => {
    const caregiver = await someone({ role: CAREGIVER }, { roleId: READ_WRITE, beneficiaryIds: ['roy'] })
    const aid = await raise()
    expect((await perform(caregiver, 'shown', aid)).status).toBe(200)
    await db.doc(paths.member(eid, caregiver.uid)).update({ beneficiaryIds: [] })

    expect((await perform(caregiver, 'acknowledge', aid)).status).toBe(403)
    expect(await alertOf(aid)).toMatchObject({ state: 'open' })
  })

  it.each([
    ['a super admin made an attendant', { roleId: READ_WRITE }],
    ['a super admin whose account is closed', { disabled: true }],
  ])('%s is refused at the next request, with the same token', async (_who, change) => {
    const person = await someone({ role: ADMIN }, null)
    const aid = await raise()
    expect((await perform(person, 'shown', aid)).status).toBe(200)
    await db.doc(paths.user(person.uid)).update(change)

    expect((await perform(person, 'acknowledge', aid)).status).toBe(403)
  })

  it('somebody whose profile is gone is nobody', async () => {
    const person = await someone({ role: READ_WRITE }, { roleId: READ_WRITE })
    await db.doc(paths.user(person.uid)).delete()

    expect(await perform(person, 'shown', await raise())).toMatchObject({
      status: 403,
      data: { code: 'forbidden' },
    })
  })

  it('what a token claims opens nothing', async () => {
    const person = await someone({ role: READ_WRITE }, null)
    const [header, payload, signature] = person.idToken.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    const bold = Buffer.from(JSON.stringify({ ...claims, role: ADMIN, operator: true })).toString('base64url')
    const idToken = [header, bold, signature].join('.')

    expect((await perform({ ...person, idToken }, 'shown', await raise())).status).toBe(403)
  })

  it('a revocation acts at once', async () => {
    const person = await someone({ role: READ_WRITE }, { roleId: READ_WRITE })
    const aid = await raise()
    expect((await perform(person, 'shown', aid)).status).toBe(200)
    await db.doc(paths.member(eid, person.uid)).delete()

    expect((await perform(person, 'acknowledge', aid)).status).toBe(403)
  })
})
