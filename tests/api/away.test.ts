import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { setAwayCall, setOwnAwayCall } from '@vigie/domain/api/away-calls'
import { getReachCall } from '@vigie/domain/api/reach-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { addCondition } from '../support/home-that-watches.ts'
import { homeWhereOneIsTold, messagesOf, onlyAlertOf } from '../support/home-with-button.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { push } from '../support/push.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenSeen } from '../support/until.ts'

const hour = 3_600_000

async function administratorOf(eid: string): Promise<TestPerson> {
  const administrator = await signUp({ role: roles.NURSE })
  await join(eid, administrator, { roleId: roles.ADMIN })
  return administrator
}

const awayIn = async (eid: string, uid: string) =>
  (await db.doc(paths.member(eid, uid)).get()).data()?.away as unknown

it('is said by oneself of all one’s homes, and by an administrator of theirs alone', async () => {
  const [home, other] = [await createHome(), await createHome()]
  const nurse = await signUp({ role: roles.NURSE })
  for (const { eid } of [home, other]) await join(eid, nurse, { roleId: roles.READ_WRITE })
  const [administrator, elsewhere] = [await administratorOf(home.eid), await administratorOf(other.eid)]
  const until = Date.now() + hour
  const set = (by: TestPerson, away: { until: number | null } | null, userId = nurse.uid) =>
    callApi(by, setAwayCall, { params: { eid: home.eid }, body: { userId, away } })

  for (const by of [nurse, elsewhere]) expect((await set(by, { until })).status).toBe(403)
  expect((await set(administrator, { until: Date.now() - 1 })).data).toMatchObject({ code: 'awayOver' })
  // No screen could show it.
  expect((await set(administrator, { until: 8_640_000_000_000_001 })).status).toBe(400)
  expect((await set(administrator, { until }, elsewhere.uid)).data).toMatchObject({ code: 'memberNotFound' })
  expect(await awayIn(home.eid, nurse.uid)).toBeUndefined()

  expect((await set(administrator, { until })).data).toEqual({ changed: true })
  expect((await set(administrator, { until })).data).toEqual({ changed: false })
  expect(await awayIn(home.eid, nurse.uid)).toMatchObject({ until, by: administrator.uid })
  expect(await awayIn(other.eid, nurse.uid)).toBeUndefined()

  const own = (away: { until: number | null } | null) =>
    callApi(nurse, setOwnAwayCall, { params: {}, body: { away } })
  expect((await own({ until: null })).data).toEqual({ changed: true })
  for (const { eid } of [home, other])
    expect(await awayIn(eid, nurse.uid)).toMatchObject({ until: null, by: nurse.uid })
  expect(await Promise.all([own(null), own(null)])).toHaveLength(2)
  for (const { eid } of [home, other]) expect(await awayIn(eid, nurse.uid)).toBeNull()
  const { docs } = await db
    .collection(paths.audits)
    .where('path', '==', paths.member(home.eid, nurse.uid))
    .get()
  const actions = docs
    .map((entry) => entry.get('action') as string)
    .filter((action) => /away|back/.test(action))
  expect(actions.toSorted()).toEqual(['member.away', 'member.away', 'member.back'])
})

it('is written to whom somebody else says it of, once, and to nobody who says it themselves', async () => {
  const home = await createHome({ name: 'Les Cèdres', timeZone: 'America/Toronto' })
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const administrator = await administratorOf(home.eid)
  const emailOf = async ({ uid }: TestPerson) => (await db.doc(paths.user(uid)).get()).get('email') as string
  const set = (userId: string, away: { until: number | null } | null) =>
    callApi(administrator, setAwayCall, { params: { eid: home.eid }, body: { userId, away } })
  await set(administrator.uid, { until: null })
  await set(nurse.uid, { until: null })
  await set(nurse.uid, { until: null })
  await set(nurse.uid, { until: Date.now() + hour })
  const email = await emailOf(nurse)
  const [mail] = await whenSeen(
    'the e-mail',
    () => messagesTo(email),
    ({ length }) => length > 0,
  )
  expect(mail).toMatchObject({ subject: 'Vigie : une absence est indiquée pour vous' })
  expect(mail?.text).toContain(
    'L’administration de « Les Cèdres » a indiqué que vous êtes en absence, jusqu’à nouvel ordre.',
  )
  expect(mail?.text).toMatch(/\/profile\n$/)
  // One more absence is one more e-mail: by then any other would have come.
  await set(nurse.uid, null)
  await set(nurse.uid, { until: null })
  const all = await whenSeen(
    'the second e-mail',
    () => messagesTo(email),
    ({ length }) => length > 1,
  )
  expect(all).toHaveLength(2)
  expect(await messagesTo(await emailOf(administrator))).toEqual([])
})

