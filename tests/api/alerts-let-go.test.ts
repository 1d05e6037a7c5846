import { acknowledgeAlertCall, releaseAlertsCall } from '@vigie/domain/api/alert-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { buttonRule } from '../support/home-with-button.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { messagesTo } from '../support/sandbox.ts'
import { takenAlert } from '../support/taken-alert.ts'
import { whenSeen } from '../support/until.ts'

const { ADMIN, NURSE, READ_WRITE } = roles
type Of = { establishmentId: string; beneficiaryId: string } | null
const letGo = (person: TestPerson | null, of: Of = null) =>
  callApi(person, releaseAlertsCall, { params: {}, body: { of } })

async function nurseOf(...homes: readonly { eid: string }[]): Promise<TestPerson> {
  const nurse = await signUp({ role: NURSE })
  for (const { eid } of homes) await join(eid, nurse, { roleId: READ_WRITE })
  return nurse
}

it('opens what one is on, in every home, tells phones, and leaves what others are on', async () => {
  const [one, other] = [await createHome(), await createHome()]
  const nurse = await nurseOf(one, other)
  const [here, there] = [await takenAlert(one, nurse), await takenAlert(other, nurse)]
  const ofAnother = await takenAlert(one, { uid: 'other', name: 'Marie' })
  expect(await letGo(nurse)).toMatchObject({ status: 200, data: { released: 2 } })
  for (const { alert, taken, by, phone } of [here, there]) {
    const released = await alert()
    expect(released).toMatchObject({ state: 'open', acknowledgedBy: null, waves: 2 })
    expect(released.lastCallAt).toBeGreaterThan(taken.lastCallAt)
    expect(released.timeline).toContainEqual(expect.objectContaining({ step: 'released', from: by }))
    await whenSeen(
      'the SMS',
      () => messagesTo(phone),
      (found) => found.length > 0,
    )
  }
  expect((await ofAnother.alert()).state).toBe('acknowledged')
  expect(await letGo(nurse)).toMatchObject({ status: 200, data: { released: 0 } })
  expect((await here.alert()).waves).toBe(2)
  expect((await letGo(null)).status).toBe(401)
})

it('of one resident opens theirs alone, and what one pressed for another before counts', async () => {
  const home = await createHome()
  const [nurse, colleague] = [await nurseOf(home), await nurseOf(home)]
  const [mistaken, meant] = [await takenAlert(home, nurse), await takenAlert(home, nurse)]
  const { beneficiaryId } = await mistaken.alert()
  const of = { establishmentId: home.eid, beneficiaryId }
  expect(await letGo(colleague, of)).toMatchObject({ status: 200, data: { released: 0 } })
  expect(await letGo(nurse, of)).toMatchObject({ status: 200, data: { released: 1 } })
  expect(await mistaken.alert()).toMatchObject({ state: 'open', acknowledgedBy: null, waves: 2 })
  expect((await meant.alert()).state).toBe('acknowledged')
  expect(await letGo(nurse, of)).toMatchObject({ status: 200, data: { released: 0 } })
  expect((await db.doc(paths.user(nurse.uid)).get()).get('timesLetGo') ?? 0).toBe(0)
})

it('whoever is the only one that the rule names is written to all the same, which reaches nobody who comes', async () => {
  const home = await createHome()
  const nurse = await nurseOf(home)
  const recipients = [{ kind: 'user' as const, uid: nurse.uid }]
  const ruleId = await home.addRule({ ...buttonRule, methods: ['email'], recipients })
  const { aid, alert } = await takenAlert(home, nurse, { ruleId })
  await letGo(nurse)
  const released = await alert()
  expect(released).toMatchObject({ state: 'open', nobodyReachedAt: released.lastWaveAt })
  const wave = await db.doc(paths.wave(home.eid, `${aid}_released-2`)).get()
  expect(wave.get('left')).toEqual([{ uid: nurse.uid, alertId: aid }])
})

