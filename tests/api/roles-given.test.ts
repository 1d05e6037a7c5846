import { giveRoleCall } from '@vigie/domain/api/profile-calls'
import { paths } from '@vigie/domain/paths'
import { type RoleId, roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { buttonRule } from '../support/home-with-button.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { messagesTo } from '../support/sandbox.ts'
import { takenAlert } from '../support/taken-alert.ts'
import { whenSeen } from '../support/until.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const give = (person: TestPerson, uid: string, roleId: RoleId) =>
  callApi(person, giveRoleCall, { params: { uid }, body: { roleId } })

it('a super administrator says who somebody is, in all their homes but where they are a caregiver', async () => {
  const [one, two, three] = [await createHome(), await createHome(), await createHome()]
  const [root, person] = [await signUp({ role: ADMIN }), await signUp({ role: READ_WRITE })]
  await join(one.eid, person, { roleId: READ_WRITE })
  await join(two.eid, person, { roleId: READ_ONLY })
  await join(three.eid, { ...person, role: CAREGIVER }, { roleId: READ_ONLY, isCaregiver: true })
  expect(await give(root, person.uid, NURSE)).toMatchObject({ status: 200, data: { changed: true } })
  expect(await give(root, person.uid, NURSE)).toMatchObject({ status: 200, data: { changed: false } })
  expect((await db.doc(paths.user(person.uid)).get()).get('roleId')).toBe(NURSE)
  const roleIn = async ({ eid }: { eid: string }) =>
    (await db.doc(paths.member(eid, person.uid)).get()).get('role')
  expect([await roleIn(one), await roleIn(two), await roleIn(three)]).toEqual([NURSE, NURSE, CAREGIVER])
})

it('nobody else says so, of themselves least of all', async () => {
  const home = await createHome()
  const [admin, attendant] = [await signUp({ role: ADMIN_ESTABLISHMENT }), await signUp({ role: READ_WRITE })]
  await join(home.eid, admin, { roleId: ADMIN })
  await join(home.eid, attendant, { roleId: READ_WRITE })
  for (const person of [admin, attendant]) {
    for (const uid of [admin.uid, attendant.uid]) {
      expect((await give(person, uid, ADMIN)).status).toBe(403)
    }
  }
  const root = await signUp({ role: ADMIN })
  expect(await give(root, 'nobody-at-all', NURSE)).toMatchObject({ data: { code: 'userNotFound' } })
  expect((await give(root, attendant.uid, 99 as RoleId)).status).toBe(400)
  const operator = await signUp({ operator: true })
  expect(await give(root, operator.uid, NURSE)).toMatchObject({ status: 409, data: { code: 'ofOperator' } })
})

it('nobody makes a caregiver of the last who administers a home', async () => {
  const home = await createHome()
  const [root, admin, other] = [
    await signUp({ role: ADMIN }),
    await signUp({ role: NURSE }),
    await signUp({ role: NURSE }),
  ]
  await join(home.eid, admin, { roleId: ADMIN })
  expect(await give(root, admin.uid, CAREGIVER)).toMatchObject({
    status: 409,
    data: { code: 'lastAdministrator' },
  })
  expect((await db.doc(paths.member(home.eid, admin.uid)).get()).get('role')).toBe(NURSE)
  expect((await give(root, admin.uid, READ_WRITE)).status).toBe(200)
  await join(home.eid, other, { roleId: ADMIN })
  expect((await give(root, admin.uid, CAREGIVER)).status).toBe(200)
})

it('who becomes a caregiver leaves every alert that they had taken, and is on none where they are one already', async () => {
  const [home, other] = [await createHome(), await createHome()]
  const [root, nurse] = [await signUp({ role: ADMIN }), await signUp({ role: NURSE })]
  await join(home.eid, nurse, { roleId: READ_WRITE })
  const { alert } = await takenAlert(home, nurse)
  await join(other.eid, { ...nurse, role: CAREGIVER }, { roleId: READ_WRITE, isCaregiver: true })
  const ofRelative = await takenAlert(other, nurse)
  const own = db.doc(paths.member(other.eid, nurse.uid))
  await own.update({ beneficiaryIds: [ofRelative.taken.beneficiaryId] })
  expect((await give(root, nurse.uid, READ_WRITE)).status).toBe(200)
  expect((await alert()).state).toBe('acknowledged')
  expect((await give(root, nurse.uid, CAREGIVER)).status).toBe(200)
  expect(await alert()).toMatchObject({ state: 'open', waves: 2 })
  expect((await ofRelative.alert()).state).toBe('open')
})

it('who is super administrator no more leaves the alerts of homes that they are no member of', async () => {
  const [home, own, ofRelative] = [await createHome(), await createHome(), await createHome()]
  const [root, former] = [await signUp({ role: ADMIN }), await signUp({ role: ADMIN })]
  await join(own.eid, former, { roleId: READ_WRITE })
  await join(ofRelative.eid, { ...former, role: CAREGIVER }, { roleId: READ_WRITE, isCaregiver: true })
  const [elsewhere, there] = [await takenAlert(home, former), await takenAlert(own, former)]
  const notFollowed = await takenAlert(ofRelative, former)
  expect((await give(root, former.uid, NURSE)).status).toBe(200)
  expect(await elsewhere.alert()).toMatchObject({ state: 'open', waves: 2 })
  expect(await notFollowed.alert()).toMatchObject({ state: 'open', waves: 2 })
  expect((await there.alert()).state).toBe('acknowledged')
})

it('administrators are told of rules that tell nobody since somebody is a caregiver', async () => {
  const [home, other] = [await createHome(), await createHome()]
  const [root, admin, nurse] = [
    await signUp({ role: ADMIN }),
    await signUp({ role: NURSE }),
    await signUp({ role: NURSE }),
  ]
  await join(home.eid, admin, { roleId: ADMIN })
  for (const { eid } of [home, other]) await join(eid, nurse, { roleId: READ_WRITE })
  const recipients = [{ kind: 'user' as const, uid: nurse.uid }]
  await home.addRule({ ...buttonRule, name: 'La nuit', recipients })
  await other.addRule({
    ...buttonRule,
    name: 'Le jour',
    recipients: [...recipients, { kind: 'beneficiary' }],
  })
  expect((await give(root, nurse.uid, READ_WRITE)).data).toEqual({ changed: true, lonelyRules: [] })
  expect((await give(root, nurse.uid, CAREGIVER)).data).toEqual({ changed: true, lonelyRules: ['La nuit'] })
  const [told] = await whenSeen(
    'the e-mail',
    () => messagesTo(`${admin.uid}@vigie.example`),
    (found) => found.length > 0,
  )
  expect(told?.text).toContain('– La nuit\n')
})
