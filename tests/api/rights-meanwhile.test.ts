import { acknowledgeAlertCall, resolveAlertCall } from '@vigie/domain/api/alert-calls'
import { addressOf } from '@vigie/domain/api/call'
import { changeLevelCall } from '@vigie/domain/api/people-calls'
import { giveRoleCall, sendPhoneCodeCall } from '@vigie/domain/api/profile-calls'
import { setUnlockCodeCall } from '@vigie/domain/api/unlock-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { startFunction } from '../support/function-process.ts'
import { postHalf } from '../support/half-sent.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, NURSE, READ_ONLY, READ_WRITE } = roles

// Past Hosting, which holds a body back until it is whole.
let api: FrameworkProcess
beforeAll(async () => {
  api = await startFunction({ name: 'api', kind: 'http', project: 'demo-vigie' })
})
afterAll(() => api.kill())

/** Begins a call, takes the right away, and sends the rest of the call; its status. */
async function heldBack(
  person: TestPerson,
  address: string,
  body: object,
  meanwhile: () => Promise<unknown>,
  method = 'PATCH',
) {
  const whole = JSON.stringify(body)
  const headers = { authorization: `Bearer ${person.idToken}`, 'content-type': 'application/json' }
  const call = postHalf(`${api.url}${address}`, headers, { method, length: whole.length })
  // It has been let in by the time that another call of theirs has.
  await fetch(`${api.url}/api/users/${person.uid}`, { method: 'PATCH', headers, body: '{}' })
  await meanwhile()
  call.finish(whole.slice(1))
  return call.answered
}

it('whoever is demoted while they ask does not give themselves the level back', async () => {
  const home = await createHome()
  const admin = await signUp({ role: ADMIN_ESTABLISHMENT })
  const { uid } = admin
  await join(home.eid, admin, { roleId: ADMIN })
  await join(home.eid, await signUp({ role: NURSE }), { roleId: ADMIN })
  const own = db.doc(paths.member(home.eid, uid))
  const address = addressOf(changeLevelCall, { eid: home.eid })
  const demote = () => own.update({ roleId: READ_ONLY })
  expect(await heldBack(admin, address, { userId: uid, roleId: ADMIN }, demote)).toBe(403)
  expect((await own.get()).get('roleId')).toBe(READ_ONLY)
})

it('a super administrator who is disabled while they ask makes nobody else one', async () => {
  const [root, friend] = [await signUp({ role: ADMIN }), await signUp({ role: NURSE })]
  const address = addressOf(giveRoleCall, { uid: friend.uid })
  const disable = () => db.doc(paths.user(root.uid)).update({ disabled: true })
  expect(await heldBack(root, address, { roleId: ADMIN }, disable)).toBe(403)
  expect((await db.doc(paths.user(friend.uid)).get()).get('roleId')).toBe(NURSE)
})

it('a session that is ended while it asks leaves no code to unlock a screen by, and sends none to a number', async () => {
  const person = await signUp({ role: NURSE })
  const profile = db.doc(paths.user(person.uid))
  const phone = '+14185550123'
  const calls = [
    { call: setUnlockCodeCall, body: { code: '402817' }, method: 'PUT' },
    { call: sendPhoneCodeCall, body: { phone }, method: 'POST' },
  ]
  for (const { call, body, method } of calls) {
    await profile.update({ sessionsEndedAt: 0, phoneMobile: phone })
    const end = () => profile.update({ sessionsEndedAt: Date.now() + 60_000 })
    // Not let in at all, where the other call overtook it.
    expect([401, 403]).toContain(await heldBack(person, addressOf(call, {}), body, end, method))
  }
  for (const path of [paths.unlockCode(person.uid), paths.phoneCode(person.uid)])
    expect((await db.doc(path).get()).exists).toBe(false)
})

it('a nurse whose account is closed while she asks takes no alert', async () => {
  const home = await createHome()
  const nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_WRITE })
  const alert = db.doc(paths.alert(home.eid, 'a'))
  await alert.set(newAlert({ beneficiaryId: await home.addResident() }))
  const address = addressOf(acknowledgeAlertCall, { eid: home.eid, aid: 'a' })
  const close = () => db.doc(paths.user(nurse.uid)).update({ disabled: true })
  expect(await heldBack(nurse, address, { timesLetGo: 0 }, close, 'POST')).toBe(403)
  expect((await alert.get()).get('state')).toBe('open')
})

it('a super administrator who is demoted while they ask takes and resolves no alert', async () => {
  const eid = newId('home')
  const root = await signUp({ role: ADMIN })
  const alert = db.doc(paths.alert(eid, 'a'))
  await alert.set(newAlert())
  const lastCallAt = (await alert.get()).get('lastCallAt')
  const params = { eid, aid: 'a' }
  const giveRole = (roleId: number) => db.doc(paths.user(root.uid)).update({ roleId })
  for (const [call, body] of [
    [acknowledgeAlertCall, { timesLetGo: 0 }],
    [resolveAlertCall, { resolution: 'helped', lastCallAt }],
  ] as const) {
    await giveRole(ADMIN)
    expect(await heldBack(root, addressOf(call, params), body, () => giveRole(NURSE), 'POST')).toBe(403)
    expect((await alert.get()).get('state')).toBe('open')
  }
})

it('of one demotion and many promotions of oneself at the same time, the demotion stays', async () => {
  const home = await createHome()
  const [first, second] = [await signUp({ role: NURSE }), await signUp({ role: NURSE })]
  await join(home.eid, second, { roleId: ADMIN })
  const change = (by: TestPerson, roleId: 1 | 10) =>
    callApi(by, changeLevelCall, { params: { eid: home.eid }, body: { userId: first.uid, roleId } })
  for (let round = 0; round < 8; round += 1) {
    await join(home.eid, first, { roleId: ADMIN })
    const promotions = Array.from({ length: 8 }, () => change(first, ADMIN))
    const [demotion] = await Promise.all([change(second, READ_ONLY), ...promotions])
    expect(demotion?.status).toBe(200)
    expect((await db.doc(paths.member(home.eid, first.uid)).get()).get('roleId')).toBe(READ_ONLY)
  }
})
