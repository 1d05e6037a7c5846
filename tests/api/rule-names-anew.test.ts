import type { Channel } from '@vigie/domain/alerts/channel'
import { activateRuleCall } from '@vigie/domain/api/rule-act-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeEach, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { redeliver } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newAlert, newDelivery } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { messagesTo } from '../support/sandbox.ts'
import { setRule } from '../support/set-rule.ts'
import { whenSeen } from '../support/until.ts'

const ruleId = 'r'
let home: TestHome
let nurse: TestPerson
let paul: string
let marie: string
beforeEach(async () => {
  home = await createHome()
  nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  paul = await home.addMember()
  marie = await home.addMember()
  await set([paul])
})

const query = () => ({ establishmentId: home.eid })
/** Has the rule name these. */
const set = (uids: readonly string[], methods?: Channel[]) =>
  setRule({ eid: home.eid, ruleId, by: nurse }, uids, methods)
const activate = (activated: boolean) =>
  callApi(nurse, activateRuleCall, { params: {}, query: query(), body: { id: ruleId, activated } })

async function alertOf(change: Parameters<typeof newAlert>[0] = {}) {
  const aid = newId('alert')
  const document = db.doc(paths.alert(home.eid, aid))
  const escalation = { taken: 0, at: Date.now() }
  await document.set(newAlert({ ruleId, escalation, beneficiaryId: await home.addResident(), ...change }))
  const waves = () => db.collection(paths.waves(home.eid)).where('alertIds', 'array-contains', aid).get()
  const toldOf = async () => (await waves()).docs.flatMap((wave) => wave.get('deliveryIds') as string[])
  return { aid, document, toldOf }
}
const phoneOf = async (uid: string): Promise<string> =>
  (await db.doc(paths.user(uid)).get()).get('phoneMobile')

it('tells whom it names newly of its alert that nobody is on, once, and nobody of another', async () => {
  const [called, taken] = [await alertOf(), await alertOf({ state: 'acknowledged' })]
  const ofAnother = await alertOf({ ruleId: 'another' })
  await set([paul, marie])
  await whenSeen(
    'the SMS',
    async () => messagesTo(await phoneOf(marie)),
    (found) => found.length === 1,
  )
  const told = await called.toldOf()
  expect(told).toHaveLength(1)
  expect(told[0]).toContain(marie)
  expect((await called.document.get()).get('waves')).toBe(2)
  await set([paul])
  await set([paul])
  expect(await called.toldOf()).toEqual(told)
  for (const other of [taken, ofAnother]) expect(await other.toldOf()).toEqual([])
})

it('tells those who stand in somebody’s place, and whoever it is activated for', async () => {
  const { toldOf } = await alertOf()
  await activate(false)
  await set([marie])
  expect(await toldOf()).toEqual([])
  expect((await activate(true)).status).toBe(200)
  const told = await toldOf()
  expect(told.map((id) => id.includes(marie))).toEqual([true])
  await activate(false)
  await activate(true)
  expect(await toldOf()).toEqual(told)
})

it('rings those whom it named as it comes to ring phones, once, and writes to nobody again', async () => {
  await set([paul], ['email'])
  const { aid, toldOf } = await alertOf()
  await set([paul], ['email', 'sms'])
  await whenSeen(
    'the SMS',
    async () => messagesTo(await phoneOf(paul)),
    (found) => found.length === 1,
  )
  await set([paul], ['email'])
  await set([paul], ['email', 'sms'])
  expect(await toldOf()).toEqual([`${aid}_escalated-2_${paul}_sms`])
})

/** An alert by which Paul was told as its rule named him alone, whatever it names by now. */
async function alertThatToldPaul() {
  const called = await alertOf()
  const waveId = `${called.aid}_opened`
  const about = { kind: 'alert' as const, alertIds: [called.aid], waveId }
  const did = `${waveId}_${paul}_sms`
  const recipient = { kind: 'user' as const, uid: paul }
  const delivery = newDelivery({ about, recipient, channel: 'sms', to: await phoneOf(paul) })
  const now = Date.now()
  const wave = {
    first: waveId,
    alertIds: [called.aid],
    deliveryIds: [did],
    createdAt: now,
    dueAt: now + 60_000,
  }
  const batch = db.batch()
  batch.update(called.document, { waveId })
  batch.create(db.doc(paths.delivery(home.eid, did)), delivery)
  batch.create(db.doc(paths.wave(home.eid, waveId)), wave)
  await batch.commit()
  return { ...called, waveId, did }
}

it('tells whom a rule names that is saved as its alert is raised, once', async () => {
  await set([marie])
  const { toldOf, aid, waveId, did } = await alertThatToldPaul()
  await whenSeen(
    'the SMS',
    async () => messagesTo(await phoneOf(marie)),
    (found) => found.length === 1,
  )
  await redeliver({ eid: home.eid, aid, did, waveId, to: '', queuedAt: 0 })
  expect(await messagesTo(await phoneOf(marie))).toHaveLength(1)
  const told = await toldOf()
  expect(new Set(told.map((id) => id.includes(marie)))).toEqual(new Set([true, false]))
})

it('is not what an alert says nobody was reached by, whoever it names newly', async () => {
  const reader = await home.addMember({ member: { roleId: roles.READ_ONLY } })
  const { document, waveId } = await alertThatToldPaul()
  const steps = async () =>
    ((await document.get()).get('timeline') as { step: string }[]).map(({ step }) => step)
  const areAccepted = (many: number) =>
    whenSeen(
      'what was accepted',
      steps,
      (found) => found.filter((step) => step === 'accepted').length === many,
    )
  await areAccepted(1)
  await set([paul, reader])
  await areAccepted(2)
  const alert = await document.get()
  expect([alert.get('waveId'), alert.get('nobodyReachedAt')]).toEqual([waveId, null])
  expect(await steps()).not.toContain('nobodyReached')
})
