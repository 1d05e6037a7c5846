import { alertSchema } from '@vigie/domain/alerts/alert'
import { triesBeforeHelp } from '@vigie/domain/deliveries/delivery-policy'
import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { followWhatIsDue, sweep } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { newAlert, newPhone, queueMessage, queueMessages } from '../support/outbox.ts'
import { whenNobodyIsReached, whenOutcomes, whenState } from '../support/queued-message.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenDocument } from '../support/until.ts'

const newAddress = () => `${newId('nurse')}@vigie.example`

describe('a wave', () => {
  it('is told together to its alert', async () => {
    const channels = ['email', 'sms', 'email', 'sms', 'email', 'sms'] as const
    const messages = await queueMessages(
      db,
      channels.map((channel) => ({ channel })),
    )
    const [first] = messages
    if (first === undefined) throw new Error('nothing was queued')
    expect(await whenOutcomes(first, channels.length)).toHaveLength(channels.length)
    for (const message of messages) await whenState(message, 'delivered')
  })

  it('whose mails hang delays neither its SMS nor any other alert', async () => {
    const mails = [newAddress(), newAddress(), newAddress()]
    // The second try hangs as well: until then it can be seen that the first was given up.
    await Promise.all(mails.map((to) => addFault(to, { mode: 'holdBefore', times: 2 })))
    const slow = await queueMessages(db, [
      ...mails.map((to) => ({ channel: 'email' as const, to })),
      { channel: 'sms' },
    ])
    const other = await queueMessage(db, { channel: 'email' })

    const taken = await Promise.all(
      [other, ...slow.slice(-1)].map((message) => whenState(message, 'accepted', 'delivered')),
    )
    const [mail] = slow
    if (mail === undefined) throw new Error('nothing was queued')
    await whenDocument(paths.delivery(mail.eid, mail.did), ({ lastError }) => lastError !== null)
    const givenUpAt = (await db.doc(paths.delivery(mail.eid, mail.did)).get()).updateTime?.toMillis()
    for (const { acceptedAt } of taken) expect(acceptedAt).toBeLessThan(givenUpAt ?? 0)
    const [sms] = slow.slice(-1)
    const accepted = expect.objectContaining({ step: 'accepted', channel: 'sms' })
    if (sms) expect(await whenOutcomes(sms)).toContainEqual(accepted)
  })

  it('is not sent on once somebody has taken the alert, and says why', async () => {
    const to = newAddress()
    // The sweeps of other tests try it again, each second: for as long as it takes to take the alert.
    await addFault(to, { mode: 'rateLimit', times: 50 })
    const message = await queueMessage(db, { channel: 'email', to })
    await whenDocument(paths.delivery(message.eid, message.did), ({ attempts }) => attempts > 0)
    await db
      .doc(paths.alert(message.eid, message.aid))
      .update({ state: 'acknowledged', acknowledgedAt: Date.now() })
    followWhatIsDue()

    const cancelled = await whenState(message, 'cancelled', 'accepted', 'delivered')
    expect(cancelled).toMatchObject({ state: 'cancelled', lastError: 'acknowledged', dueAt: null })
    expect(await messagesTo(to)).toEqual([])
  })

  it('that stands for two alerts is sent on until both are taken', async () => {
    const to = newAddress()
    await addFault(to, { mode: 'rateLimit', times: 50 })
    const message = await queueMessage(db, { channel: 'email', to })
    const delivery = paths.delivery(message.eid, message.did)
    await whenDocument(delivery, ({ attempts }) => attempts > 0)
    const other = `${message.aid}-other`
    await db.doc(paths.alert(message.eid, other)).create(newAlert({ waveId: message.waveId }))
    await db.doc(delivery).update({ 'about.alertIds': [message.aid, other] })
    const take = (aid: string) =>
      db.doc(paths.alert(message.eid, aid)).update({ state: 'acknowledged', acknowledgedAt: Date.now() })
    await take(message.aid)
    followWhatIsDue()
    const { attempts: tried } = (await db.doc(delivery).get()).data() ?? {}
    await whenDocument(delivery, ({ attempts }) => attempts > tried)

    await take(other)
    followWhatIsDue()
    expect(await whenState(message, 'cancelled', 'accepted', 'delivered')).toMatchObject({
      state: 'cancelled',
      lastError: 'acknowledged',
    })
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
    expect(await whenOutcomes(message)).toMatchObject([{ step: 'undeliverable' }])
    await whenNobodyIsReached(message)
  })
})

