import {
  deleteUserCall,
  getMembersCall,
  getUserCall,
  getUsersCall,
  usersAtOnce,
} from '@vigie/domain/api/user-record-calls'
import { paths } from '@vigie/domain/paths'
import { type RoleId, roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { homesOf } from '../../functions/src/data/user-records.ts'
import { adminAuth } from '../support/admin-auth.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { takenAlert } from '../support/taken-alert.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const recordOf = (person: TestPerson, uid: string) => callApi(person, getUserCall, { params: { uid } })
const remove = (person: TestPerson, uid: string) => callApi(person, deleteUserCall, { params: { uid } })

async function addTo(home: TestHome, role: RoleId, roleId: 1 | 10 | 11 | null) {
  const person = await signUp({ role })
  await join(home.eid, person, { roleId })
  return person
}

it('a person’s record is theirs, a super administrator’s, and in part that of whoever administers a home of theirs', async () => {
  const [home, other] = [await createHome(), await createHome()]
  const nurse = await addTo(home, NURSE, READ_WRITE)
  await join(other.eid, nurse, { roleId: READ_ONLY })
  const admin = await addTo(home, ADMIN_ESTABLISHMENT, ADMIN)
  const root = await signUp({ role: ADMIN })
  const homesShownTo = async (person: TestPerson) => {
    const { status, data } = await recordOf(person, nurse.uid)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      uid: nurse.uid,
      displayName: nurse.name,
      roleId: NURSE,
      isSuperAdmin: false,
    })
    expect(Number(data.lastConnectionAt)).toBeGreaterThan(Date.now() - 600_000)
    return (data.establishments as { eid: string }[]).map(({ eid }) => eid).toSorted()
  }
  const both = [home.eid, other.eid].toSorted()
  expect(await homesShownTo(nurse)).toEqual(both)
  expect(await homesShownTo(root)).toEqual(both)
  expect(await homesShownTo(admin)).toEqual([home.eid])
})

it('whoever administers none of their homes learns as much of them as of nobody', async () => {
  const [home, other] = [await createHome(), await createHome()]
  const nurse = await addTo(home, NURSE, READ_WRITE)
  const others = [
    await addTo(home, READ_WRITE, READ_WRITE),
    await addTo(home, CAREGIVER, ADMIN),
    await addTo(other, ADMIN_ESTABLISHMENT, ADMIN),
    await signUp({ role: ADMIN_ESTABLISHMENT }),
  ]
  for (const person of others) {
    const { status, data } = await recordOf(person, nurse.uid)
    const nobody = await recordOf(person, 'nobody-at-all')
    expect([status, data]).toEqual([403, nobody.data])
  }
  // What of it cannot be read is no business of theirs either.
  await db.doc(paths.user(nurse.uid)).update({ phone: '418 555-0199' })
  expect((await recordOf(await signUp({ role: NURSE }), nurse.uid)).status).toBe(403)
  const root = await signUp({ role: ADMIN })
  expect((await recordOf(root, 'nobody-at-all')).data.code).toBe('userNotFound')
})

it('an administrator’s list names the people of their homes and no others; a colleague has none', async () => {
  const [home, second, foreign] = [await createHome(), await createHome(), await createHome()]
  const admin = await addTo(home, ADMIN_ESTABLISHMENT, ADMIN)
  await join(second.eid, admin, { roleId: ADMIN })
  const [one, two] = [await addTo(home, NURSE, READ_WRITE), await addTo(second, READ_WRITE, null)]
  const stranger = await addTo(foreign, NURSE, READ_WRITE)
  const { data } = await callApi(admin, getUsersCall, { params: {}, query: {} })
  const users = data.users as { uid: string; email: string }[]
  expect(users.map(({ uid }) => uid)).toEqual([admin.uid, one.uid, two.uid].toSorted())
  expect(users.find(({ uid }) => uid === one.uid)?.email).toBe(`${one.uid}@vigie.example`)
  expect(data.next).toBeNull()
  const rest = await callApi(admin, getUsersCall, { params: {}, query: { after: users[0]?.uid } })
  expect((rest.data.users as unknown[]).length).toBe(2)
  expect((await callApi(one, getUsersCall, { params: {}, query: {} })).status).toBe(403)

  const ofHome = await callApi(admin, getMembersCall, { params: { eid: home.eid } })
  expect(ofHome.data).toHaveLength(2)
  expect((await callApi(admin, getMembersCall, { params: { eid: foreign.eid } })).status).toBe(403)
  expect((await callApi(stranger, getMembersCall, { params: { eid: foreign.eid } })).status).toBe(403)
})