it('so are administrators who are away, where nobody else could come', async () => {
  const home = await createHome()
  const nurse = await nurseOf(home)
  const administrator = await signUp({ role: NURSE })
  await join(home.eid, administrator, {
    roleId: ADMIN,
    away: { since: 0, until: null, by: administrator.uid },
  })
  const ruleId = await home.addRule({
    ...buttonRule,
    methods: ['email'],
    recipients: [{ kind: 'user', uid: nurse.uid }],
  })
  const { aid, alert } = await takenAlert(home, nurse, { ruleId })
  await letGo(nurse)
  expect(await alert()).toMatchObject({ state: 'open', nobodyReachedAt: null })
  const wave = await db.doc(paths.wave(home.eid, `${aid}_released-2`)).get()
  const told: string[] = wave.get('deliveryIds')
  for (const { uid } of [nurse, administrator])
    expect(told.filter((id) => id.includes(uid)).length).toBeGreaterThan(0)
})

it('a warning whose rule was deleted meanwhile is told to whoever administers the home', async () => {
  const home = await createHome()
  const nurse = await nurseOf(home)
  const administrator = await signUp({ role: NURSE })
  await join(home.eid, administrator, { roleId: ADMIN })
  const { aid, alert } = await takenAlert(home, nurse, {
    ruleId: 'deleted',
    kind: 'doorOpen',
    severity: 'warning',
  })
  await letGo(nurse)
  expect(await alert()).toMatchObject({ state: 'open', nobodyReachedAt: null })
  const wave = await db.doc(paths.wave(home.eid, `${aid}_released-2`)).get()
  const told: string[] = wave.get('deliveryIds')
  expect(told.filter((id) => id.includes(administrator.uid)).length).toBeGreaterThan(0)
})

/** A nurse, an open alert, and what she does about it where she has let go of her alerts so many times. */
async function nurseAtAlert() {
  const home = await createHome()
  const nurse = await nurseOf(home)
  const alert = db.doc(paths.alert(home.eid, 'a'))
  await alert.set(newAlert({ beneficiaryId: await home.addResident() }))
  const take = (timesLetGo?: number | null) =>
    callApi(nurse, acknowledgeAlertCall, { params: { eid: home.eid, aid: 'a' }, body: { timesLetGo } })
  return { nurse, take, alert, stateOf: async () => (await alert.get()).get('state') }
}

it('what somebody pressed before they let go takes no alert, however late it comes; what they press then does', async () => {
  const { nurse, take, stateOf } = await nurseAtAlert()
  await letGo(nurse)
  expect(await take(0)).toMatchObject({ status: 409, data: { code: 'alertsLetGo' } })
  expect(await stateOf()).toBe('open')
  expect(await take(1)).toMatchObject({ status: 200, data: { changed: true } })
  expect(await stateOf()).toBe('acknowledged')
})

it.each([null, undefined])(
  'a page that knows %o of how often somebody has let go keeps them from no call',
  async (unknown) => {
    const { nurse, take, stateOf } = await nurseAtAlert()
    await letGo(nurse)
    expect((await take(unknown)).status).toBe(200)
    expect(await stateOf()).toBe('acknowledged')
  },
)

it('of acknowledgements and a release on their way at once, the release stays', async () => {
  const { nurse, take, alert, stateOf } = await nurseAtAlert()
  for (let round = 0; round < 8; round += 1) {
    await alert.set(newAlert({ beneficiaryId: (await alert.get()).get('beneficiaryId') }))
    let isLeft = false
    const left = letGo(nurse).finally(() => {
      isLeft = true
    })
    // No more of them than anybody may ask in a minute, on however quick a machine.
    for (let asked = 0; !isLeft && asked < 10; asked += 1)
      expect([200, 409]).toContain((await take(round)).status)
    expect((await left).status).toBe(200)
    expect(await stateOf()).toBe('open')
  }
})
