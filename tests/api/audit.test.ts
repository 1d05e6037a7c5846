import { randomUUID } from 'node:crypto'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { openedBeneficiaryCall } from '@vigie/domain/api/opened-calls'
import { answerInvitationCall, changeLevelCall, inviteCall, revokeCall } from '@vigie/domain/api/people-calls'
import { rulesActivityCall } from '@vigie/domain/api/rule-calls'
import { getChangesCall, getTrendsCall } from '@vigie/domain/api/trend-calls'
import { deleteUserCall } from '@vigie/domain/api/user-record-calls'
import { type Audit, auditSchema } from '@vigie/domain/care/audit'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localDate } from '@vigie/domain/time/local-time'
import { beforeAll, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

let home: TestHome
let bid: string
let nurse: TestPerson
beforeAll(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy' })
  nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_ONLY })
})

const entriesOf = async (uid: string): Promise<Audit[]> => {
  const { docs } = await db.collection(paths.audits).where('uid', '==', uid).get()
  return docs.map((doc) => auditSchema.parse(doc.data()))
}
const open = (person: TestPerson | null, eid: string, resident: string) =>
  callApi(person, openedBeneficiaryCall, { params: { eid, bid: resident } })

it('what was changed is noted by the names of its fields, with who asked and from where', async () => {
  const admin = await signUp({ role: ADMIN_ESTABLISHMENT })
  await join(home.eid, admin, { roleId: ADMIN })
  const address = '12 rue Secrète, Lévis'
  const params = { eid: home.eid }
  const changed = await callApi(
    admin,
    changeEstablishmentCall,
    { params, body: { address } },
    { headers: { 'x-forwarded-for': '203.0.113.9', 'fastly-client-ip': '203.0.113.9' } },
  )
  expect(changed.status).toBe(200)
  const [entry, ...others] = await entriesOf(admin.uid)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    action: 'establishment.change',
    establishmentId: home.eid,
    fields: ['address'],
  })
  // Who Hosting is, and whom it saw: what they wrote themselves counts for nothing.
  expect(entry?.address).toMatch(/^(127\.0\.0\.1|::1|0:0:0:0) (127\.0\.0\.1|::1|0:0:0:0)$/)
  expect(JSON.stringify(entry)).not.toContain('Secrète')
})

it('who was let in, and to which access, stays in the journal: an invitation by its address, a level by what it was', async () => {
  const { eid } = await createHome()
  const [admin, guest] = [await signUp({ role: NURSE }), await signUp({ role: NURSE })]
  await join(eid, admin, { roleId: ADMIN })
  const email = `${guest.uid}@vigie.example`
  const [params, id] = [{ eid }, randomUUID()]
  const invitation = { id, email, locale: 'fr' as const, roleId: READ_ONLY, beneficiaryIds: [] }
  const answered = { invitationId: id, accept: true }
  const asked = [
    await callApi(admin, inviteCall, { params, body: invitation }),
    await callApi(guest, answerInvitationCall, { params, body: answered }),
    await callApi(admin, changeLevelCall, { params, body: { userId: guest.uid, roleId: ADMIN } }),
    await callApi(admin, revokeCall, { params: { eid, userId: guest.uid }, body: {} }),
  ]
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await entriesOf(guest.uid)).toMatchObject([
    { action: 'invitation.accept', aboutName: email, given: { to: READ_ONLY } },
  ])
  const byAdmin = (await entriesOf(admin.uid)).toSorted((one, other) =>
    one.action.localeCompare(other.action),
  )
  expect(byAdmin).toMatchObject([
    { action: 'invitation.create', aboutName: email, given: { to: READ_ONLY } },
    { action: 'member.level', given: { from: READ_ONLY, to: ADMIN } },
    { action: 'member.revoke', given: { from: ADMIN } },
  ])
})

