import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { helpAfterMs, leaseMs, phoneTakesWithinMs } from '@vigie/domain/deliveries/delivery-policy'
import { paths } from '@vigie/domain/paths'
import { expect, it } from 'vitest'
import { sweep } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { type QueuedMessage, queueMessage } from '../support/outbox.ts'
import { whenOutcomes } from '../support/queued-message.ts'
import { messagesTo } from '../support/sandbox.ts'
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
  await later(message, { dueAt: now + leaseMs - helpAfterMs + 5_000 })
  expect(await messagesTo(to)).toEqual([])

  await later(message, { dueAt: now + leaseMs - helpAfterMs })
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
