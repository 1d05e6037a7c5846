import { randomUUID } from 'node:crypto'
import { FieldValue } from '@google-cloud/firestore'
import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import {
  answerInvitationCall,
  changeFollowedCall,
  changeLevelCall,
  inviteCall,
  revokeCall,
} from '@vigie/domain/api/people-calls'
import { auditSchema } from '@vigie/domain/care/audit'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { adminAuth } from '../support/admin-auth.ts'
import { callApi } from '../support/api.ts'
import { signInWith } from '../support/auth.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { buttonRule } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { join, password, signUp, type TestPerson } from '../support/people.ts'
import { messagesTo } from '../support/sandbox.ts'
import { takenAlert } from '../support/taken-alert.ts'
import { whenSeen } from '../support/until.ts'

const { ADMIN, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const revoke = (person: TestPerson, { eid }: TestHome, { uid }: TestPerson) =>
  callApi(person, revokeCall, { params: { eid, userId: uid }, body: {} })
const change = (person: TestPerson, { eid }: TestHome, { uid }: TestPerson, roleId: 1 | 10 | 11 | null) =>
  callApi(person, changeLevelCall, { params: { eid }, body: { userId: uid, roleId } })
const follow = (
  person: TestPerson,
  { eid }: TestHome,
  { uid }: TestPerson,
  said: { add?: string[]; remove?: string[] },
  locale: 'fr' | 'en' = 'fr',
) => callApi(person, changeFollowedCall, { params: { eid }, body: { userId: uid, ...said } }, { locale })
const addressOf = ({ uid }: TestPerson) => `${uid}@vigie.example`
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
  const step = { onShift: false, methods: ['sms'], afterMinutes: 3 }
  const steps = [
    { ...step, uids: [admin.uid, nurse.uid] },
    { ...step, uids: [nurse.uid] },
  ]
  await db.doc(paths.escalation(home.eid)).set({ ...firstPlan, steps, updatedAt: 1 })
  const { shifts: _, ...own } = firstPlan
  const ownSteps = [{ ...step, uids: [nurse.uid] }]
  await db.doc(paths.residentEscalation(home.eid, resident)).set({ ...own, steps: ownSteps, updatedAt: 1 })
  expect(await revoke(admin, home, nurse)).toMatchObject({
    status: 200,
    data: { changed: true, lonelyRules: ['La nuit'] },
  })
  expect(await revoke(admin, home, nurse)).toMatchObject({ status: 200, data: { changed: false } })
  const [told, ...again] = await whenSeen(
    'the e-mail',
    () => messagesTo(addressOf(admin)),
    (found) => found.length > 0,
  )
  expect(told).toMatchObject({ subject: expect.stringContaining('ne préviennent plus personne') })
  expect(told?.text).toContain('– La nuit\n')
  expect(told?.text).toContain(`/establishment/${home.eid}/notifications\n`)
  expect(told?.text).toContain('l’étape 3 d’une alerte sans réponse')
  expect(told?.text).toContain('– chambre 214 : étape 2\n')
  expect(again).toEqual([])
  expect(await messagesTo(addressOf(nurse))).toEqual([])
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

it('administrators are told of a rule that tells nobody since somebody has no level, and of none that tells others', async () => {
  const home = await createHome()
  const [admin, nurse, other] = [
    await memberAt(home, ADMIN),
    await memberAt(home, READ_WRITE),
    await memberAt(home, READ_WRITE),
  ]
  const naming = (...people: TestPerson[]) => people.map(({ uid }) => ({ kind: 'user' as const, uid }))
  await home.addRule({ ...buttonRule, name: 'À deux', recipients: naming(nurse, other) })
  await home.addRule({ ...buttonRule, name: 'La nuit', recipients: naming(nurse) })
  expect(await change(admin, home, nurse, READ_ONLY)).toMatchObject({ data: { lonelyRules: [] } })
  expect(await change(admin, home, nurse, null)).toMatchObject({ data: { lonelyRules: ['La nuit'] } })
  const lonely = await whenSeen(
    'the e-mail',
    () => messagesTo(addressOf(admin)),
    (found) => found.length > 0,
  )
  expect(lonely.map(({ text }) => text.match(/^– .*$/gm))).toEqual([['– La nuit']])
  // The nurse is named still, and told no more.
  expect((await revoke(admin, home, other)).data.lonelyRules).toEqual(['À deux'])
})

it.each([
  ['is revoked', revoke],
  ['is taken their level', (admin, home, nurse) => change(admin, home, nurse, null)],
  ['may only read from then on', (admin, home, nurse) => change(admin, home, nurse, READ_ONLY)],
] as [string, typeof revoke][])('an alert calls again whose taker %s, on phones too', async (_, end) => {
  const home = await createHome()
  const [admin, nurse] = [await memberAt(home, ADMIN), await memberAt(home, READ_WRITE)]
  const { taken, by, phone, alert } = await takenAlert(home, nurse)
  const ofAnother = await takenAlert(home, { uid: 'other', name: 'Marie' })
  expect(await end(admin, home, nurse)).toMatchObject({ status: 200, data: { changed: true } })
  const released = await alert()
  expect(released).toMatchObject({ state: 'open', acknowledgedBy: null, formerTaker: null, waves: 2 })
  expect(released.lastCallAt).toBeGreaterThan(taken.lastCallAt)
  expect(released.timeline).toContainEqual(expect.objectContaining({ step: 'released', from: by }))
  const [sms] = await whenSeen(
    'the SMS',
    () => messagesTo(phone),
    (found) => found.length > 0,
  )
  expect(sms?.text).toContain("Ch. 214 Mme Roy : bouton d'appel,")
  expect(sms?.text).toContain("(plus personne n'y va)")
  expect((await ofAnother.alert()).state).toBe('acknowledged')
  await end(admin, home, nurse)
  expect((await alert()).waves).toBe(2)
})

it('a caregiver without a level sees nobody any more, and is on no alert either', async () => {
  const home = await createHome()
  const [admin, caregiver] = [await memberAt(home, ADMIN), await memberAt(home, READ_WRITE, CAREGIVER)]
  const { taken, alert } = await takenAlert(home, caregiver)
  const path = paths.member(home.eid, caregiver.uid)
  await db.doc(path).update({ beneficiaryIds: [taken.beneficiaryId] })
  await change(admin, home, caregiver, null)
  expect((await alert()).state).toBe('open')
})

it('an alert stays with whoever may take it all the same', async () => {
  const home = await createHome()
  const [admin, nurse] = [await memberAt(home, ADMIN), await memberAt(home, READ_WRITE)]
  const root = await signUp({ role: ADMIN })
  await join(home.eid, root, { roleId: READ_WRITE })
  const [ofNurse, ofRoot] = [await takenAlert(home, nurse), await takenAlert(home, root)]
  await change(admin, home, nurse, ADMIN)
  await revoke(admin, home, root)
  expect((await ofNurse.alert()).acknowledgedBy).toEqual(ofNurse.by)
  expect((await ofRoot.alert()).acknowledgedBy).toEqual(ofRoot.by)
})

it('whoever loses their level is not written to of the alert that they left: who administers the home is, where nobody else is named', async () => {
  const home = await createHome()
  const [admin, nurse] = [await memberAt(home, ADMIN), await memberAt(home, READ_WRITE)]
  const recipients = [{ kind: 'user' as const, uid: nurse.uid }]
  const ruleId = await home.addRule({ ...buttonRule, methods: ['email'], recipients })
  const { aid, alert } = await takenAlert(home, nurse, { ruleId })
  await change(admin, home, nurse, null)
  expect(await alert()).toMatchObject({ state: 'open', nobodyReachedAt: null })
  const { docs } = await db.collection(paths.deliveries(home.eid)).get()
  const ofAlert = docs.map(({ id }) => id).filter((id) => id.startsWith(aid))
  expect(ofAlert).toEqual([`${aid}_released-2_${admin.uid}_email`])
})

it('nobody is written to of an alert that was forgotten, or of a home that is inactive', async () => {
  const [home, inactive] = [await createHome(), await createHome({ state: 'inactive' })]
  const admin = await signUp({ role: ADMIN })
  const nurse = await signUp({ role: NURSE })
  for (const { eid } of [home, inactive]) await join(eid, nurse, { roleId: READ_WRITE })
  const forgotten = await takenAlert(home, nurse, { lastActivityAt: Date.now() - 2 * 3_600_000 })
  const ofInactive = await takenAlert(inactive, nurse)
  await revoke(admin, home, nurse)
  await revoke(admin, inactive, nurse)
  for (const { alert } of [forgotten, ofInactive])
    expect(await alert()).toMatchObject({ state: 'open', waves: 1 })
  expect(await forgotten.alert()).toMatchObject({ nobodyReachedAt: null })
  // It is asked for once the home is active again.
  expect((await ofInactive.alert()).nobodyReachedAt).not.toBeNull()
})

it('a membership of which the rest is spoilt is taken away like another', async () => {
  const home = await createHome()
  const [admin, nurse] = [await memberAt(home, ADMIN), await memberAt(home, READ_WRITE)]
  await db.doc(paths.member(home.eid, nurse.uid)).update({ displayName: FieldValue.delete() })
  expect(await revoke(admin, home, nurse)).toMatchObject({ status: 200, data: { changed: true } })
  expect(await memberOf(home, nurse)).toBeUndefined()
})

it('whom a caregiver follows is changed at once for both, resident by resident, and by administrators alone', async () => {
  const [home, other] = [await createHome(), await createHome()]
  const [admin, nurse] = [await memberAt(home, ADMIN), await memberAt(home, READ_WRITE)]
  const caregiver = await signUp({ role: CAREGIVER })
  const [first, second, third] = [
    await home.addResident({ caregiverIds: [caregiver.uid] }),
    await home.addResident({ caregiverIds: ['somebody'] }),
    await home.addResident(),
  ]
  const elsewhere = await other.addResident()
  const archived = await home.addResident({ state: 'archived' })
  await join(home.eid, caregiver, { roleId: READ_WRITE, beneficiaryIds: [first] })
  const followed = async () => (await memberOf(home, caregiver))?.beneficiaryIds
  const named = async (bid: string) =>
    (await db.doc(paths.beneficiary(home.eid, bid)).get()).get('caregiverIds')

  for (const stranger of [nurse, caregiver, await memberAt(other, ADMIN)])
    expect((await follow(stranger, home, caregiver, { add: [second] })).status).toBe(403)
  expect(await follow(admin, home, caregiver, { add: [elsewhere] })).toMatchObject({ status: 404 })
  for (const locale of ['fr', 'en'] as const) {
    const gone = await follow(admin, home, caregiver, { add: [second, archived] }, locale)
    expect(gone).toMatchObject({ status: 409, data: { code: 'followedArchived' } })
    expect(gone.data.message).toMatch(locale === 'fr' ? /^Un des résidents/ : /^One of the residents/)
  }
  expect(await follow(admin, home, nurse, { add: [second] })).toMatchObject({
    data: { code: 'notCaregiver' },
  })
  expect(await follow(admin, home, caregiver, { remove: [first] })).toMatchObject({
    data: { code: 'followsNobody' },
  })
  const many = Array.from({ length: 50 }, (_, index) => `many-${index}`)
  expect(await follow(admin, home, caregiver, { add: many })).toMatchObject({
    data: { code: 'tooManyFollowed' },
  })
  expect(await followed()).toEqual([first])

  // Two at once, each about somebody else: both have their way.
  const both = await Promise.all([
    follow(admin, home, caregiver, { add: [second] }),
    follow(admin, home, caregiver, { add: [third], remove: [first] }),
  ])
  for (const answer of both) expect(answer).toMatchObject({ status: 200, data: { changed: true } })
  expect((await followed()).toSorted()).toEqual([second, third].toSorted())
  expect(await Promise.all([first, second, third].map(named))).toEqual([
    [],
    ['somebody', caregiver.uid],
    [caregiver.uid],
  ])
  expect(await follow(admin, home, caregiver, { add: [second], remove: [first] })).toMatchObject({
    data: { changed: false },
  })
})

it('what somebody is on who is a caregiver by now calls again as whom they follow is changed, whomever it is about', async () => {
  const home = await createHome()
  const admin = await memberAt(home, ADMIN)
  const caregiver = await signUp({ role: CAREGIVER })
  const [left, kept] = [
    await home.addResident({ caregiverIds: [caregiver.uid] }),
    await home.addResident({ caregiverIds: [caregiver.uid] }),
  ]
  await join(home.eid, caregiver, { roleId: READ_WRITE, beneficiaryIds: [left, kept] })
  const taken = await Promise.all(
    [left, kept].map((beneficiaryId) => takenAlert(home, { ...caregiver, name: 'Luc' }, { beneficiaryId })),
  )
  expect(await follow(admin, home, caregiver, { remove: [left] })).toMatchObject({ status: 200 })
  expect(await Promise.all(taken.map(async ({ alert }) => (await alert()).state))).toEqual(['open', 'open'])
})

it('whom a caregiver follows no more is not given back by an invitation that waited', async () => {
  const home = await createHome()
  const [admin, caregiver] = [await memberAt(home, ADMIN), await signUp({ role: CAREGIVER })]
  const kept = await home.addResident({ caregiverIds: [caregiver.uid] })
  const [left, meant] = [
    await home.addResident({ name: 'M. Girard' }),
    await home.addResident({ name: 'Mme Côté' }),
  ]
  await join(home.eid, caregiver, { roleId: READ_WRITE, beneficiaryIds: [kept] })
  const params = { eid: home.eid }
  const invite = async (...beneficiaryIds: string[]) => {
    const id = randomUUID()
    const email = addressOf(caregiver)
    const said = { id, email, locale: 'fr' as const, roleId: READ_ONLY, beneficiaryIds }
    expect((await callApi(admin, inviteCall, { params, body: said })).status).toBe(200)
    return db.doc(paths.invitation(home.eid, id))
  }
  const accept = (invitationId: string) =>
    callApi(caregiver, answerInvitationCall, { params, body: { invitationId, accept: true } })

  const waiting = await invite(left, meant)
  expect(await follow(admin, home, caregiver, { add: [left] })).toMatchObject({
    status: 200,
    data: { cancelled: [] },
  })
  // Nobody is taken away by that.
  expect((await waiting.get()).get('state')).toBe('pending')
  // Whoever did it is told whom it named besides, and can give that anew.
  const cancelled = [{ email: addressOf(caregiver), removed: ['M. Girard'], others: ['Mme Côté'] }]
  expect(await follow(admin, home, caregiver, { remove: [left] })).toMatchObject({
    status: 200,
    data: { changed: true, cancelled },
  })
  expect((await waiting.get()).get('state')).toBe('cancelled')
  expect(await accept(waiting.id)).toMatchObject({ status: 409, data: { code: 'invitationOver' } })
  expect(await memberOf(home, caregiver)).toMatchObject({ beneficiaryIds: [kept] })
  const { docs } = await db.collection(paths.audits).where('path', '==', waiting.path).get()
  expect(docs.map((doc) => auditSchema.parse(doc.data()))).toContainEqual(
    expect.objectContaining({ action: 'invitation.cancel', uid: admin.uid, beneficiaryIds: [left, meant] }),
  )

  // One that names nobody who is taken away is theirs still.
  const other = await home.addResident()
  const another = await invite(other)
  expect(await follow(admin, home, caregiver, { add: [left] })).toMatchObject({ status: 200 })
  expect(await follow(admin, home, caregiver, { remove: [left] })).toMatchObject({ status: 200 })
  expect(await accept(another.id)).toMatchObject({ status: 200 })
  expect(await memberOf(home, caregiver)).toMatchObject({ beneficiaryIds: [kept, other] })
})

it('takes back what waits at the address that Auth alone knows to be somebody’s by now', async () => {
  const home = await createHome()
  const [admin, nurse] = [await memberAt(home, ADMIN), await memberAt(home, READ_ONLY)]
  const email = `${newId('moved')}@vigie.example`
  const id = randomUUID()
  const invited = { id, email, roleId: ADMIN, locale: 'fr' as const }
  const { eid } = home
  expect((await callApi(admin, inviteCall, { params: { eid }, body: invited })).status).toBe(200)
  // By the link of an e-mail, after which nothing of theirs has called: the profile names the former address.
  await adminAuth.updateUser(nurse.uid, { email, emailVerified: true })
  expect((await revoke(admin, home, nurse)).data).toMatchObject({ changed: true })
  expect((await db.doc(paths.invitation(eid, id)).get()).get('state')).toBe('cancelled')
  const back = { ...nurse, idToken: (await signInWith(email, password))?.idToken ?? '' }
  const answer = { params: { eid }, body: { invitationId: id, accept: true } }
  expect(await callApi(back, answerInvitationCall, answer)).toMatchObject({
    status: 409,
    data: { code: 'invitationOver' },
  })
  expect(await memberOf(home, nurse)).toBeUndefined()
})
