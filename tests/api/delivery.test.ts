import { paths } from '@vigie/domain/paths'
import { beforeEach, describe, expect, it } from 'vitest'
import { followWhatIsDue, redeliver, sweep } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { type QueuedMessage, queueMessage } from '../support/outbox.ts'
import { whenNobodyIsReached, whenOutcomes, whenState } from '../support/queued-message.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenDocument } from '../support/until.ts'

const newAddress = () => `${newId('nurse')}@vigie.example`

describe('a message of the outbox', () => {
  it('goes out by SMS, and is followed until it reached the phone', async () => {
    const message = await queueMessage(db, { channel: 'sms' })
    const delivered = await whenState(message, 'delivered')

    const [sms, ...others] = await messagesTo(message.to)
    expect(others).toEqual([])
    expect(sms).toMatchObject({
      channel: 'sms',
      from: '+15145550100',
      text: "Ch. 214 Mme Roy : bouton d'appel, 02:14. Vigie",
    })
    expect(delivered).toMatchObject({ providerId: sms?.id, attempts: 1, dueAt: null, possibleRepeat: false })
    expect(delivered.deliveredAt).toBeGreaterThanOrEqual(delivered.acceptedAt)
    expect(await whenOutcomes(message)).toEqual([
      {
        step: 'accepted',
        at: delivered.acceptedAt,
        channel: 'sms',
        deliveryId: message.did,
        possibleRepeat: false,
      },
    ])
  })

  it('is handed out by SMS for ten minutes, and no longer than it is of use', async () => {
    const [long, short] = await Promise.all(
      [3_600_000, 120_000].map((usefulMs) =>
        queueMessage(db, { channel: 'sms', uselessAfter: Date.now() + usefulMs }),
      ),
    )
    const validityOf = async (message: QueuedMessage | undefined) => {
      if (message === undefined) throw new Error('nothing was queued')
      await whenState(message, 'accepted', 'delivered')
      return (await messagesTo(message.to)).map(({ validForS }) => validForS)
    }
    // Rounded down, as the provider is given whole seconds.
    expect(await validityOf(long)).toEqual([expect.closeTo(600, -1)])
    const [seconds = 0] = await validityOf(short)
    expect(seconds).toBeLessThanOrEqual(120)
    expect(seconds).toBeGreaterThan(60)
  })

  it('goes out by e-mail', async () => {
    const message = await queueMessage(db, { channel: 'email' })
    const accepted = await whenState(message, 'accepted', 'delivered')

    expect(await messagesTo(message.to)).toMatchObject([
      {
        id: accepted.providerId,
        channel: 'email',
        from: 'alertes@vigie.example',
        subject: 'Ch. 214 Mme Roy : bouton d’appel, 02:14',
        text: "Ch. 214 Mme Roy : bouton d'appel, 02:14. Vigie",
      },
    ])
    expect(await whenOutcomes(message)).toMatchObject([{ step: 'accepted', channel: 'email' }])
  })

  it('goes out once, however often Firestore tells of it and sweeps come by', async () => {
    const message = await queueMessage(db, { channel: 'email' })
    await Promise.all([redeliver(message), redeliver(message), sweep(), redeliver(message)])
    await whenState(message, 'accepted', 'delivered')
    await redeliver(message)
    await sweep()

    expect(await messagesTo(message.to)).toHaveLength(1)
    expect(await whenOutcomes(message)).toHaveLength(1)
  })

  it('that was left due is sent by the sweep', async () => {
    const anHourAgo = Date.now() - 3_600_000
    const inAnHour = Date.now() + 3_600_000
    const message = await queueMessage(db, { channel: 'sms', dueAt: inAnHour, createdAt: anHourAgo })
    await redeliver(message)
    expect(await messagesTo(message.to)).toEqual([])

    await db.doc(paths.delivery(message.eid, message.did)).update({ dueAt: Date.now() - 10_000 })
    await sweep()
    await whenState(message, 'accepted', 'delivered')
    expect(await messagesTo(message.to)).toHaveLength(1)
  })

  it('does not wait for its alert to exist', async () => {
    const message = await queueMessage(db, { channel: 'email', dueAt: Date.now() + 3_600_000 })
    await db.doc(paths.alert(message.eid, message.aid)).delete()
    await db.doc(paths.delivery(message.eid, message.did)).update({ dueAt: Date.now() - 10_000 })
    await sweep()

    await whenState(message, 'accepted', 'delivered')
    await sweep()
    expect(await messagesTo(message.to)).toHaveLength(1)
  })
})

describe('when a provider is in trouble', () => {
  beforeEach(followWhatIsDue)

  it('a message is delivered after five tries that failed, and only once', async () => {
    const to = newAddress()
    const met = await addFault(to, { mode: 'fail', times: 5 })
    const message = await queueMessage(db, { channel: 'email', to })
    const accepted = await whenState(message, 'accepted', 'delivered', 'failed')

    expect(await met()).toBe(5)
    expect(accepted).toMatchObject({ attempts: 6, possibleRepeat: false, lastError: null })
    expect(await messagesTo(to)).toHaveLength(1)
    const alert = await whenDocument(
      paths.alert(message.eid, message.aid),
      ({ timeline, nobodyReachedAt }) => timeline.at(-1)?.step === 'accepted' && nobodyReachedAt === null,
    )
    // Meanwhile staff may have been told that nobody could be reached, once.
    const steps: { step: string }[] = alert.timeline.slice(1)
    expect(steps.slice(0, -1).filter(({ step }) => step !== 'nobodyReached')).toEqual([])
    expect(steps.length).toBeLessThanOrEqual(2)
  })

  it('a message that met a rate limit is sent as soon as the provider allows', async () => {
    const to = newAddress()
    // More than once: on a slow machine nobody may have looked between the first limit and the next try.
    await addFault(to, { mode: 'rateLimit', times: 3 })
    const message = await queueMessage(db, { channel: 'email', to })
    const limited = await whenDocument(
      paths.delivery(message.eid, message.did),
      ({ state, attempts }) => state === 'pending' && attempts > 0,
    )
    const accepted = await whenState(message, 'accepted', 'delivered')

    // The sandbox asks for one second; our own patience after a first try would be half of one.
    expect(limited.lastError).toBe('sendgrid 429')
    expect(accepted.acceptedAt).toBeGreaterThanOrEqual(limited.dueAt)
    expect(limited.dueAt - message.queuedAt).toBeGreaterThanOrEqual(1_000)
    expect(await messagesTo(to)).toHaveLength(1)
  })

  it('an impossible number fails at once, and the alert says that nobody was reached', async () => {
    const message = await queueMessage(db, { channel: 'sms', to: '+1514' })
    const failed = await whenState(message, 'failed')

    expect(failed).toMatchObject({ attempts: 1, dueAt: null, lastError: 'twilio 21211' })
    expect(await whenOutcomes(message)).toMatchObject([
      { step: 'undeliverable', channel: 'sms', deliveryId: message.did },
    ])
    await whenNobodyIsReached(message)
  })

  it('a message is given up when the next try would be of no use, and the alert says so', async () => {
    const to = newAddress()
    await addFault(to, { mode: 'fail' })
    const uselessAfter = Date.now() + 60_000
    const message = await queueMessage(db, { channel: 'email', to, attempts: 12, uselessAfter })
    const failed = await whenState(message, 'failed')

    expect(failed).toMatchObject({ attempts: 13, lastError: 'sendgrid 500', dueAt: null })
    expect(await whenOutcomes(message)).toMatchObject([{ step: 'undeliverable' }])
    await whenNobodyIsReached(message)
  })
})