it('an administrator of many reads each of them once, page by page, whatever of one cannot be read', async () => {
  const [home, second] = [await createHome(), await createHome()]
  const admin = await addTo(home, ADMIN_ESTABLISHMENT, ADMIN)
  await join(second.eid, admin, { roleId: ADMIN })
  const uids = Array.from(
    { length: usersAtOnce + 40 },
    (_, index) => `many-${String(index).padStart(3, '0')}`,
  )
  const batch = db.batch()
  const member = { displayName: 'Nadia', establishmentName: 'Une', roleId: 11, role: 11, state: 'accepted' }
  const spoilt = uids[usersAtOnce - 1] ?? ''
  for (const [index, uid] of uids.entries()) {
    const eids = [home.eid, ...(index % 9 === 0 ? [second.eid] : [])]
    const stored = { ...member, uid, beneficiaryIds: [], ...(uid === spoilt && { displayName: 7 }) }
    for (const eid of eids) batch.set(db.doc(paths.member(eid, uid)), stored)
  }
  batch.set(db.doc(paths.member(second.eid, 'zz-last')), { ...member, uid: 'zz-last', beneficiaryIds: [] })
  await batch.commit()
  const pagesOf = async (person: TestPerson) => {
    const pages: string[][] = []
    let after: string | undefined
    do {
      const { data } = await callApi(person, getUsersCall, { params: {}, query: { after } })
      pages.push((data.users as { uid: string }[]).map(({ uid }) => uid))
      after = (data.next as string | null) ?? undefined
    } while (after !== undefined)
    return pages
  }
  const pages = await pagesOf(admin)
  expect(pages).toHaveLength(2)
  const all = [...uids.filter((uid) => uid !== spoilt), admin.uid, 'zz-last'].toSorted()
  expect(pages.flat()).toEqual(all)
  const ofOneHome = await addTo(home, NURSE, ADMIN)
  const theirs = [...all.filter((uid) => uid !== 'zz-last'), ofOneHome.uid].toSorted()
  expect((await pagesOf(ofOneHome)).flat()).toEqual(theirs)
})

it('a super administrator reads everybody, page by page', async () => {
  const root = await signUp({ role: ADMIN })
  const seen = new Set<string>()
  let after: string | undefined
  do {
    const { status, data } = await callApi(root, getUsersCall, { params: {}, query: { after } })
    expect(status).toBe(200)
    for (const { uid } of data.users as { uid: string }[]) {
      expect(seen).not.toContain(uid)
      seen.add(uid)
    }
    after = (data.next as string | null) ?? undefined
  } while (after !== undefined)
  expect(seen).toContain(root.uid)
})