it('an entry keeps what whoever did it and whom it was done to were called, also once they are gone', async () => {
  const [root, admin, leaver] = [
    await signUp({ role: ADMIN }),
    await signUp({ role: NURSE }),
    await signUp({ role: NURSE }),
  ]
  const ofLeaver = await createHome()
  await join(ofLeaver.eid, admin, { roleId: ADMIN })
  await join(ofLeaver.eid, leaver, { roleId: READ_ONLY })
  expect((await open(leaver, ofLeaver.eid, await ofLeaver.addResident())).status).toBe(200)
  const { eid } = ofLeaver
  const level = { params: { eid }, body: { userId: leaver.uid, roleId: READ_WRITE } }
  expect((await callApi(admin, changeLevelCall, level)).status).toBe(200)
  const gone = { params: { uid: leaver.uid }, body: {} }
  expect((await callApi(root, deleteUserCall, gone)).status).toBe(200)
  expect(await entriesOf(leaver.uid)).toMatchObject([{ action: 'beneficiary.open', name: leaver.name }])
  const about = { aboutName: leaver.name }
  expect(await entriesOf(admin.uid)).toMatchObject([{ action: 'member.level', name: admin.name, ...about }])
  const byRoot = (await entriesOf(root.uid)).toSorted((one, other) => one.action.localeCompare(other.action))
  expect(byRoot).toMatchObject([
    { action: 'member.revoke', name: root.name, ...about },
    { action: 'user.delete', name: root.name, ...about },
  ])
})

it('who opens the record of a resident is noted once a day, however often and at once', async () => {
  const began = Date.now()
  const answers = await Promise.all([1, 2, 3].map(() => open(nurse, home.eid, bid)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await open(nurse, home.eid, bid)).status).toBe(200)
  const entry = expect.objectContaining({
    action: 'beneficiary.open',
    path: paths.beneficiary(home.eid, bid),
  })
  // Without its page, by what /api tells of them.
  const reader = await signUp({ role: NURSE })
  await join(home.eid, reader, { roleId: READ_ONLY })
  const { eid } = home
  const lastWeek = { params: { eid, bid }, query: { period: 'lastWeek' } } as const
  const told = await Promise.all([
    ...[1, 2].map(() => callApi(reader, getTrendsCall, lastWeek)),
    callApi(reader, getChangesCall, { params: { eid, bid } }),
  ])
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200])
  // The same where the call names them beside its path.
  const ofAlerts = await signUp({ role: NURSE })
  await join(home.eid, ofAlerts, { roleId: READ_ONLY })
  const query = { establishmentId: eid, beneficiaryId: bid }
  expect(await callApi(ofAlerts, rulesActivityCall, { params: {}, query })).toMatchObject({ status: 200 })
  // Once more where a day began meanwhile.
  const days = new Set([began, Date.now()].map((at) => localDate(at, 'America/Toronto')))
  for (const person of [nurse, reader, ofAlerts])
    expect([[entry], [...days].map(() => entry)]).toContainEqual(await entriesOf(person.uid))
})

it('nobody notes what they may not read, nor a resident who is not there', async () => {
  const [other, stranger, caregiver, withoutRole] = (await Promise.all([
    signUp({ role: NURSE }),
    signUp({ role: NURSE }),
    signUp({ role: CAREGIVER }),
    signUp({ role: READ_WRITE }),
  ])) as [TestPerson, TestPerson, TestPerson, TestPerson]
  const elsewhere = await createHome()
  const theirs = await home.addResident()
  await join(elsewhere.eid, other, { roleId: READ_WRITE })
  await join(home.eid, caregiver, { roleId: READ_WRITE, beneficiaryIds: [theirs] })
  await join(home.eid, withoutRole, { roleId: null })
  for (const person of [null, other, stranger, caregiver, withoutRole]) {
    expect((await open(person, home.eid, bid)).status).toBe(person === null ? 401 : 403)
  }
  expect((await open(caregiver, home.eid, theirs)).status).toBe(200)
  expect(await open(nurse, home.eid, 'nobody')).toMatchObject({ status: 404 })
  expect(await entriesOf(other.uid)).toEqual([])
})
