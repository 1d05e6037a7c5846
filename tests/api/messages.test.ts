import { getOwnMessagesCall, retryDeliveryCall } from '@vigie/domain/api/message-calls'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { followWhatIsDue } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { newAlert, newDelivery, newPhone, queueMessage } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { whenState } from '../support/queued-message.ts'
import { messagesTo } from '../support/sandbox.ts'

followWhatIsDue()

const failed = { state: 'failed', dueAt: null, attempts: 1, lastError: 'twilio 30003' } as const
const anAdmin = { roleId: roles.ADMIN }

async function administered() {
  const message = await queueMessage(db, { channel: 'sms', ...failed })
  const admin = await signUp({ role: roles.NURSE })
  await join(message.eid, admin, anAdmin)
  const retry = (person: TestPerson, attempts = 1, params = { eid: message.eid, did: message.did }) =>
    callApi(person, retryDeliveryCall, { params, body: { attempts } })
  return { message, admin, retry }
}

it('a message that failed is sent again, once, however often that is asked for', async () => {
  const { message, admin, retry } = await administered()
  const answers = await Promise.all([retry(admin), retry(admin)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ data }) => data.changed).toSorted()).toEqual([false, true])
  await whenState(message, 'delivered')
  expect((await retry(admin)).data).toEqual({ changed: false })
  expect(await messagesTo(message.to)).toHaveLength(1)
  const path = paths.delivery(message.eid, message.did)
  const noted = await db.collection(paths.audits).where('path', '==', path).get()
  expect(noted.docs.map((one) => one.get('action'))).toEqual(['delivery.retry'])
})

it('nothing is sent again once somebody is on it, nor by the administrator of another home', async () => {
  const { message, admin, retry } = await administered()
  const stranger = await signUp({ role: roles.NURSE })
  await join(newId('home'), stranger, anAdmin)
  expect((await retry(stranger)).status).toBe(403)
  const other = await administered()
  const strays = await other.retry(other.admin, 1, { eid: other.message.eid, did: message.did })
  expect([strays.status, strays.data.code]).toEqual([404, 'deliveryNotFound'])
  const taken = {
    state: 'acknowledged',
    acknowledgedAt: Date.now(),
    acknowledgedBy: { uid: 'u', name: 'Luc' },
  }
  await db.doc(paths.alert(message.eid, message.aid)).update(taken)
  const refused = await retry(admin)
  expect([refused.status, refused.data.code]).toEqual([409, 'deliveryAnswered'])
  expect((await db.doc(paths.delivery(message.eid, message.did)).get()).data()).toMatchObject(failed)
})

const measured = { metric: 1 }

/** Messages to somebody about an alert of a home; answers the alert's id. */
async function told(
  { uid }: TestPerson,
  eid: string,
  beneficiaryId: string,
  changes: readonly (Partial<Delivery> & Pick<Delivery, 'channel'>)[],
) {
  const aid = newId('alert')
  await db.doc(paths.alert(eid, aid)).set(newAlert({ beneficiaryId, cause: measured }))
  for (const change of changes) {
    const about: Delivery['about'] = { kind: 'alert', alertIds: [aid], waveId: `${aid}_opened` }
    const message = newDelivery({ about, recipient: { kind: 'user', uid }, to: newPhone(), ...change })
    const id = `${aid}_${change.channel}_${message.createdAt}`
    await db.doc(paths.delivery(eid, id)).set({ ...message, dueAt: null })
  }
  return aid
}

