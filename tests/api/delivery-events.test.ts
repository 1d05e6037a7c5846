import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { newPhone, type QueuedMessage, queueMessage, queueMessages } from '../support/outbox.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventOf, postEvents } from '../support/sendgrid-events.ts'
import { shuffled } from '../support/shuffled.ts'
import { whenDocument } from '../support/until.ts'

const url = `${process.env.VIGIE_HOSTING_URL}/status/sendgrid`
const taken = { channel: 'email', state: 'accepted', attempts: 1, dueAt: null, acceptedAt: 1 } as const
const deliveryOf = async ({ eid, did }: QueuedMessage) =>
  (await db.doc(paths.delivery(eid, did)).get()).data()

describe('the events of SendGrid', () => {
  it('move mails to where they are, in one batch with repeats and in any order', async () => {
    const [arrived, bounced, dropped, untold] = await queueMessages(db, [taken, taken, taken, taken])
    if (!arrived || !bounced || !dropped || !untold) throw new Error('nothing was queued')
    const events = [
      ...['processed', 'deferred', 'delivered', 'open'].map((event) => eventOf(arrived, event)),
      ...['processed', 'delivered', 'bounce'].map((event) => eventOf(bounced, event)),
      eventOf(dropped, 'dropped'),
    ]
    const batch = shuffled([...events, ...events])

    expect((await postEvents(url, batch)).status).toBe(204)
    expect(await deliveryOf(arrived)).toMatchObject({ state: 'delivered', lastError: null })
    expect(await deliveryOf(bounced)).toMatchObject({ state: 'failed', lastError: 'sendgrid bounce' })
    expect(await deliveryOf(dropped)).toMatchObject({ state: 'failed', lastError: 'sendgrid dropped' })
    expect(await deliveryOf(untold)).toMatchObject({ state: 'accepted' })
  })

  it('send a bounced message to the next channel', async () => {
    const sms = { channel: 'sms' as const, to: newPhone(), subject: null, text: 'Ch. 214' }
    const message = await queueMessage(db, { ...taken, next: [sms] })
    expect((await postEvents(url, [eventOf(message, 'bounce')])).status).toBe(204)

    const alert = await whenDocument(paths.alert(message.eid, message.aid), ({ timeline }) =>
      timeline.some((step: { step: string; channel?: string }) => step.channel === 'sms'),
    )
    expect(alert.nobodyReachedAt).toBeNull()
    expect((await messagesTo(sms.to)).length).toBeGreaterThan(0)
  })

  it('that SendGrid did not sign as they are change nothing', async () => {
    const message = await queueMessage(db, taken)
    const forged = await postEvents(url, [eventOf(message, 'delivered')], (body) =>
      body.replace('delivered', 'bounce'),
    )
    const unsigned = await fetch(url, { method: 'POST', body: JSON.stringify([eventOf(message, 'bounce')]) })

    expect([forged.status, unsigned.status]).toEqual([403, 403])
    expect(await deliveryOf(message)).toMatchObject({ state: 'accepted' })
  })

  it('about nothing of ours are taken, since they would be sent again for a day', async () => {
    const events = [{ event: 'bounce' }, 'nonsense', eventOf({ eid: 'nowhere', did: 'nothing' }, 'bounce')]

    expect((await postEvents(url, events)).status).toBe(204)
    expect((await postEvents(url, { event: 'bounce' })).status).toBe(400)
  })
})
