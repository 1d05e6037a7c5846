import { acknowledgeAlertCall } from '@vigie/domain/api/alert-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { buttonRule, homeWithButton, onlyAlertOf } from '../support/home-with-button.ts'
import { newPhone } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { callsTo, ringingAt } from '../support/phones.ts'
import { publish } from '../support/pubsub.ts'
import { pushDeviceOf } from '../support/push-devices.ts'
import { addFault } from '../support/sandbox.ts'
import { whenDocument, whenSeen } from '../support/until.ts'

async function nurseOf(eid: string): Promise<TestPerson> {
  const nurse = await signUp({ role: roles.NURSE })
  await join(eid, nurse, { roleId: roles.READ_WRITE })
  return nurse
}

/**
 * An alert of which three were told: one by SMS, e-mail and notification, one whose SMS was lost and whose phone rings in its place, and one
 * who has no telephone.
 */
async function alertOfThree() {
  const { home, press } = await homeWithButton()
  const reached = await nurseOf(home.eid)
  const known = newPhone()
  await db.doc(paths.user(reached.uid)).update({ phoneMobile: known, verifiedPhones: [known] })
  await pushDeviceOf(reached)
  const phone = newPhone()
  await addFault(phone, { mode: 'undelivered' })
  const lost = await home.addMember({ user: { phoneMobile: phone } })
  const without = await home.addMember({ user: { phoneMobile: null } })
  const uids = [reached.uid, lost, without]
  const recipients = uids.map((uid) => ({ kind: 'user' as const, uid }))
  await home.addRule({ ...buttonRule, recipients, methods: ['sms', 'email', 'push'] })
  await publish(press())
  await ringingAt(phone)
  const { id: aid } = await onlyAlertOf(home)
  return { home, aid, uids, phone }
}

interface Told {
  step: string
  channel: string
  deliveryId: string
}

it('an alert names nobody who was only written to, and an administrator finds each message of which it tells', async () => {
  const { home, aid, uids, phone } = await alertOfThree()
  // Not all in one write, where a provider is slow.
  const awaited = Object.entries({
    ...{ 'accepted sms': 2, 'accepted email': 3, 'accepted push': 1, 'accepted voice': 1 },
    'undeliverable sms': 2,
  })
  const isTold = (timeline: Told[]) => {
    const told = timeline.map(({ step, channel }) => `${step} ${channel}`)
    return awaited.every(([what, many]) => told.filter((one) => one === what).length >= many)
  }
  await whenDocument(paths.alert(home.eid, aid), ({ timeline }) => isTold(timeline))
  const taker = await nurseOf(home.eid)
  const answer = await callApi(taker, acknowledgeAlertCall, { params: { eid: home.eid, aid }, body: {} })
  expect(answer.status).toBe(200)
  // Its call is found by what the alert calls it.
  await whenSeen(
    'the end of the call',
    () => callsTo(phone),
    ([call]) => call?.status === 'canceled',
  )

  const alert = (await db.doc(paths.alert(home.eid, aid)).get()).data()
  const whole = JSON.stringify(alert)
  expect(whole).toContain(taker.uid)
  for (const uid of uids) expect(whole).not.toContain(uid)

  const { docs } = await db.collection(paths.deliveries(home.eid)).get()
  const byAlias = new Map(docs.map((one) => [one.get('alias'), one]))
  const steps: Told[] = alert?.timeline.filter((step: Partial<Told>) => step.deliveryId !== undefined)
  const found = steps.map(({ step, channel, deliveryId }) => {
    const message = byAlias.get(deliveryId)
    expect(message?.get('channel')).toBe(channel)
    return `${step} ${channel} ${message?.get('recipient.uid')}`
  })
  const [reached, lost, without] = uids
  expect(new Set(found)).toEqual(
    new Set([
      ...['sms', 'email', 'push'].map((channel) => `accepted ${channel} ${reached}`),
      ...['sms', 'email', 'voice'].map((channel) => `accepted ${channel} ${lost}`),
      `accepted email ${without}`,
      ...[lost, without].map((uid) => `undeliverable sms ${uid}`),
    ]),
  )
})
