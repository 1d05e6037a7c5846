import { acknowledgeAlertCall } from '@vigie/domain/api/alert-calls'
import { setAwayCall, setOwnAwayCall } from '@vigie/domain/api/away-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { buttonRule } from '../support/home-with-button.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { messagesTo } from '../support/sandbox.ts'
import { takenAlert } from '../support/taken-alert.ts'
import { whenSeen } from '../support/until.ts'

const { ADMIN, NURSE, READ_WRITE } = roles
type Said = { until: number | null } | null

const own = (person: TestPerson, away: Said = { until: null }) =>
  callApi(person, setOwnAwayCall, { params: {}, body: { away } })

/** A home with an administrator and a nurse, and what the administrator says of the nurse. */
async function staffed() {
  const home = await createHome()
  const [nurse, administrator] = [await signUp({ role: NURSE }), await signUp({ role: NURSE })]
  await join(home.eid, nurse, { roleId: READ_WRITE })
  await join(home.eid, administrator, { roleId: ADMIN })
  const set = (away: Said = { until: null }) =>
    callApi(administrator, setAwayCall, { params: { eid: home.eid }, body: { userId: nurse.uid, away } })
  return { home, nurse, administrator, set }
}

const smsTo = (phone: string) =>
  whenSeen(
    'the SMS',
    () => messagesTo(phone),
    (found) => found.length > 0,
  )

it('who says that they are away leaves the alerts that they are on in each home, and phones hear of it', async () => {
  const { home, nurse } = await staffed()
  const other = await createHome()
  await join(other.eid, nurse, { roleId: READ_WRITE })
  const [here, there] = [await takenAlert(home, nurse), await takenAlert(other, nurse)]
  const ofAnother = await takenAlert(home, { uid: 'other', name: 'Marie' })
  expect((await own(nurse)).data).toEqual({ changed: true })
  for (const { alert, by, phone } of [here, there]) {
    const released = await alert()
    expect(released).toMatchObject({ state: 'open', acknowledgedBy: null, waves: 2, nobodyReachedAt: null })
    const steps = released.timeline.filter(({ step }) => step === 'released' || step === 'passedOver')
    expect(steps).toMatchObject([
      { step: 'released', from: by },
      { step: 'passedOver', people: [by], instead: null },
    ])
    await smsTo(phone)
  }
  expect((await ofAnother.alert()).state).toBe('acknowledged')
  // Again, longer, and back: nobody is told of it twice.
  expect((await own(nurse)).data).toEqual({ changed: false })
  await own(nurse, { until: Date.now() + 3_600_000 })
  await own(nurse, null)
  expect((await here.alert()).waves).toBe(2)
})

it('who says that they are away leaves those too of homes that they are no member of, or were away from', async () => {
  const { home, nurse, set } = await staffed()
  const [elsewhere, other] = [await createHome(), await createHome()]
  await join(other.eid, nurse, { roleId: READ_WRITE })
  await set()
  const [awayBefore, noMember] = [await takenAlert(home, nurse), await takenAlert(elsewhere, nurse)]
  expect((await own(nurse)).data).toEqual({ changed: true })
  for (const { alert, phone } of [awayBefore, noMember]) {
    expect(await alert()).toMatchObject({ state: 'open', acknowledgedBy: null })
    await smsTo(phone)
  }
})

it('whom an administrator says to be away leaves those of that home alone', async () => {
  const { home, nurse, set } = await staffed()
  const other = await createHome()
  await join(other.eid, nurse, { roleId: READ_WRITE })
  const [here, there] = [await takenAlert(home, nurse), await takenAlert(other, nurse)]
  expect((await set()).data).toEqual({ changed: true })
  expect(await here.alert()).toMatchObject({ state: 'open', waves: 2 })
  await smsTo(here.phone)
  expect((await there.alert()).state).toBe('acknowledged')
})

it('what they took while they were away already stays theirs', async () => {
  const { home, nurse, set } = await staffed()
  await set()
  const { alert } = await takenAlert(home, nurse)
  await set({ until: Date.now() + 3_600_000 })
  expect((await alert()).state).toBe('acknowledged')
  await set(null)
  expect((await alert()).state).toBe('acknowledged')
})

it('where the rule names them alone, administrators are written to in their place', async () => {
  const { home, nurse, administrator, set } = await staffed()
  const recipients = [{ kind: 'user' as const, uid: nurse.uid }]
  const ruleId = await home.addRule({ ...buttonRule, methods: ['email'], recipients })
  const { aid, alert } = await takenAlert(home, nurse, { ruleId })
  await set()
  expect(await alert()).toMatchObject({ state: 'open', nobodyReachedAt: null })
  const wave = await db.doc(paths.wave(home.eid, `${aid}_released-2`)).get()
  expect(wave.get('deliveryIds')).toEqual([`${aid}_released-2_${administrator.uid}_email`])
})

it('a press of before one’s own absence takes nothing after it, in whatever order both arrive', async () => {
  const { home, nurse } = await staffed()
  const { aid, alert } = await takenAlert(home, nurse, {
    state: 'open',
    acknowledgedBy: null,
    acknowledgedAt: null,
  })
  const take = () =>
    callApi(nurse, acknowledgeAlertCall, { params: { eid: home.eid, aid }, body: { timesLetGo: 0 } })
  await Promise.all([take(), own(nurse)])
  expect(await alert()).toMatchObject({ state: 'open', acknowledgedBy: null })
  expect((await take()).data).toMatchObject({ code: 'alertsLetGo' })
})