it('who is deleted has left all homes and rules, and can neither read nor sign in; again, nothing changes', async () => {
  const [home, other] = [await createHome(), await createHome()]
  const nurse = await addTo(home, NURSE, READ_WRITE)
  await join(other.eid, { ...nurse, role: CAREGIVER }, { roleId: READ_ONLY, isCaregiver: true })
  const bid = await other.addResident({ caregiverIds: [nurse.uid] })
  const recipients = [{ kind: 'user' as const, uid: nurse.uid }]
  await home.addRule({
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    name: 'La sienne',
    recipients,
  })
  const root = await signUp({ role: ADMIN })
  expect(await remove(root, nurse.uid)).toMatchObject({
    status: 200,
    data: { changed: true, lonelyRules: ['La sienne'] },
  })
  expect((await recordOf(nurse, nurse.uid)).status).not.toBe(200)
  expect((await db.doc(paths.user(nurse.uid)).get()).exists).toBe(false)
  expect((await db.doc(paths.member(home.eid, nurse.uid)).get()).exists).toBe(false)
  expect((await db.doc(paths.beneficiary(other.eid, bid)).get()).get('caregiverIds')).toEqual([])
  await expect(adminAuth.getUser(nurse.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
  expect((await remove(root, nurse.uid)).data).toEqual({ changed: false, lonelyRules: [] })
  const noted = await db.collection(paths.audits).where('path', '==', paths.user(nurse.uid)).get()
  expect(noted.docs.map((one) => [one.get('action'), one.get('uid')])).toEqual([['user.delete', root.uid]])
})

it('who is deleted leaves every alert, also in homes that they are no member of', async () => {
  const [home, foreign] = [await createHome(), await createHome()]
  const [root, former] = [await signUp({ role: ADMIN }), await addTo(home, ADMIN, READ_WRITE)]
  const held = [await takenAlert(home, former), await takenAlert(foreign, former)]
  expect((await remove(root, former.uid)).status).toBe(200)
  for (const { alert } of held) expect(await alert()).toMatchObject({ state: 'open', waves: 2 })
})

it('nobody deletes themselves, the last who administers a home, or anybody without being a super administrator', async () => {
  const home = await createHome()
  const root = await signUp({ role: ADMIN })
  const admin = await addTo(home, ADMIN_ESTABLISHMENT, ADMIN)
  const nurse = await addTo(home, NURSE, READ_WRITE)
  expect((await remove(root, root.uid)).data.code).toBe('ownAccount')
  expect((await remove(root, admin.uid)).data.code).toBe('lastAdministrator')
  const operator = await signUp({ operator: true })
  expect((await remove(root, operator.uid)).data.code).toBe('ofOperator')
  for (const person of [admin, nurse]) expect((await remove(person, nurse.uid)).status).toBe(403)
  expect((await db.doc(paths.user(admin.uid)).get()).exists).toBe(true)
  expect((await adminAuth.getUser(root.uid)).disabled).toBe(false)
})

it('whoever is not deleted stays in each of their homes', async () => {
  const homes = await Promise.all(Array.from({ length: 3 }, () => createHome()))
  const root = await signUp({ role: ADMIN })
  const [operator, last] = [await signUp({ operator: true }), await signUp({ role: ADMIN_ESTABLISHMENT })]
  const ids = homes.map(({ eid }) => eid).toSorted()
  for (const [index, eid] of ids.entries()) {
    await join(eid, { ...operator, role: NURSE }, { roleId: READ_WRITE })
    // They administer the home that is left last.
    await join(eid, last, { roleId: index === ids.length - 1 ? ADMIN : READ_WRITE })
  }
  expect((await remove(root, operator.uid)).data.code).toBe('ofOperator')
  expect((await remove(root, last.uid)).data.code).toBe('lastAdministrator')
  for (const { uid } of [operator, last]) {
    const members = await db.getAll(...ids.map((eid) => db.doc(paths.member(eid, uid))))
    expect(members.map(({ exists }) => exists)).toEqual([true, true, true])
  }
})

it('of their homes those come first by which a deletion may be refused, so that nobody has left any by then', async () => {
  const homes = await Promise.all(Array.from({ length: 5 }, () => createHome()))
  const admin = await signUp({ role: ADMIN_ESTABLISHMENT })
  const own = homes
    .map(({ eid }) => eid)
    .toSorted()
    .at(-1)
  for (const { eid } of homes) await join(eid, admin, { roleId: eid === own ? 1 : READ_WRITE })
  expect((await homesOf(admin.uid))[0]).toBe(own)
})