describe('a recipient whose channel fails', () => {
  const wording = (to: string) => ({ channel: 'email' as const, to, subject: 'Ch. 214', text: 'Ch. 214' })

  it('is written to on the next one, which wakes nobody: the alert says that nobody was reached', async () => {
    const to = newAddress()
    const phone = newPhone()
    await addFault(phone, { mode: 'undelivered' })
    const message = await queueMessage(db, { channel: 'sms', to: phone, next: [wording(to)] })

    expect(await whenOutcomes(message, 3)).toMatchObject([
      { step: 'accepted', channel: 'sms' },
      { step: 'undeliverable', channel: 'sms' },
      { step: 'accepted', channel: 'email' },
    ])
    expect(await messagesTo(to)).toHaveLength(1)
    await whenNobodyIsReached(message)
  })

  it('and whose every channel fails is nobody reached, which the alert says', async () => {
    const to = newAddress()
    await addFault(to, { mode: 'undelivered' })
    const message = await queueMessage(db, { channel: 'sms', to: '+1514', next: [wording(to)] })

    expect(await whenOutcomes(message, 3)).toMatchObject([
      { step: 'undeliverable', channel: 'sms' },
      { step: 'accepted', channel: 'email' },
      { step: 'undeliverable', channel: 'email' },
    ])
    await whenNobodyIsReached(message)
  })
})

describe('an alert whose every message keeps failing', () => {
  it('says that nobody was reached while they are still tried, and takes it back once one is taken', async () => {
    const to = newPhone()
    await addFault(to, { mode: 'fail' })
    // After one more its next try is half a minute away.
    const message = await queueMessage(db, { channel: 'sms', to, attempts: triesBeforeHelp })
    const delivery = paths.delivery(message.eid, message.did)
    await whenDocument(
      delivery,
      ({ state, attempts }) => state === 'pending' && attempts === triesBeforeHelp + 1,
    )
    const { timeline: before } = await whenNobodyIsReached(message)
    expect(before).toMatchObject([{ step: 'opened' }, { step: 'nobodyReached' }])

    await db.doc(delivery).update({ dueAt: Date.now() - 10_000 })
    await sweep()
    const { timeline } = await whenDocument(
      paths.alert(message.eid, message.aid),
      ({ nobodyReachedAt }) => nobodyReachedAt === null,
    )
    expect(timeline).toMatchObject([...before, { step: 'accepted' }])
  })
})

describe('a wave of which nobody can be written to', () => {
  it('is told as any other, and keeps no later one waiting', async () => {
    const eid = newId('home')
    const waveId = newId('wave')
    const empty = { first: waveId, alertIds: [], deliveryIds: [], createdAt: 1, dueAt: 1 }
    await db.doc(paths.wave(eid, waveId)).create(empty)
    await whenDocument(paths.wave(eid, waveId), ({ dueAt }) => dueAt === null)
  })
})

describe('an unusual id', () => {
  it('of a recipient, as long as Auth allows: the message goes out and the alert can be read', async () => {
    const recipient = { kind: 'user', uid: newId('user').padEnd(128, '0') } as const
    const message = await queueMessage(db, { channel: 'sms', recipient })
    await whenState(message, 'accepted', 'delivered')
    expect(await whenOutcomes(message)).toMatchObject([{ step: 'accepted', deliveryId: message.did }])
    const alert = (await db.doc(paths.alert(message.eid, message.aid)).get()).data()
    expect(alertSchema.safeParse(alert).error).toBeUndefined()
  })

  it('of what is no message of ours keeps nothing else waiting for the sweep', async () => {
    const odd = db.doc(paths.delivery(null, 'x'.repeat(300)))
    await odd.set({ channel: 'sms', urgent: true, attempts: 1, dueAt: 1 })
    await expect(sweep().finally(() => odd.delete())).resolves.toBeUndefined()
  })
})
