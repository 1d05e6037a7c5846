import { paths } from '@vigie/domain/paths'
import { beforeEach, describe, expect, it } from 'vitest'
import { followWhatIsDue, redeliver, sweep } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { newPhone, type QueuedMessage, queueMessage, queueMessages } from '../support/outbox.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenDocument } from '../support/until.ts'

const newAddress = () => `${newId('nurse')}@vigie.example`
const whenState = (message: QueuedMessage, ...states: string[]) =>
  whenDocument(paths.delivery(message.eid, message.did), ({ state }) => states.includes(state))
/** What the alert was told of its messages, once that is so many things. */
const whenSteps = async ({ eid, aid }: QueuedMessage, count = 1) => {
  const alert = await whenDocument(paths.alert(eid, aid), ({ timeline }) => timeline.length > count)
  return alert.timeline.slice(1)
}

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
    expect(await whenSteps(message)).toEqual([
      {
        step: 'accepted',
        at: delivered.acceptedAt,
        channel: 'sms',
        deliveryId: message.did,
        possibleRepeat: false,
      },
    ])
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
    expect(await whenSteps(message)).toMatchObject([{ step: 'accepted', channel: 'email' }])
  })

  it('goes out once, however often Firestore tells of it and sweeps come by', async () => {
    const message = await queueMessage(db, { channel: 'email' })
    await Promise.all([redeliver(message), redeliver(message), sweep(), redeliver(message)])
    await whenState(message, 'accepted', 'delivered')
    await redeliver(message)
    await sweep()

    expect(await messagesTo(message.to)).toHaveLength(1)
    expect(await whenSteps(message)).toHaveLength(1)
  })

  it('that was left due is sent by the sweep', async () => {
    const anHourAgo = Date.now() - 3_600_000
    const inAnHour = Date.now() + 3_600_000
    const message = await queueMessage(db, { channel: 'sms', dueAt: inAnHour, createdAt: anHourAgo })
    await redeliver(message)
    expect(await messagesTo(message.to)).toEqual([])

    await db.doc(paths.delivery(message.eid, message.did)).update({ dueAt: Date.now() - 10_000 })
    await sweep()
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
    expect(await whenSteps(message)).toMatchObject([{ step: 'accepted' }])
  })

  it('a message that met a rate limit is sent as soon as the provider allows', async () => {
    const to = newAddress()
    await addFault(to, { mode: 'rateLimit' })
    const message = await queueMessage(db, { channel: 'email', to })
    const limited = await whenDocument(
      paths.delivery(message.eid, message.did),
      ({ state, attempts }) => state === 'pending' && attempts === 1,
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
    expect(await whenSteps(message, 2)).toMatchObject([
      { step: 'undeliverable', channel: 'sms', deliveryId: message.did },
      { step: 'nobodyReached' },
    ])
  })

  it('a message is given up when the next try would be of no use, and the alert says so', async () => {
    const to = newAddress()
    await addFault(to, { mode: 'fail' })
    const uselessAfter = Date.now() + 60_000
    const message = await queueMessage(db, { channel: 'email', to, attempts: 12, uselessAfter })
    const failed = await whenState(message, 'failed')

    expect(failed).toMatchObject({ attempts: 13, lastError: 'sendgrid 500', dueAt: null })
    expect(await whenSteps(message, 2)).toMatchObject([{ step: 'undeliverable' }, { step: 'nobodyReached' }])
  })
})

