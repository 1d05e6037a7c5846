import { repeatEveryMs } from '@vigie/domain/alerts/alert-policy'
import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { changeAlert, homeWithButton, messagesOf, onlyAlertOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { newPhone } from '../support/outbox.ts'
import { signUp } from '../support/people.ts'
import { act, answer, ringingAt } from '../support/phones.ts'
import { push } from '../support/push.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenCollection, whenDocument, whenSeen } from '../support/until.ts'

/** A home whose button tells a nurse who has an address alone, from which messages come back. */
async function homeWhereNobodyIsReached() {
  const { home, press } = await homeWithButton()
  const email = `${newId('away')}@vigie.example`
  const nurse = await home.addMember({ user: { email, phoneMobile: null } })
  await addFault(email, { mode: 'undelivered' })
  await home.addRule({
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    recipients: [{ kind: 'user', uid: nurse }],
    methods: ['email'],
  })
  return { home, press, email }
}

const whenAsked = (home: TestHome, uid: string, times = 1) =>
  whenSeen(
    `the next messages of ${home.eid} to ${uid}`,
    async () =>
      (await messagesOf(home)).filter((one) => one.startsWith('escalated') && one.endsWith(`${uid}_sms`)),
    (messages) => messages.length === times,
  )

it.concurrent('has a call for help whose only message is lost ask the administrators, where a home has no plan, and again with the next press', async () => {
  const { home, press, email } = await homeWhereNobodyIsReached()
  const administrator = await home.addMember({ member: { roleId: roles.ADMIN } })
  await push(press())
  const { id } = await onlyAlertOf(home)
  const reached = () =>
    whenDocument(paths.alert(home.eid, id), ({ nobodyReachedAt, timeline }) => {
      const isSaid = timeline.some(({ step }: { step: string }) => step === 'nobodyReached')
      return isSaid && nobodyReachedAt === null
    })
  await whenAsked(home, administrator)
  await reached()
  // They are asked once: what calls on is the press, not the clock.
  const timer = timerIdOf({ kind: 'escalation', establishmentId: home.eid, alertId: id })
  expect((await db.doc(paths.timer(timer)).get()).exists).toBe(false)

  // Two minutes later.
  await addFault(email, { mode: 'undelivered' })
  const { timeline } = await onlyAlertOf(home)
  const earlier = timeline.map((step) => ({ ...step, at: step.at - repeatEveryMs }))
  await changeAlert(home, id, { lastWaveAt: Date.now() - repeatEveryMs, timeline: earlier })
  await push(press())
  await whenAsked(home, administrator, 2)
})

/** Adds an administrator who is away. */
async function addAway(home: TestHome): Promise<string> {
  const administrator = await home.addMember({ member: { roleId: roles.ADMIN } })
  const away = { since: 1, until: null, by: administrator }
  await db.doc(paths.member(home.eid, administrator)).update({ away })
  return administrator
}

it.concurrent('has a call for help that reached nobody ask the administrators who are away too, where a home never had a plan', async () => {
  const { home, press } = await homeWhereNobodyIsReached()
  const administrator = await addAway(home)
  await push(press())
  await whenAsked(home, administrator)
})

it.concurrent('has them told at once where its rule tells nobody who may come', async () => {
  const { home, press } = await homeWithButton()
  const administrator = await addAway(home)
  const reader = await home.addMember({ member: { roleId: roles.READ_ONLY } })
  await home.addRule({
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    recipients: [{ kind: 'user', uid: reader }],
    methods: ['sms'],
  })
  await push(press())
  await onlyAlertOf(home)
  expect(await messagesOf(home)).toContain(`opened_${administrator}_sms`)
})

it.concurrent('takes the next step of a plan then, which waits for an answer otherwise, and asks the administrators after the last', async () => {
  const { home, press } = await homeWhereNobodyIsReached()
  const administrator = await home.addMember({ member: { roleId: roles.ADMIN } })
  const email = `${newId('away')}@vigie.example`
  const supervisor = await home.addMember({ user: { email, phoneMobile: null } })
  await addFault(email, { mode: 'undelivered' })
  const step = { uids: [supervisor], onShift: false, methods: ['email' as const], afterMinutes: 60 }
  await db.doc(paths.escalation(home.eid)).set({ ...firstPlan, steps: [step], updatedAt: 1 })
  await push(press())
  expect(await whenAsked(home, administrator)).toEqual([`escalated-3_${administrator}_sms`])
  const all = (await messagesOf(home)).filter((one) => one.startsWith('escalated-2'))
  expect(all).toEqual([`escalated-2_${supervisor}_email`])
  expect((await onlyAlertOf(home)).nobodyAnsweredAt).toBeNull()
})

it.concurrent.each([
  ['a plan', true],
  ['none', false],
])(
  'does so where the only one whom its rule reached has said that they do not go, in a home that has %s',
  async (_, hasPlan) => {
    const { home, press } = await homeWithButton()
    const phone = newPhone()
    const nurse = await home.addMember({ user: { phoneMobile: phone } })
    const administrator = await home.addMember({ member: { roleId: roles.ADMIN } })
    const next = hasPlan ? await home.addMember() : administrator
    await home.addRule({
      action: 'buttonPressed',
      deviceTypes: ['NOVIKA-LW-BOUTON'],
      recipients: [{ kind: 'user', uid: nurse }],
      methods: ['sms', 'voice'],
    })
    const step = { uids: [next], onShift: false, methods: ['sms' as const], afterMinutes: 60 }
    if (hasPlan) await db.doc(paths.escalation(home.eid)).set({ ...firstPlan, steps: [step], updatedAt: 1 })
    await push(press())
    const call = await ringingAt(phone)
    await answer(call)
    await act(call, { do: 'press', key: '9' })
    expect(await whenAsked(home, next)).toHaveLength(1)
    const { timeline } = await onlyAlertOf(home)
    expect(timeline.some(({ step }) => step === 'nobodyReached')).toBe(true)
    const theirs = (await messagesTo(phone)).map(({ channel }) => channel).sort()
    expect(theirs).toEqual(['sms', 'voice'])
  },
)

it.concurrent('asks the administrators as a home is active again whose only message was called off while it was not', async () => {
  const { home, press } = await homeWithButton()
  const phone = newPhone()
  const nurse = await home.addMember({ user: { phoneMobile: phone } })
  const administrator = await home.addMember({ member: { roleId: roles.ADMIN } })
  await home.addRule({
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    recipients: [{ kind: 'user', uid: nurse }],
    methods: ['sms'],
  })
  const root = await signUp({ role: roles.ADMIN })
  await addFault(phone, { mode: 'fail', times: 9 })
  await push(press())
  // By itself: a call of /api that has to wait comes when the SMS has been given up already.
  await db.doc(paths.establishment(home.eid)).update({ state: 'inactive' })
  const { id } = await onlyAlertOf(home)
  await whenCollection(paths.deliveries(home.eid), (all) =>
    all.some(({ lastError }) => lastError === 'establishmentInactive'),
  )
  await whenDocument(paths.alert(home.eid, id), ({ nobodyReachedAt }) => nobodyReachedAt !== null)
  expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`])
  const change = { params: { eid: home.eid }, body: { state: 'active' as const } }
  expect((await callApi(root, changeEstablishmentCall, change)).data).toMatchObject({ changed: true })
  await whenAsked(home, administrator)
})
