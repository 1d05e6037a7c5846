import { randomUUID } from 'node:crypto'
import {
  answerInvitationCall,
  cancelInvitationCall,
  inviteCall,
  resendInvitationCall,
  revokeCall,
} from '@vigie/domain/api/people-calls'
import { invitedUid } from '@vigie/domain/care/audit'
import { paths } from '@vigie/domain/paths'
import {
  invitationGoodForMs,
  mostInvitations,
  mostSendings,
  sentAgainAfterMs,
} from '@vigie/domain/people/invitation'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenCollection, whenSeen } from '../support/until.ts'

const { ADMIN, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles
const emailOf = ({ uid }: TestPerson) => `${uid}@vigie.example`
const newAddress = () => `${newId('somebody')}@vigie.example`

async function homeWithAdmin() {
  const home = await createHome()
  const admin = await signUp({ role: READ_WRITE })
  await join(home.eid, admin, { roleId: ADMIN })
  return { home, admin }
}

const invite = (
  person: TestPerson,
  { eid }: TestHome,
  email: string,
  {
    roleId = READ_WRITE as 1 | 10 | 11 | null,
    beneficiaryIds = [] as string[],
    id = randomUUID() as string,
  } = {},
) =>
  callApi(person, inviteCall, { params: { eid }, body: { id, email, locale: 'fr', roleId, beneficiaryIds } })
const answer = (person: TestPerson, { eid }: TestHome, invitationId: string, accept = true) =>
  callApi(person, answerInvitationCall, { params: { eid }, body: { invitationId, accept } })
const memberOf = async ({ eid }: TestHome, { uid }: TestPerson) =>
  (await db.doc(paths.member(eid, uid)).get()).data()
const invitationOf = ({ eid }: TestHome, iid: string) => db.doc(paths.invitation(eid, iid))

it('an invitation is written to its address, and makes whoever has it a member once', async () => {
  const { home, admin } = await homeWithAdmin()
  const nurse = await signUp({ role: NURSE })
  const id = randomUUID()
  expect(await invite(admin, home, emailOf(nurse).toUpperCase(), { id })).toMatchObject({
    status: 200,
    data: { changed: true },
  })
  expect(await invite(admin, home, emailOf(nurse), { id })).toMatchObject({ data: { changed: false } })
  const mails = () => messagesTo(emailOf(nurse))
  const [mail] = await whenSeen('the invitation', mails, (found) => found.length > 0)
  expect(mail?.text).toContain('/invitation?lang=fr\n')
  expect(await memberOf(home, nurse)).toBeUndefined()

  const answers = await Promise.all([answer(nurse, home, id), answer(nurse, home, id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await memberOf(home, nurse)).toMatchObject({ role: NURSE, roleId: READ_WRITE, state: 'accepted' })
  expect(await answer(nurse, home, id, false)).toMatchObject({
    status: 409,
    data: { code: 'invitationOver' },
  })
  expect(await messagesTo(emailOf(nurse))).toHaveLength(1)
})

it('is answered by nobody else, who do not learn that it is there', async () => {
  const { home, admin } = await homeWithAdmin()
  const [invited, other] = [await signUp({ role: NURSE }), await signUp({ role: NURSE })]
  const unverified = await signUp({ role: NURSE, emailVerified: false })
  const id = randomUUID()
  const toUnverified = randomUUID()
  await invite(admin, home, emailOf(invited), { id })
  await invite(admin, home, emailOf(unverified), { id: toUnverified })
  const refused = await answer(other, home, id)
  expect(refused).toMatchObject({ status: 404, data: { code: 'invitationNotFound' } })
  expect((await answer(other, home, 'no-such-invitation')).data).toEqual(refused.data)
  expect((await answer(admin, home, id)).status).toBe(404)
  expect((await answer(unverified, home, toUnverified)).status).toBe(403)
  expect((await answer(invited, await createHome(), id)).status).toBe(404)
  for (const person of [invited, other, unverified]) expect(await memberOf(home, person)).toBeUndefined()
})

it('makes no administrator of a relative, who is told so, while its home learns nothing', async () => {
  const { home, admin } = await homeWithAdmin()
  const relative = await signUp({ role: CAREGIVER })
  const bid = await home.addResident()
  const id = randomUUID()
  await invite(admin, home, emailOf(relative), { id, roleId: ADMIN })
  const before = (await invitationOf(home, id).get()).data()
  expect(await answer(relative, home, id)).toMatchObject({ status: 409, data: { code: 'invitedRelative' } })
  expect(await memberOf(home, relative)).toBeUndefined()
  expect((await invitationOf(home, id).get()).data()).toEqual(before)
  // They may refuse it, and accept as what they are.
  expect((await answer(relative, home, id, false)).status).toBe(200)
  const other = randomUUID()
  await invite(admin, home, emailOf(relative), { id: other, beneficiaryIds: [bid] })
  expect((await answer(relative, home, other)).data).toMatchObject({ state: 'accepted' })
  expect(await memberOf(home, relative)).toMatchObject({ role: CAREGIVER, beneficiaryIds: [bid] })
})

it('cannot be accepted once it is over, refused or cancelled', async () => {
  const { home, admin } = await homeWithAdmin()
  const person = await signUp({ role: NURSE })
  const [late, refused, cancelled] = [randomUUID(), randomUUID(), randomUUID()]
  await invite(admin, home, emailOf(person), { id: late })
  await invitationOf(home, late).update({ endsAt: Date.now() - 1 })
  expect((await answer(person, home, late)).data).toMatchObject({ code: 'invitationOver' })

  await invite(admin, home, emailOf(person), { id: refused })
  expect(await answer(person, home, refused, false)).toMatchObject({ data: { state: 'refused' } })
  expect((await answer(person, home, refused)).data).toMatchObject({ code: 'invitationOver' })

  await invite(admin, home, emailOf(person), { id: cancelled })
  const cancel = () =>
    callApi(admin, cancelInvitationCall, { params: { eid: home.eid, iid: cancelled }, body: {} })
  expect(await cancel()).toMatchObject({ status: 200, data: { changed: true } })
  expect(await cancel()).toMatchObject({ status: 200, data: { changed: false } })
  expect((await answer(person, home, cancelled)).data).toMatchObject({ code: 'invitationOver' })
  expect(await memberOf(home, person)).toBeUndefined()
})

it('that is refused tells the home nothing of whoever did but the address that it typed', async () => {
  const { home, admin } = await homeWithAdmin()
  const [person, caregiver] = [await signUp({ role: NURSE }), await signUp({ role: CAREGIVER })]
  const followed = [await home.addResident(), await home.addResident()]
  await join(home.eid, caregiver, { roleId: READ_ONLY, beneficiaryIds: followed.slice(0, 1) })
  const sent = [
    { to: person, id: randomUUID(), beneficiaryIds: [] },
    { to: caregiver, id: randomUUID(), beneficiaryIds: followed.slice(1) },
  ]
  for (const { to, id, beneficiaryIds } of sent) {
    await invite(admin, home, emailOf(to), { id, beneficiaryIds, roleId: READ_ONLY })
    // Twice is once: whoever has the address has refused, and cannot accept any more.
    for (const _ of ['refuses', 'again'])
      expect(await answer(to, home, id, false)).toMatchObject({ status: 200, data: { state: 'refused' } })
    expect((await answer(to, home, id)).data).toMatchObject({ code: 'invitationOver' })
    expect((await invitationOf(home, id).get()).data()).toMatchObject({ state: 'refused', answeredBy: null })
  }
  const ofHome = db.collection(paths.audits).where('establishmentId', '==', home.eid)
  const refusals = await ofHome.where('action', '==', 'invitation.refuse').get()
  expect(refusals.docs.map((act) => act.get('path')).toSorted()).toEqual(
    sent.map(({ id }) => paths.invitation(home.eid, id)).toSorted(),
  )
  for (const act of refusals.docs)
    expect(act.data()).toMatchObject({ uid: invitedUid, name: '', address: null })
  const told = JSON.stringify([
    ...refusals.docs.map((act) => act.data()),
    ...(await db.collection(paths.invitations(home.eid)).get()).docs.map((one) => one.data()),
  ])
  for (const { to } of sent) expect(told.replaceAll(emailOf(to), '')).not.toContain(to.uid)
})

it('that was refused is the one answered again without its id, and one of before that says by whom too', async () => {
  const { home, admin } = await homeWithAdmin()
  const person = await signUp({ role: NURSE })
  const id = randomUUID()
  const again = (accept: boolean) =>
    callApi(person, answerInvitationCall, { params: { eid: home.eid }, body: { accept } })
  await invite(admin, home, emailOf(person), { id })
  await answer(person, home, id, false)
  expect(await again(false)).toMatchObject({ status: 200, data: { state: 'refused' } })
  expect(await again(true)).toMatchObject({ status: 409, data: { code: 'invitationOver' } })
  await invitationOf(home, id).update({ answeredBy: person.uid })
  expect(await again(false)).toMatchObject({ status: 200, data: { state: 'refused' } })
  expect((await invitationOf(home, id).get()).get('answeredBy')).toBe(person.uid)
})

it('is not written any more once it was taken back, however long its e-mail was held up', async () => {
  const { home, admin } = await homeWithAdmin()
  const [mistyped, meant] = [newAddress(), newAddress()]
  const ids = { mistyped: randomUUID(), meant: randomUUID() }
  // The first is tried again and again, for as long as it takes to take it back.
  await addFault(mistyped, { mode: 'fail', times: 50 })
  await addFault(meant, { mode: 'fail', times: 2 })
  await invite(admin, home, mistyped, { id: ids.mistyped })
  await invite(admin, home, meant, { id: ids.meant })
  await callApi(admin, cancelInvitationCall, { params: { eid: home.eid, iid: ids.mistyped }, body: {} })
  // Held up too, the other one arrives.
  await whenSeen(
    'the e-mail of the other invitation',
    () => messagesTo(meant),
    ({ length }) => length > 0,
  )
  const ofMistyped = await whenCollection(paths.deliveries(home.eid), (all) =>
    all.some(({ to, state }) => to === mistyped && state === 'cancelled'),
  )
  expect(ofMistyped.find(({ to }) => to === mistyped)).toMatchObject({ lastError: 'notAMember' })
  expect(await messagesTo(mistyped)).toEqual([])
})

it('makes a caregiver of its residents, whoever they are elsewhere', async () => {
  const { home, admin } = await homeWithAdmin()
  const [roy, cote] = [await home.addResident(), await home.addResident({ name: 'M. Côté' })]
  const relative = await signUp({ role: READ_WRITE })
  const id = randomUUID()
  await invite(admin, home, emailOf(relative), { id, roleId: READ_ONLY, beneficiaryIds: [roy, cote] })
  await db.doc(paths.beneficiary(home.eid, cote)).update({ state: 'archived' })
  expect((await answer(relative, home, id)).status).toBe(200)
  expect(await memberOf(home, relative)).toMatchObject({
    role: CAREGIVER,
    isCaregiver: true,
    roleId: READ_ONLY,
    beneficiaryIds: [roy],
  })
  const caregiversOf = async (bid: string) =>
    (await db.doc(paths.beneficiary(home.eid, bid)).get()).get('caregiverIds')
  expect(await caregiversOf(roy)).toEqual([relative.uid])
  expect(await caregiversOf(cote)).toEqual([])
})

it('lets a caregiver of the home follow its residents besides those they follow', async () => {
  const { home, admin } = await homeWithAdmin()
  const [first, second] = [await home.addResident(), await home.addResident()]
  const relative = await signUp({ role: READ_WRITE })
  for (const bid of [first, second]) {
    const id = randomUUID()
    await invite(admin, home, emailOf(relative), { roleId: READ_ONLY, beneficiaryIds: [bid], id })
    expect((await answer(relative, home, id)).data).toEqual({ state: 'accepted', already: false })
    expect((await answer(relative, home, id)).data).toEqual({ state: 'accepted', already: false })
  }
  expect(await memberOf(home, relative)).toMatchObject({ role: CAREGIVER, beneficiaryIds: [first, second] })
  expect(
    await invite(admin, home, emailOf(relative), { roleId: READ_ONLY, beneficiaryIds: [second] }),
  ).toMatchObject({ data: { code: 'alreadyMember' } })
  for (const bid of [first, second])
    expect((await db.doc(paths.beneficiary(home.eid, bid)).get()).get('caregiverIds')).toEqual([relative.uid])
})

it('is not made for somebody who is a member already, and changes nothing for whoever has become one since', async () => {
  const { home, admin } = await homeWithAdmin()
  const member = await signUp({ role: NURSE })
  const id = randomUUID()
  await invite(admin, home, emailOf(member), { id, roleId: ADMIN })
  await join(home.eid, member, { roleId: READ_ONLY })
  const refused = await invite(admin, home, emailOf(member).toUpperCase(), { roleId: ADMIN })
  expect(refused).toMatchObject({ status: 409, data: { code: 'alreadyMember' } })
  expect(JSON.stringify(refused.data)).not.toContain(member.name)
  expect((await answer(member, home, id)).data).toEqual({ state: 'accepted', already: true })
  expect(await inviteBriefly(admin, home, emailOf(member))).toMatchObject({ data: { code: 'alreadyMember' } })
  expect(await memberOf(home, member)).toMatchObject({ roleId: READ_ONLY })
})

it('is made by administrators of the home alone, for its own residents', async () => {
  const { home, admin } = await homeWithAdmin()
  const other = await homeWithAdmin()
  const [attendant, reader, stranger] = (await Promise.all(
    Array.from({ length: 3 }, () => signUp({ role: NURSE })),
  )) as [TestPerson, TestPerson, TestPerson]
  await join(home.eid, attendant, { roleId: READ_WRITE })
  await join(home.eid, reader, { roleId: READ_ONLY })
  const id = randomUUID()
  await invite(admin, home, newAddress(), { id })
  for (const person of [attendant, reader, stranger, other.admin]) {
    expect((await invite(person, home, newAddress())).status).toBe(403)
    const params = { eid: home.eid, iid: id }
    expect((await callApi(person, cancelInvitationCall, { params, body: {} })).status).toBe(403)
    expect((await callApi(person, resendInvitationCall, { params, body: {} })).status).toBe(403)
  }
  const theirs = await other.home.addResident()
  expect(
    await invite(admin, home, newAddress(), { roleId: READ_ONLY, beneficiaryIds: [theirs] }),
  ).toMatchObject({ status: 404, data: { code: 'beneficiaryNotFound' } })
  const archived = await home.addResident({ state: 'archived' })
  expect(
    await invite(admin, home, newAddress(), { roleId: READ_ONLY, beneficiaryIds: [archived] }),
  ).toMatchObject({ status: 409, data: { code: 'followedArchived' } })
  const resident = await home.addResident()
  expect(
    (await invite(admin, home, newAddress(), { roleId: ADMIN, beneficiaryIds: [resident] })).status,
  ).toBe(400)
})

it('waits once for an address, also when two ask at once, and answers alike whether it has an account', async () => {
  const { home, admin } = await homeWithAdmin()
  const known = emailOf(await signUp({ role: NURSE }))
  const unknown = newAddress()
  const [one, two] = [await invite(admin, home, known), await invite(admin, home, unknown)]
  expect([one.status, one.data]).toEqual([two.status, two.data])
  expect(await invite(admin, home, unknown)).toMatchObject({ status: 409, data: { code: 'alreadyInvited' } })
  const address = newAddress()
  const both = await Promise.all([invite(admin, home, address), invite(admin, home, address)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('is sent again later, and then good anew; a home has no more of them than it needs', async () => {
  const { home, admin } = await homeWithAdmin()
  const id = randomUUID()
  const email = newAddress()
  await invite(admin, home, email, { id })
  const resend = () => callApi(admin, resendInvitationCall, { params: { eid: home.eid, iid: id }, body: {} })
  expect(await resend()).toMatchObject({ status: 429, data: { code: 'tooSoon' } })
  const before = Date.now() - 2 * invitationGoodForMs
  await invitationOf(home, id).update({ sentAt: [before - sentAgainAfterMs], endsAt: before })
  expect((await resend()).status).toBe(200)
  expect((await invitationOf(home, id).get()).get('endsAt')).toBeGreaterThan(Date.now())
  await whenSeen(
    'both e-mails',
    () => messagesTo(email),
    (found) => found.length === 2,
  )

  await invitationOf(home, id).update({ sentAt: Array(mostSendings).fill(before) })
  const often = await resend()
  expect(often).toMatchObject({ status: 409, data: { code: 'sentTooOften' } })
  expect(often.data.message).toContain('10')

  const stored = (await invitationOf(home, id).get()).data() ?? {}
  const batch = db.batch()
  for (let count = 1; count < mostInvitations.pending; count += 1) {
    batch.set(invitationOf(home, `filled-${count}`), { ...stored, email: newAddress(), createdAt: before })
  }
  await batch.commit()
  expect(await invite(admin, home, newAddress())).toMatchObject({
    status: 429,
    data: { code: 'tooManyInvitations' },
  })
})

it('is one of a hundred that a home makes in a day, whatever became of those before, also when two ask at once', async () => {
  const { home, admin } = await homeWithAdmin()
  const id = randomUUID()
  await invite(admin, home, newAddress(), { id })
  const stored = (await invitationOf(home, id).get()).data() ?? {}
  const earlier = { ...stored, state: 'cancelled', createdAt: Date.now() - 23 * 3_600_000 }
  const batch = db.batch()
  for (let count = 1; count < mostInvitations.aDay - 1; count += 1)
    batch.set(invitationOf(home, `earlier-${count}`), { ...earlier, email: newAddress() })
  batch.set(invitationOf(home, 'yesterday'), { ...earlier, createdAt: Date.now() - 25 * 3_600_000 })
  await batch.commit()

  const answers = await Promise.all([invite(admin, home, newAddress()), invite(admin, home, newAddress())])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.data.code).toBe('tooManyInvitations')
  expect((await invite(admin, home, newAddress())).status).toBe(429)
})

it('is kept for 90 days after it is over, and as long as it waits for an answer', async () => {
  const { home, admin } = await homeWithAdmin()
  const person = await signUp({ role: NURSE })
  const [refused, taken, renewed] = [randomUUID(), randomUUID(), randomUUID()]
  const ninetyDays = 90 * 86_400_000
  /** How long it is kept after it is over, or after this test began. */
  const keptAfter = async (iid: string, since: 'endsAt' | number) => {
    const stored = await invitationOf(home, iid).get()
    return stored.get('expireAt').toMillis() - (typeof since === 'number' ? since : stored.get(since))
  }
  const began = Date.now()
  await invite(admin, home, newAddress(), { id: renewed })
  expect(await keptAfter(renewed, 'endsAt')).toBe(ninetyDays)
  const before = began - invitationGoodForMs
  await invitationOf(home, renewed).update({ sentAt: [before], endsAt: before, expireAt: new Date(began) })
  await callApi(admin, resendInvitationCall, { params: { eid: home.eid, iid: renewed }, body: {} })
  expect(await keptAfter(renewed, 'endsAt')).toBe(ninetyDays)

  await invite(admin, home, emailOf(person), { id: refused })
  await answer(person, home, refused, false)
  await invite(admin, home, emailOf(person), { id: taken })
  await join(home.eid, person, { roleId: READ_ONLY })
  await callApi(admin, revokeCall, { params: { eid: home.eid, userId: person.uid }, body: {} })
  for (const iid of [refused, taken]) {
    const kept = await keptAfter(iid, began)
    expect(kept).toBeGreaterThanOrEqual(ninetyDays)
    expect(kept).toBeLessThan(ninetyDays + invitationGoodForMs)
  }
})

it('brings nobody back who was sent away: neither by what they prepared, nor by what waited for them', async () => {
  const { home, admin } = await homeWithAdmin()
  const [other, invited] = [await signUp({ role: NURSE }), await signUp({ role: NURSE })]
  const [prepared, waiting] = [randomUUID(), randomUUID()]
  expect((await invite(admin, home, emailOf(other), { id: waiting, roleId: ADMIN })).status).toBe(200)
  await join(home.eid, other, { roleId: ADMIN })
  expect((await invite(other, home, emailOf(invited), { id: prepared, roleId: ADMIN })).status).toBe(200)
  const params = { eid: home.eid, userId: other.uid }
  expect((await callApi(admin, revokeCall, { params, body: {} })).status).toBe(200)

  const over = { status: 409, data: { code: 'invitationOver' } }
  expect(await answer(invited, home, prepared)).toMatchObject(over)
  expect(await answer(other, home, waiting)).toMatchObject(over)
  expect(await memberOf(home, invited)).toBeUndefined()
  // Sent again by somebody who may, it is theirs.
  await invitationOf(home, prepared).update({ sentAt: [Date.now() - 2 * sentAgainAfterMs] })
  const again = { params: { eid: home.eid, iid: prepared }, body: {} }
  expect((await callApi(admin, resendInvitationCall, again)).status).toBe(200)
  expect((await answer(invited, home, prepared)).status).toBe(200)
})

it('that ran out is not sent again while another waits at its address', async () => {
  const { home, admin } = await homeWithAdmin()
  const [id, email] = [randomUUID(), newAddress()]
  await invite(admin, home, email, { id })
  const before = Date.now() - 2 * invitationGoodForMs
  await invitationOf(home, id).update({ sentAt: [before], endsAt: before })
  expect((await invite(admin, home, email)).status).toBe(200)
  const again = { params: { eid: home.eid, iid: id }, body: {} }
  expect(await callApi(admin, resendInvitationCall, again)).toMatchObject({
    status: 409,
    data: { code: 'alreadyInvited' },
  })
})

const inviteBriefly = (person: TestPerson, { eid }: TestHome, email: string, locale: 'fr' | 'en' = 'fr') =>
  callApi(person, inviteCall, { params: { eid }, body: { email, locale } })
const answerBriefly = (person: TestPerson, { eid }: TestHome, accept: boolean) =>
  callApi(person, answerInvitationCall, { params: { eid }, body: { accept } })
const invitationsTo = async ({ eid }: TestHome, email: string) =>
  (await db.collection(paths.invitations(eid)).where('email', '==', email).get()).docs

it('is made by an address and a language alone, once however often it is asked for', async () => {
  const { home, admin } = await homeWithAdmin()
  const email = newAddress()
  const both = await Promise.all([inviteBriefly(admin, home, email), inviteBriefly(admin, home, email)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.map(({ data }) => data.changed).toSorted()).toEqual([false, true])
  expect(await inviteBriefly(admin, home, email.toUpperCase())).toMatchObject({ data: { changed: false } })
  const [made, ...others] = await invitationsTo(home, email)
  expect(made?.data()).toMatchObject({ roleId: null, beneficiaryIds: [], locale: 'fr', state: 'pending' })
  expect(others).toEqual([])
  const mails = () => messagesTo(email)
  expect(await whenSeen('the invitation', mails, (found) => found.length > 0)).toHaveLength(1)
  expect(await inviteBriefly(admin, home, email, 'en')).toMatchObject({ data: { code: 'alreadyInvited' } })
  // Somebody who refused, or let it run out, may be asked again.
  await invitationOf(home, made?.id ?? '').update({ state: 'refused' })
  expect(await inviteBriefly(admin, home, email)).toMatchObject({ data: { changed: true } })
  expect(await invitationsTo(home, email)).toHaveLength(2)
})

it('is answered without its id where one alone waits for the address', async () => {
  const { home, admin } = await homeWithAdmin()
  const other = await homeWithAdmin()
  const [nurse, stranger] = [await signUp({ role: NURSE }), await signUp({ role: NURSE })]
  await inviteBriefly(other.admin, other.home, emailOf(nurse))
  const notFound = { status: 404, data: { code: 'invitationNotFound' } }
  expect(await answerBriefly(nurse, home, true)).toMatchObject(notFound)
  const cancelled = randomUUID()
  await invite(admin, home, emailOf(nurse), { id: cancelled })
  await invitationOf(home, cancelled).update({ state: 'cancelled' })
  expect(await answerBriefly(nurse, home, true)).toMatchObject({ data: { code: 'invitationOver' } })

  await invite(admin, home, emailOf(nurse))
  expect(await answerBriefly(stranger, home, true)).toMatchObject(notFound)
  for (const _ of ['once', 'and again']) {
    expect(await answerBriefly(nurse, home, true)).toMatchObject({ status: 200, data: { state: 'accepted' } })
  }
  expect(await memberOf(home, nurse)).toMatchObject({ roleId: READ_WRITE, role: NURSE })
  expect(await answerBriefly(nurse, home, false)).toMatchObject({ data: { code: 'invitationOver' } })
  expect(await memberOf(other.home, nurse)).toBeUndefined()
  // Who was sent away since is not told that they belong to the home.
  await callApi(admin, revokeCall, { params: { eid: home.eid, userId: nurse.uid }, body: {} })
  expect(await answerBriefly(nurse, home, true)).toMatchObject({ data: { code: 'invitationOver' } })
  expect(await memberOf(home, nurse)).toBeUndefined()
})

it('has to be named where several wait for one address', async () => {
  const { home, admin } = await homeWithAdmin()
  const nurse = await signUp({ role: NURSE })
  const [first, second] = [randomUUID(), randomUUID()]
  await invite(admin, home, emailOf(nurse), { id: first })
  // As a home may have them from before one alone could wait.
  await invitationOf(home, second).set((await invitationOf(home, first).get()).data() ?? {})
  expect(await answerBriefly(nurse, home, true)).toMatchObject({
    status: 409,
    data: { code: 'invitationUnclear' },
  })
  expect((await answer(nurse, home, second)).status).toBe(200)
})