describe('a wave', () => {
  it('is told in one write to its alert, SMS before e-mail', async () => {
    const channels = ['email', 'sms', 'email', 'sms', 'email', 'sms'] as const
    const messages = await queueMessages(
      db,
      channels.map((channel) => ({ channel })),
    )
    const [first] = messages
    if (first === undefined) throw new Error('nothing was queued')
    const versions = new Set<string>()
    const stop = db.doc(paths.alert(first.eid, first.aid)).onSnapshot((snapshot) => {
      versions.add(String(snapshot.updateTime?.toMillis()))
    })
    expect(await whenSteps(first, channels.length)).toHaveLength(channels.length)
    for (const message of messages) await whenState(message, 'delivered')
    stop()

    expect(versions.size).toBeLessThanOrEqual(2)
    const sent = (await Promise.all(messages.map(({ to }) => messagesTo(to)))).flat()
    const inOrder = sent.toSorted((one, other) => one.at.localeCompare(other.at))
    expect(inOrder.at(0)?.channel).toBe('sms')
  })

  it('whose mails hang delays neither its SMS nor any other alert', async () => {
    const mails = [newAddress(), newAddress(), newAddress()]
    await Promise.all(mails.map((to) => addFault(to, { mode: 'holdBefore' })))
    const slow = await queueMessages(db, [
      ...mails.map((to) => ({ channel: 'email' as const, to })),
      { channel: 'sms' },
    ])
    const begun = Date.now()
    const other = await queueMessage(db, { channel: 'email' })

    const taken = await Promise.all(
      [other, ...slow.slice(-1)].map((message) => whenState(message, 'accepted', 'delivered')),
    )
    // The mails are given ten seconds.
    for (const { acceptedAt } of taken) expect(acceptedAt - begun).toBeLessThan(8_000)
    const [sms] = slow.slice(-1)
    if (sms) expect(await whenSteps(sms)).toMatchObject([{ step: 'accepted', channel: 'sms' }])
  })

  it('is not sent on once somebody has taken the alert, and says why', async () => {
    const to = newAddress()
    await addFault(to, { mode: 'rateLimit' })
    const message = await queueMessage(db, { channel: 'email', to })
    await whenDocument(paths.delivery(message.eid, message.did), ({ attempts }) => attempts === 1)
    await db
      .doc(paths.alert(message.eid, message.aid))
      .update({ state: 'acknowledged', acknowledgedAt: Date.now() })
    followWhatIsDue()

    const cancelled = await whenState(message, 'cancelled', 'accepted', 'delivered')
    expect(cancelled).toMatchObject({ state: 'cancelled', lastError: 'acknowledged', dueAt: null })
    expect(await messagesTo(to)).toEqual([])
  })

  it('is not sent when it is of no use any more, and the alert says that nobody was reached', async () => {
    const inAnHour = Date.now() + 3_600_000
    const message = await queueMessage(db, { channel: 'sms', dueAt: inAnHour, uselessAfter: inAnHour })
    const past = Date.now() - 10_000
    await db.doc(paths.delivery(message.eid, message.did)).update({ dueAt: past, uselessAfter: past })
    await sweep()

    expect(await whenState(message, 'cancelled')).toMatchObject({ lastError: 'tooOld' })
    expect(await messagesTo(message.to)).toEqual([])
    expect(await whenSteps(message, 2)).toMatchObject([{ step: 'undeliverable' }, { step: 'nobodyReached' }])
  })
})

describe('a recipient whose channel fails', () => {
  const wording = (to: string) => ({ channel: 'email' as const, to, subject: 'Ch. 214', text: 'Ch. 214' })

  it('is reached on the next one, and the alert then says nothing of nobody', async () => {
    const to = newAddress()
    const phone = newPhone()
    await addFault(phone, { mode: 'undelivered' })
    const message = await queueMessage(db, { channel: 'sms', to: phone, next: [wording(to)] })

    expect(await whenSteps(message, 3)).toMatchObject([
      { step: 'accepted', channel: 'sms' },
      { step: 'undeliverable', channel: 'sms' },
      { step: 'accepted', channel: 'email' },
    ])
    expect(await messagesTo(to)).toHaveLength(1)
    const alert = await db.doc(paths.alert(message.eid, message.aid)).get()
    expect(alert.get('nobodyReachedAt')).toBeNull()
  })

  it('and whose every channel fails is nobody reached, which the alert says', async () => {
    const to = newAddress()
    await addFault(to, { mode: 'undelivered' })
    const message = await queueMessage(db, { channel: 'sms', to: '+1514', next: [wording(to)] })

    const alert = await whenDocument(
      paths.alert(message.eid, message.aid),
      ({ nobodyReachedAt }) => nobodyReachedAt !== null,
    )
    const steps: { step: string; channel?: string }[] = alert.timeline
    expect(steps.map(({ step, channel }) => `${step} ${channel ?? ''}`)).toEqual([
      'opened ',
      'undeliverable sms',
      'accepted email',
      'undeliverable email',
      'nobodyReached ',
    ])
  })
})