it('is not written of once it is over, nor more than ten times a day and once an hour', async () => {
  const home = await createHome()
  const [back, away, again] = await Promise.all(
    [1, 2, 3].map(async () => {
      const person = await signUp({ role: roles.NURSE })
      await join(home.eid, person, { roleId: roles.READ_WRITE })
      const email = (await db.doc(paths.user(person.uid)).get()).get('email') as string
      return { ...person, email }
    }),
  )
  if (!back || !away || !again) throw new Error('three people')
  const administrator = await administratorOf(home.eid)
  const set = (userId: string, said: { until: number | null } | null) =>
    callApi(administrator, setAwayCall, { params: { eid: home.eid }, body: { userId, away: said } })
  // Of the first it is tried again and again, for as long as it takes to say that they are back.
  await addFault(back.email, { mode: 'fail', times: 50 })
  await addFault(away.email, { mode: 'fail', times: 2 })
  await set(back.uid, { until: null })
  await set(away.uid, { until: null })
  await set(back.uid, null)
  // Held up too, the other one arrives.
  const arrived = ({ length }: unknown[]) => length > 0
  await whenSeen('the e-mail of who is away still', () => messagesTo(away.email), arrived)
  const ofBack = await whenSeen(
    'the e-mail of who is back, called off',
    async () => (await db.collection(paths.deliveries(null)).where('to', '==', back.email).get()).docs,
    ([mail]) => mail?.get('state') === 'cancelled',
  )
  expect(ofBack.map((mail) => mail.get('lastError') as string)).toEqual(['notAway'])
  expect(await messagesTo(back.email)).toEqual([])

  // Ten of today, the last of them a moment ago.
  const now = Date.now()
  const batch = db.batch()
  for (let hours = 0; hours < 10; hours += 1) {
    const wave = `away-${home.eid}-${again.uid}-${now - hours * hour}`
    batch.set(db.doc(paths.wave(null, wave)), {
      ...{ first: wave, alertIds: [], deliveryIds: [], createdAt: now, dueAt: null },
    })
  }
  await batch.commit()
  expect((await set(again.uid, { until: null })).data).toEqual({ changed: true })
  expect((await db.collection(paths.deliveries(null)).where('to', '==', again.email).get()).size).toBe(0)
})

it('has a call for help go to the administrators where whoever its rule names is away, and says so', async () => {
  const { home, nurse, press } = await homeWhereOneIsTold()
  await db.doc(paths.member(home.eid, nurse)).update({ away: { since: 1, until: null, by: nurse } })
  const administrator = await home.addMember({ member: { roleId: roles.ADMIN } })
  await push(press())
  expect(await messagesOf(home)).toEqual([`opened_${administrator}_sms`])
  const { timeline, nobodyReachedAt } = await onlyAlertOf(home)
  expect(nobodyReachedAt).toBeNull()
  const passedOver = timeline.filter(({ step }) => step === 'passedOver')
  expect(passedOver).toMatchObject([{ people: [{ uid: nurse }], instead: 'administrators' }])
})

it('counts a button of care among those that can call where only a rule counts its presses', async () => {
  const home = await createHome()
  const administrator = await administratorOf(home.eid)
  const type = 'NOVIKA-LW-BOUTONSILENCE'
  await home.addDevice(await home.addResident(), type)
  const reach = async () => (await callApi(administrator, getReachCall, { params: { eid: home.eid } })).data
  expect(await reach()).toMatchObject({ canCall: false, gaps: [] })
  await addCondition(home, administrator.uid, { action: 'buttonPressed', deviceTypes: [type] })
  expect(await reach()).toMatchObject({ canCall: true, gaps: [{ residents: 1, why: ['noRule'] }] })
})

it('shows administrators beforehand when nobody would be reached', async () => {
  const { home, nurse } = await homeWhereOneIsTold()
  const administrator = await administratorOf(home.eid)
  const reach = async (by = administrator) => callApi(by, getReachCall, { params: { eid: home.eid } })
  expect((await reach(await administratorOf((await createHome()).eid))).status).toBe(403)
  expect((await reach()).data).toMatchObject({ canCall: true, gaps: [] })

  const until = Date.now() + 2 * hour
  const away = (uid: string) =>
    db.doc(paths.member(home.eid, uid)).update({ away: { since: 1, until, by: uid } })
  await away(nurse)
  expect((await reach()).data).toMatchObject({
    gaps: [{ until, residents: 1, everybody: true, unknown: 0, why: ['away'] }],
  })
  // The home's own steps know somebody else, until they are away too, or cannot be read.
  const other = await home.addMember()
  const steps = [{ uids: [other], onShift: false, methods: ['sms'], afterMinutes: 3 }]
  await db.doc(paths.escalation(home.eid)).set({ ...firstPlan, steps, updatedAt: 1 })
  expect((await reach()).data).toMatchObject({ gaps: [] })
  await away(other)
  expect((await reach()).data).toMatchObject({ gaps: [{ until, residents: 1 }] })
  await db.doc(paths.escalation(home.eid)).set({ ...firstPlan, steps: 'spoilt', updatedAt: 1 })
  expect((await reach()).data).toMatchObject({ gaps: [{ until, residents: 0, unknown: 1 }] })
})
