import { Timestamp } from '@google-cloud/firestore'
import { dropPushDeviceCall, setPushDeviceCall } from '@vigie/domain/api/push-calls'
import { paths, pushPaths } from '@vigie/domain/paths'
import { mostPushDevices } from '@vigie/domain/people/push-device'
import { roles } from '@vigie/domain/people/roles'
import { keptMs } from '@vigie/domain/retention'
import { describe, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { alertsOf, buttonRule, homeWithButton, onlyAlertOf } from '../support/home-with-button.ts'
import { newPhone } from '../support/outbox.ts'
import { join, signUp } from '../support/people.ts'
import { publish } from '../support/pubsub.ts'
import { answerPush, newToken, notificationAt, pushDeviceOf } from '../support/push-devices.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenDocument, whenSeen } from '../support/until.ts'

async function nurseOf(eid: string) {
  const nurse = await signUp({ role: roles.NURSE })
  await join(eid, nurse, { roleId: roles.READ_WRITE })
  const phone = newPhone()
  await db.doc(paths.user(nurse.uid)).update({ phoneMobile: phone, verifiedPhones: [phone] })
  return { ...nurse, phone }
}

/** A home whose rule tells a nurse by SMS and by notification, which they have on one phone. */
async function homeWithPhone() {
  const known = await homeWithButton()
  const nurse = await nurseOf(known.home.eid)
  const device = await pushDeviceOf(nurse)
  const recipients = [{ kind: 'user' as const, uid: nurse.uid }]
  await known.home.addRule({ ...buttonRule, recipients, methods: ['sms', 'push'] })
  return { ...known, nurse, device }
}

const devicesOf = async (uid: string) => (await db.doc(paths.user(uid)).get()).get('pushDevices') ?? []

/** The message that told somebody by notification, once it is in a state. */
async function pushTo({ eid }: { eid: string }, uid: string, state: string) {
  const ofThem = db.collection(paths.deliveries(eid)).where('channel', '==', 'push')
  const { docs } = await whenSeen(
    `a notification ${state}`,
    () => ofThem.get(),
    (all) => all.docs.some((one) => one.get('recipient.uid') === uid && one.get('state') === state),
  )
  return docs[0]?.data()
}

describe('an alert by notification', () => {
  it('goes beside the SMS, says the room alone, arrives when it is shown, and is taken from it', async () => {
    const { home, press, nurse, device } = await homeWithPhone()
    await publish(press())
    const { data, validForS } = await notificationAt(device.token)
    const alert = await onlyAlertOf(home)
    expect(data).toMatchObject({
      text: 'Chambre 214 : alerte',
      severity: 'callForHelp',
      tag: alert.id,
      path: `/establishment/${home.eid}/alerts/${alert.id}`,
      mayTake: 'yes',
    })
    expect(JSON.stringify(data)).not.toContain('Roy')
    expect(validForS).toBeGreaterThan(500)
    await whenSeen(
      'the SMS',
      () => messagesTo(nurse.phone),
      ({ length }) => length > 0,
    )
    expect(await pushTo(home, nurse.uid, 'accepted')).toMatchObject({ to: nurse.uid })

    const { pass } = data
    expect(await answerPush('shown', { pass })).toEqual({ status: 200, said: {} })
    await pushTo(home, nurse.uid, 'delivered')
    const text = 'Chambre 214 : vous vous en occupez'
    const taken = { status: 200, said: { text, took: 'taken', at: expect.any(Number) } }
    const answer = await answerPush('taken', { pass })
    expect(answer).toEqual(taken)
    // By which a phone knows which of the two is later.
    expect(Number(data.sentAt)).toBeLessThan(Object(answer.said).at)
    const first = await onlyAlertOf(home)
    expect(first).toMatchObject({ state: 'acknowledged', acknowledgedBy: { uid: nurse.uid } })
    expect(await answerPush('taken', { pass })).toEqual(taken)
    expect((await onlyAlertOf(home)).acknowledgedAt).toBe(first.acknowledgedAt)
  })

  it('goes to who has turned it on alone, and whoever has not lacks no message', async () => {
    const { home, press, nurse } = await homeWithPhone()
    const { docs } = await db.collection(paths.notifications(home.eid)).get()
    const other = await nurseOf(home.eid)
    await docs[0]?.ref.update({
      recipients: [nurse, other].map(({ uid }) => ({ kind: 'user', uid })),
    })
    await publish(press())
    await whenSeen(
      'the SMS',
      () => messagesTo(other.phone),
      ({ length }) => length > 0,
    )
    const all = await db.collection(paths.deliveries(home.eid)).get()
    const told = all.docs.map((one) => [one.get('recipient.uid'), one.get('channel')].join(' '))
    expect(told.toSorted()).toEqual([`${nurse.uid} push`, `${nurse.uid} sms`, `${other.uid} sms`].toSorted())
  })

  it('to a phone that is gone fails, is forgotten, and takes no SMS away', async () => {
    const { home, press, nurse, device } = await homeWithPhone()
    await addFault(device.token, { mode: 'undelivered' })
    await publish(press())
    expect(await pushTo(home, nurse.uid, 'failed')).toMatchObject({ lastError: 'fcm UNREGISTERED' })
    await whenDocument(paths.user(nurse.uid), ({ pushDevices }) => pushDevices.length === 0)
    expect((await db.doc(pushPaths.device(device.id)).get()).exists).toBe(false)
    await whenSeen(
      'the SMS',
      () => messagesTo(nurse.phone),
      ({ length }) => length > 0,
    )
    const [alert] = await alertsOf(home)
    expect(alert?.nobodyReachedAt).toBeNull()
  })

  it('is tried again when FCM has too much to do', async () => {
    const { home, press, nurse, device } = await homeWithPhone()
    await addFault(device.token, { mode: 'rateLimit' })
    await publish(press())
    await notificationAt(device.token)
    expect(await pushTo(home, nurse.uid, 'accepted')).toMatchObject({ attempts: 2, possibleRepeat: false })
  })

  it('is answered by its own pass, by its own person, as long as they may', async () => {
    const { home, press, nurse, device } = await homeWithPhone()
    expect(await answerPush('taken', {})).toMatchObject({ status: 400 })
    expect(await answerPush('taken', { pass: 'x'.repeat(43) })).toMatchObject({ status: 403 })
    await publish(press())
    const { pass } = (await notificationAt(device.token)).data
    await db.doc(paths.member(home.eid, nurse.uid)).update({ roleId: roles.READ_ONLY, role: roles.READ_ONLY })
    // The app says each time that it is opened on which device it is.
    await pushDeviceOf(nurse, device)
    expect(await answerPush('taken', { pass })).toEqual({
      status: 200,
      said: {
        text: 'Vous ne pouvez pas prendre cette alerte en charge',
        took: 'mayNot',
        at: expect.any(Number),
      },
    })
    // Somebody else has the phone by now.
    await pushDeviceOf(await nurseOf(home.eid), device)
    expect(await answerPush('taken', { pass })).toMatchObject({ status: 403 })
    expect(await answerPush('shown', { pass })).toMatchObject({ status: 403 })
    // And once they have it again what came before is over all the same.
    await pushDeviceOf(nurse, device)
    expect(await answerPush('taken', { pass })).toMatchObject({ status: 403 })
    expect(await onlyAlertOf(home)).toMatchObject({ state: 'open' })
    const passes = await db.collection(pushPaths.passes).where('uid', '==', nurse.uid).get()
    expect(passes.docs).toHaveLength(1)
    expect(JSON.stringify(passes.docs[0]?.data())).not.toContain(pass)
    const expireAt = passes.docs[0]?.get('expireAt')
    expect(expireAt).toBeInstanceOf(Timestamp)
    expect(expireAt.toMillis() - keptMs.pushPasses).toBeLessThanOrEqual(Date.now())
  })
})

describe('a device', () => {
  it('belongs to the last who registered it, by its name or its token', async () => {
    const [marie, luc] = [await signUp(), await signUp()]
    const device = await pushDeviceOf(marie)
    expect(device.changed).toBe(true)
    expect((await pushDeviceOf(marie, device)).changed).toBe(false)
    expect(await devicesOf(marie.uid)).toEqual([device.id])
    expect((await db.doc(pushPaths.device(device.id)).get()).get('expireAt')).toBeInstanceOf(Timestamp)

    expect((await pushDeviceOf(luc, device)).changed).toBe(true)
    expect(await devicesOf(marie.uid)).toEqual([])
    const renamed = await pushDeviceOf(marie, { token: device.token })
    expect(await devicesOf(luc.uid)).toEqual([])
    expect(await devicesOf(marie.uid)).toEqual([renamed.id])
    expect((await db.doc(pushPaths.device(device.id)).get()).exists).toBe(false)
  })

  it('is taken off by whoever holds it; the same again changes nothing', async () => {
    const [marie, luc] = [await signUp(), await signUp()]
    const { id, token } = await pushDeviceOf(marie)
    const params = { pushDeviceId: id }
    const drop = async () => (await callApi(luc, dropPushDeviceCall, { params, body: { token } })).data
    expect(await drop()).toEqual({ changed: true })
    expect(await drop()).toEqual({ changed: false })
    expect(await devicesOf(marie.uid)).toEqual([])
    expect((await callApi(null, dropPushDeviceCall, { params: { pushDeviceId: id } })).status).toBe(401)
  })

  it('is neither ended nor taken over by somebody who knows its name alone; its owner ends it by that', async () => {
    const [marie, luc] = [await signUp(), await signUp()]
    const { id } = await pushDeviceOf(marie)
    const params = { pushDeviceId: id }
    const drop = async (person: typeof marie, body = {}) =>
      (await callApi(person, dropPushDeviceCall, { params, body })).data
    expect(await drop(luc)).toEqual({ changed: false })
    expect(await drop(luc, { token: newToken() })).toEqual({ changed: false })
    const taken = await callApi(luc, setPushDeviceCall, { params, body: { token: newToken() } })
    expect(taken.status).toBe(403)
    expect([await devicesOf(marie.uid), await devicesOf(luc.uid)]).toEqual([[id], []])
    expect(await drop(marie)).toEqual({ changed: true })
  })

  it('of too many the first goes, also when several are registered at once', async () => {
    const marie = await signUp()
    const first = await pushDeviceOf(marie)
    const others: { id: string }[] = []
    for (let more = 2; more < mostPushDevices; more++) others.push(await pushDeviceOf(marie))
    others.push(...(await Promise.all([pushDeviceOf(marie), pushDeviceOf(marie)])))
    const kept = await devicesOf(marie.uid)
    expect([...kept].toSorted()).toEqual(others.map(({ id }) => id).toSorted())
    expect((await db.doc(pushPaths.device(first.id)).get()).exists).toBe(false)
  })
})
