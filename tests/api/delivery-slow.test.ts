import type { Delivery } from '@vigie/domain/deliveries/delivery'
import {
  helpAfterMs,
  leaseMs,
  mailArrivesWithinMs,
  phoneTakesWithinMs,
} from '@vigie/domain/deliveries/delivery-policy'
import { paths } from '@vigie/domain/paths'
import { expect, it } from 'vitest'
import { sweep } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { newPhone, type QueuedMessage, queueMessage } from '../support/outbox.ts'
import { whenNobodyIsReached, whenOutcomes, whenState } from '../support/queued-message.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventOf, postEvents } from '../support/sendgrid-events.ts'
import { whenDocument } from '../support/until.ts'

/** An SMS that is on its way, and the e-mail that is to make it good. */
async function smsOnItsWay(change: Partial<Delivery>) {
  const to = `${newId('nurse')}@vigie.example`
  const next = [{ channel: 'email' as const, to, subject: 'Ch. 214', text: 'Ch. 214' }]
  return { to, message: await queueMessage(db, { channel: 'sms', attempts: 1, next, ...change }) }
}

/** When the sweep will look at a wave again, once whoever delivered it has told its alert. */
async function nextLookAt({ eid, waveId, queuedAt }: QueuedMessage): Promise<number> {
  const untouched = queuedAt + 60_000
  const wave = await whenDocument(paths.wave(eid, waveId), ({ dueAt }) => dueAt !== untouched)
  return wave.dueAt
}

/** Puts a message, as it would be by then, and its wave into the past, and has the sweep look. */
async function later({ eid, did, waveId }: QueuedMessage, change: Partial<Delivery>): Promise<void> {
  await db.doc(paths.delivery(eid, did)).update(change)
  await db.doc(paths.wave(eid, waveId)).update({ dueAt: Date.now() - 1 })
  await sweep()
}

const stateOf = async ({ eid, did }: QueuedMessage) =>
  (await db.doc(paths.delivery(eid, did)).get()).get('state')

it('a provider that hangs is helped out by the next channel, fifteen seconds after the message was queued', async () => {
  const now = Date.now()
  const trying = { state: 'sending', leaseId: 'held' } as const
  const { to, message } = await smsOnItsWay({ ...trying, dueAt: now + leaseMs, createdAt: now })
  expect(await nextLookAt(message)).toBe(now + helpAfterMs)
  // As if its try had begun a moment ago: however slow the machine is, it is not yet to be helped.
  await later(message, { dueAt: Date.now() + leaseMs - 1_000 })
  expect(await messagesTo(to)).toEqual([])

  await later(message, { dueAt: Date.now() + leaseMs - helpAfterMs })
  expect(await whenOutcomes(message)).toMatchObject([{ step: 'accepted', channel: 'email' }])
  expect(await messagesTo(to)).toHaveLength(1)
  expect(await stateOf(message)).toBe('sending')
})

it('an SMS that no phone has taken ten minutes after its provider did is made good by the next channel', async () => {
  const acceptedAt = Date.now()
  const { to, message } = await smsOnItsWay({ state: 'accepted', dueAt: null, acceptedAt })
  expect(await nextLookAt(message)).toBe(acceptedAt + phoneTakesWithinMs)
  await later(message, { acceptedAt: acceptedAt - phoneTakesWithinMs + 60_000 })
  expect(await messagesTo(to)).toEqual([])

  await later(message, { acceptedAt: acceptedAt - phoneTakesWithinMs })
  expect(await whenOutcomes(message, 2)).toMatchObject([
    { step: 'accepted', channel: 'sms' },
    { step: 'accepted', channel: 'email' },
  ])
  expect(await messagesTo(to)).toHaveLength(1)
  expect(await stateOf(message)).toBe('accepted')
})

/** An e-mail that SendGrid took, of which it has not said that it arrived. */
async function mailOnItsWay(next: Delivery['next'] = []) {
  const acceptedAt = Date.now()
  const taken = { state: 'accepted', attempts: 1, dueAt: null, acceptedAt, tellsArrival: true } as const
  const message = await queueMessage(db, { channel: 'email', next, ...taken })
  expect(await nextLookAt(message)).toBe(acceptedAt + mailArrivesWithinMs)
  return { message, acceptedAt }
}
const says = async (message: QueuedMessage, event: string) =>
  expect(
    (await postEvents(`${process.env.VIGIE_HOSTING_URL}/status/sendgrid`, [eventOf(message, event)])).status,
  ).toBe(204)
const alertOf = ({ eid, aid }: QueuedMessage) => paths.alert(eid, aid)

it('an e-mail that no mailbox has taken five minutes after SendGrid did is made good by a phone, once, however late it is confirmed', async () => {
  const to = newPhone()
  const { message, acceptedAt } = await mailOnItsWay([{ channel: 'sms', to, subject: null, text: 'Ch. 214' }])
  await later(message, { acceptedAt: acceptedAt - mailArrivesWithinMs + 60_000 })
  expect(await messagesTo(to)).toEqual([])

  await later(message, { acceptedAt: acceptedAt - mailArrivesWithinMs })
  expect(await whenOutcomes(message, 3)).toMatchObject([
    { step: 'accepted', channel: 'email' },
    { step: 'undeliverable', channel: 'email', silent: true },
    { step: 'accepted', channel: 'sms' },
  ])
  await says(message, 'delivered')
  await whenState(message, 'delivered')
  await later(message, { attempts: 1 })
  expect(await messagesTo(to)).toHaveLength(1)
  expect(await whenOutcomes(message, 3)).toHaveLength(3)
})

it('says that nothing is confirmed where there is no other channel, until it is', async () => {
  const { message, acceptedAt } = await mailOnItsWay()
  await later(message, { acceptedAt: acceptedAt - mailArrivesWithinMs })
  const { timeline } = await whenNobodyIsReached(message)
  expect(timeline.at(-1)).toMatchObject({ step: 'nobodyReached', silent: true })

  await says(message, 'delivered')
  await whenDocument(alertOf(message), ({ nobodyReachedAt }) => nobodyReachedAt === null)
})

it('nobody asks after an e-mail of an alert that somebody has taken', async () => {
  const { message, acceptedAt } = await mailOnItsWay()
  const taken = { state: 'acknowledged', acknowledgedAt: Date.now() }
  await db.doc(alertOf(message)).update(taken)
  await later(message, { acceptedAt: acceptedAt - mailArrivesWithinMs })
  await whenDocument(paths.wave(message.eid, message.waveId), ({ dueAt }) => dueAt === null)
  const alert = await whenDocument(alertOf(message), ({ state }) => state === 'acknowledged')
  expect(alert).toMatchObject({ nobodyReachedAt: null, timeline: [{ step: 'opened' }, { step: 'accepted' }] })
})

it('what SendGrid takes from us says that its arrival is told', async () => {
  const message = await queueMessage(db, { channel: 'email' })
  expect(await whenState(message, 'accepted', 'delivered')).toMatchObject({ tellsArrival: true })
})