it('somebody reads of what they were written to about, in all their homes, and which of their channels work', async () => {
  const [nurse, colleague] = [await signUp({ role: roles.NURSE }), await signUp({ role: roles.NURSE })]
  const [eid, second] = [newId('home'), newId('home')]
  for (const home of [eid, second]) await join(home, nurse, { roleId: roles.READ_WRITE })
  await join(eid, colleague, { roleId: roles.READ_WRITE })
  const at = Date.now() - 60_000
  const arrived = { state: 'delivered', deliveredAt: at + 3_000 } as const
  const old = await told(nurse, eid, 'roy', [
    { channel: 'sms', createdAt: at, ...arrived },
    { channel: 'voice', createdAt: at, state: 'failed', lastError: 'noKey' },
  ])
  const latest = await told(nurse, second, 'roy', [{ channel: 'sms', createdAt: at + 9_000, ...failed }])
  await told(colleague, eid, 'roy', [{ channel: 'email', createdAt: at, ...arrived }])

  const { status, data } = await callApi(nurse, getOwnMessagesCall, { params: {} })
  expect(status).toBe(200)
  const { alerts, channels, next } = getOwnMessagesCall.answer.parse(data)
  // By what was measured it is told what happened.
  expect(alerts.map(({ alert }) => alert.cause)).toEqual([measured, measured])
  expect(alerts.map(({ establishmentId, alert }) => [establishmentId, alert.id])).toEqual([
    [second, latest],
    [eid, old],
  ])
  expect(alerts[1]?.messages.map(({ channel, state }) => [channel, state]).toSorted()).toEqual([
    ['sms', 'delivered'],
    ['voice', 'failed'],
  ])
  expect(channels).toEqual([
    { channel: 'email', deliveredAt: null, failedAt: null },
    { channel: 'sms', deliveredAt: at + 3_000, failedAt: at + 9_000 },
    { channel: 'voice', deliveredAt: null, failedAt: at },
    { channel: 'push', deliveredAt: null, failedAt: null },
  ])
  expect(next).toBeNull()
  // One that cannot be read is none that never was.
  await db.doc(paths.alert(eid, old)).update({ times: 'spoilt' })
  const again = getOwnMessagesCall.answer.parse(
    (await callApi(nurse, getOwnMessagesCall, { params: {} })).data,
  )
  expect([again.alerts.length, again.unreadable]).toEqual([1, [old]])
  // Neither where a message went nor what it said.
  expect(JSON.stringify(data)).not.toContain('+1514')
  expect(JSON.stringify(data)).not.toContain('bouton')
})

it('what a right is gone for is told no more, though a message once told of it', async () => {
  const caregiver = await signUp({ role: roles.CAREGIVER })
  const [eid, left] = [newId('home'), newId('home')]
  const follows = { role: roles.CAREGIVER, roleId: roles.READ_ONLY, beneficiaryIds: ['roy'] }
  await join(eid, caregiver, follows)
  const theirs = await told(caregiver, eid, 'roy', [{ channel: 'email' }])
  await told(caregiver, eid, 'gagnon', [{ channel: 'email' }])
  await told(caregiver, left, 'roy', [{ channel: 'email' }])
  const { data } = await callApi(caregiver, getOwnMessagesCall, { params: {} })
  expect(getOwnMessagesCall.answer.parse(data).alerts.map(({ alert }) => alert.id)).toEqual([theirs])
})

it('messages are read page by page, none of them lost where several were queued at the same instant', async () => {
  const nurse = await signUp({ role: roles.NURSE })
  const eid = newId('home')
  await join(eid, nurse, { roleId: roles.READ_WRITE })
  const at = Date.now() - 3_600_000
  const aids = await Promise.all(
    Array.from({ length: 33 }, (_, index) =>
      told(nurse, eid, 'roy', [
        { channel: 'sms', createdAt: at + index },
        { channel: 'voice', createdAt: at + index },
      ]),
    ),
  )
  const read = async (query: { before?: number }) =>
    getOwnMessagesCall.answer.parse((await callApi(nurse, getOwnMessagesCall, { params: {}, query })).data)
  const first = await read({})
  expect(first.alerts.map(({ alert }) => alert.id)).toEqual(aids.toReversed().slice(0, 30))
  const rest = await read({ before: first.next ?? 0 })
  expect(rest.next).toBeNull()
  const all = new Set([...first.alerts, ...rest.alerts].map(({ alert }) => alert.id))
  expect(all.size).toBe(33)
})
