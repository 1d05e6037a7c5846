import { paths } from '@vigie/domain/paths'
import { expect, it } from 'vitest'
import { sweep } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { newDelivery, type QueuedMessage, queueMessage } from '../support/outbox.ts'
import { whenOutcomes, whenState } from '../support/queued-message.ts'
import { messagesTo } from '../support/sandbox.ts'

const inAnHour = () => Date.now() + 3_600_000

/** Queues a later wave of the alert, with one SMS to this person, as a repeat does. */
async function repeat(message: QueuedMessage, uid: string, waves = 2): Promise<QueuedMessage> {
  const { eid, aid, to } = message
  const waveId = `${aid}_repeated-${waves}`
  const did = `${waveId}_${uid}_sms`
  const about = { kind: 'alert' as const, alertIds: [aid], waveId }
  const createdAt = Date.now()
  const batch = db.batch()
  const recipient = { kind: 'user' as const, uid }
  batch.create(
    db.doc(paths.delivery(eid, did)),
    newDelivery({ about, recipient, channel: 'sms', to, createdAt }),
  )
  batch.update(db.doc(paths.alert(eid, aid)), { waveId, waves })
  const wave = { first: waveId, alertIds: [aid], deliveryIds: [did], createdAt, dueAt: createdAt + 60_000 }
  batch.create(db.doc(paths.wave(eid, waveId)), wave)
  await batch.commit()
  return { ...message, waveId, did }
}

it('a phone gets the latest SMS of an alert, not those that an outage held up', async () => {
  const uid = newId('user')
  const recipient = { kind: 'user', uid } as const
  const first = await queueMessage(db, { channel: 'sms', recipient, attempts: 3, dueAt: inAnHour() })
  const later = await repeat(first, uid)
  await whenState(later, 'accepted', 'delivered')
  await db.doc(paths.delivery(first.eid, first.did)).update({ dueAt: Date.now() - 10_000 })
  await sweep()

  expect(await whenState(first, 'cancelled', 'accepted', 'delivered')).toMatchObject({
    state: 'cancelled',
    lastError: 'repeated',
    dueAt: null,
  })
  expect(await messagesTo(first.to)).toHaveLength(1)
  expect(await whenOutcomes(first)).toMatchObject([{ step: 'accepted', deliveryId: later.did }])
})

it('a phone that the wave before the latest told gets no older SMS, though the latest tells other people', async () => {
  const uid = newId('user')
  const recipient = { kind: 'user', uid } as const
  const first = await queueMessage(db, { channel: 'sms', recipient, attempts: 3, dueAt: inAnHour() })
  const second = await repeat(first, uid)
  await whenState(second, 'accepted', 'delivered')
  await repeat({ ...first, to: '+15145550178' }, newId('other'), 3)
  await db.doc(paths.delivery(first.eid, first.did)).update({ dueAt: Date.now() - 10_000 })
  await sweep()

  expect(await whenState(first, 'cancelled', 'accepted', 'delivered')).toMatchObject({
    lastError: 'repeated',
  })
  expect(await messagesTo(first.to)).toHaveLength(1)
})

it('somebody whom a later wave does not tell still gets the first', async () => {
  const first = await queueMessage(db, { channel: 'sms', attempts: 3, dueAt: inAnHour() })
  await repeat({ ...first, to: '+15145550177' }, newId('other'))
  await db.doc(paths.delivery(first.eid, first.did)).update({ dueAt: Date.now() - 10_000 })
  await sweep()

  await whenState(first, 'accepted', 'delivered')
  expect(await messagesTo(first.to)).toHaveLength(1)
})
