import { changeLevelCall, revokeCall } from '@vigie/domain/api/people-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { buttonRule } from '../support/home-with-button.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const revoke = (person: TestPerson, { eid }: TestHome, { uid }: TestPerson) =>
  callApi(person, revokeCall, { params: { eid, userId: uid }, body: {} })
const change = (person: TestPerson, { eid }: TestHome, { uid }: TestPerson, roleId: 1 | 10 | 11 | null) =>
  callApi(person, changeLevelCall, { params: { eid }, body: { userId: uid, roleId } })
const memberOf = async ({ eid }: TestHome, { uid }: TestPerson) =>
  (await db.doc(paths.member(eid, uid)).get()).data()

async function memberAt(home: TestHome, roleId: 1 | 10 | 11 | null, role: 3 | 4 | 5 | 11 = NURSE) {
  const person = await signUp({ role })
  await join(home.eid, person, { roleId })
  return person
}

it('whoever is revoked is no member, caregiver or recipient any more; a rule left alone is named', async () => {
  const home = await createHome()
  const [admin, nurse] = [await memberAt(home, ADMIN), await memberAt(home, READ_WRITE)]
  const resident = await home.addResident({ caregiverIds: [nurse.uid, 'somebody'] })
  const shared = await home.addRule({
    ...buttonRule,
    recipients: [{ kind: 'beneficiary' }, { kind: 'user', uid: nurse.uid }],
  })
  const alone = await home.addRule({
    ...buttonRule,
    name: 'La nuit',
    recipients: [{ kind: 'user', uid: nurse.uid }],
  })
  expect(await revoke(admin, home, nurse)).toMatchObject({
    status: 200,
    data: { changed: true, lonelyRules: ['La nuit'] },
  })
  expect(await revoke(admin, home, nurse)).toMatchObject({ status: 200, data: { changed: false } })
  expect(await memberOf(home, nurse)).toBeUndefined()
  const fieldOf = async (path: string, field: string) => (await db.doc(path).get()).get(field)
  expect(await fieldOf(paths.beneficiary(home.eid, resident), 'caregiverIds')).toEqual(['somebody'])
  expect(await fieldOf(paths.notification(home.eid, shared), 'recipients')).toEqual([{ kind: 'beneficiary' }])
  expect(await fieldOf(paths.notification(home.eid, alone), 'recipients')).toHaveLength(1)
})

it('the last administrator is neither revoked nor demoted, by two at once either', async () => {
  const home = await createHome()
  const [one, two] = [await memberAt(home, ADMIN), await memberAt(home, ADMIN)]
  // Of these nobody counts: a caregiver, a closed account, and somebody who was only invited.
  await join(home.eid, await signUp({ role: CAREGIVER }), { roleId: ADMIN })
  await join(home.eid, await signUp({ role: NURSE, disabled: true }), { roleId: ADMIN })
  await join(home.eid, await signUp({ role: NURSE }), { roleId: ADMIN, state: 'pending' })
  const answers = await Promise.all([revoke(one, home, two), change(two, home, one, READ_ONLY)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = (await memberOf(home, one))?.roleId === ADMIN ? one : two
  for (const refused of [await revoke(left, home, left), await change(left, home, left, null)]) {
    expect(refused).toMatchObject({ status: 409, data: { code: 'lastAdministrator' } })
  }
  const superAdmin = await signUp({ role: ADMIN })
  expect((await revoke(superAdmin, home, left)).status).toBe(409)
  expect(await memberOf(home, left)).toMatchObject({ roleId: ADMIN })
})

it('a level is changed by administrators of the home alone, and a caregiver’s not to theirs', async () => {
  const [home, other] = [await createHome(), await createHome()]
  const [admin, attendant, reader] = [
    await memberAt(home, ADMIN),
    await memberAt(home, READ_WRITE),
    await memberAt(home, READ_ONLY),
  ]
  const strangers = [attendant, reader, await memberAt(other, ADMIN), await signUp({ role: NURSE })]
  for (const person of strangers) {
    expect((await change(person, home, attendant, ADMIN)).status).toBe(403)
    expect((await revoke(person, home, reader)).status).toBe(403)
  }
  expect(await change(admin, home, reader, READ_WRITE)).toMatchObject({
    status: 200,
    data: { changed: true },
  })
  expect(await change(admin, home, reader, READ_WRITE)).toMatchObject({ data: { changed: false } })
  expect(await memberOf(home, reader)).toMatchObject({ roleId: READ_WRITE, role: NURSE })
  const caregiver = await memberAt(home, READ_ONLY, CAREGIVER)
  expect(await change(admin, home, caregiver, ADMIN)).toMatchObject({ data: { code: 'caregiverLevel' } })
  expect(await change(admin, home, await signUp({ role: NURSE }), ADMIN)).toMatchObject({ status: 404 })
})
