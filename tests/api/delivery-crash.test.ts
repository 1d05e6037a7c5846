import { Firestore } from '@google-cloud/firestore'
import type { Alert } from '@vigie/domain/alerts/alert'
import { paths } from '@vigie/domain/paths'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createdEvent, lateSweep } from '../support/delivery-events.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { type FunctionOptions, startFunction } from '../support/function-process.ts'
import { newId } from '../support/ids.ts'
import { newPhone, type QueuedMessage, queueMessage } from '../support/outbox.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { eventOf, postEvents } from '../support/sendgrid-events.ts'
import { whenDocument } from '../support/until.ts'

/** A project that the suite's own functions do not look at: only the processes of this test send its messages. */
const project = newId('demo-vigie-crash')
const db = new Firestore({ projectId: project })

let reports: FrameworkProcess
let sweeper: FrameworkProcess
const senders: FrameworkProcess[] = []

const start = (options: Pick<FunctionOptions, 'name' | 'kind'>) =>
  startFunction({ ...options, project, publicUrl: reports?.url })

beforeAll(async () => {
  reports = await start({ name: 'providerStatus', kind: 'http' })
  sweeper = await start({ name: 'sweepDeliveries', kind: 'http' })
})
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.kill()))
})
afterAll(async () => {
  await Promise.all([reports?.kill(), sweeper?.kill(), db.terminate()])
})

/**
 * A process that was given a message to send, and is killed while the provider has the request in its hands: not before
 * it has told the alert what it knows by then, since Google's emulator keeps the locks of a transaction whose client has
 * died for a minute or more.
 */
async function killedWhileSending(message: QueuedMessage, met: () => Promise<number>): Promise<void> {
  const sender = await start({ name: 'deliver', kind: 'cloudevent' })
  senders.push(sender)
  const call = fetch(sender.url, createdEvent(message, project)).catch(() => undefined)
  await expect.poll(met, { timeout: 60_000 }).toBe(1)
  await expect.poll(() => isTold(message), { timeout: 60_000 }).toBe(true)
  await sender.kill()
  await call
  expect(await deliveryOf(message)).toMatchObject({ attempts: 1, possibleRepeat: false })
}

const waveOf = ({ eid, waveId }: QueuedMessage) => db.doc(paths.wave(eid, waveId))
/** Telling a wave writes it, whatever there is to say. */
async function isTold(message: QueuedMessage): Promise<boolean> {
  const { createTime, updateTime } = await waveOf(message).get()
  return createTime !== undefined && updateTime?.isEqual(createTime) === false
}
const documentOf = ({ eid, did }: QueuedMessage) => db.doc(paths.delivery(eid, did))
const deliveryOf = async (message: QueuedMessage) => (await documentOf(message).get()).data()
/** What the alert was told of its messages; not that nobody is reached yet, which a slow machine adds. */
async function stepsOf({ eid, aid }: QueuedMessage): Promise<Alert['timeline']> {
  const timeline: Alert['timeline'] = (await db.doc(paths.alert(eid, aid)).get()).get('timeline')
  return timeline.slice(1).filter(({ step }) => step !== 'nobodyReached')
}

/** What a lease's thirty seconds would do, and the sweep after them. */
async function leaseRunsOutAndSweepComes(message: QueuedMessage): Promise<void> {
  const { state } = (await deliveryOf(message)) ?? {}
  if (state === 'sending') await documentOf(message).update({ dueAt: Date.now() - 1 })
  await sweep()
}

/** What the few seconds would do that are left to a sender to tell its alert itself. */
async function waveIsDue(message: QueuedMessage): Promise<void> {
  const wave = waveOf(message)
  expect((await wave.get()).get('dueAt')).toBeLessThan(Date.now() + 10_000)
  await wave.update({ dueAt: Date.now() - 1 })
}

async function sweep(): Promise<void> {
  const response = await fetch(sweeper.url, lateSweep)
  expect(response.status).toBe(200)
}

describe('a deliver that throws', () => {
  const deliver = async (message: QueuedMessage) => {
    const [sender = await start({ name: 'deliver', kind: 'cloudevent' })] = senders
    if (senders.length === 0) senders.push(sender)
    return (await fetch(sender.url, createdEvent(message, project))).ok
  }

  it('before it has sent anything says so, and sends the message once when the event comes again', async () => {
    const message = await queueMessage(db, { channel: 'email' })
    await waveOf(message).update({ deliveryIds: 'spoilt' })
    expect(await deliver(message)).toBe(false)
    expect(await messagesTo(message.to)).toEqual([])

    await waveOf(message).update({ deliveryIds: [message.did] })
    expect([await deliver(message), await deliver(message)]).toEqual([true, true])
    expect(await messagesTo(message.to)).toHaveLength(1)
    expect(await stepsOf(message)).toMatchObject([{ step: 'accepted', deliveryId: message.did }])
  })

  it('when all is sent says so, and sends nothing more when the event comes again, but tells the alert', async () => {
    const message = await queueMessage(db, { channel: 'email' })
    // The wave by which its alert is told.
    const first = db.doc(paths.wave(message.eid, `${message.waveId}-first`))
    const told = { alertIds: [message.aid], deliveryIds: [message.did], createdAt: 1, dueAt: null }
    await first.create({ ...told, first: 7 })
    await waveOf(message).update({ first: first.id })
    expect(await deliver(message)).toBe(false)
    expect(await messagesTo(message.to)).toHaveLength(1)
    expect(await stepsOf(message)).toEqual([])

    await first.update({ first: first.id })
    expect(await deliver(message)).toBe(true)
    expect(await messagesTo(message.to)).toHaveLength(1)
    expect(await stepsOf(message)).toMatchObject([{ step: 'accepted', deliveryId: message.did }])
  })
})

describe('a sender that is killed', () => {
  it('between its claim and the sending leaves a message that still goes out, once', async () => {
    const to = `${newId('nurse')}@vigie.example`
    const met = await addFault(to, { mode: 'holdBefore' })
    const message = await queueMessage(db, { channel: 'email', to })
    await killedWhileSending(message, met)

    await sweep()
    expect(await messagesTo(to)).toEqual([])

    await leaseRunsOutAndSweepComes(message)
    await sweep()
    expect(await messagesTo(to)).toHaveLength(1)
    expect(await deliveryOf(message)).toMatchObject({ state: 'accepted', attempts: 2, dueAt: null })
    expect(await stepsOf(message)).toMatchObject([{ step: 'accepted', deliveryId: message.did }])
  })

  it('between the sending and its record costs one message more at most, and that one says so', async () => {
    const to = `${newId('nurse')}@vigie.example`
    const met = await addFault(to, { mode: 'holdAfter' })
    const message = await queueMessage(db, { channel: 'email', to })
    await killedWhileSending(message, met)

    await leaseRunsOutAndSweepComes(message)
    await sweep()
    const subject = 'Ch. 214 Mme Roy : bouton d’appel, 02:14'
    expect(await messagesTo(to)).toMatchObject([{ subject }, { subject: `${subject} (peut-être déjà reçu)` }])
    expect(await deliveryOf(message)).toMatchObject({ state: 'accepted', possibleRepeat: true })
    expect(await stepsOf(message)).toMatchObject([{ step: 'accepted', possibleRepeat: true }])
  })

  it('costs none where the provider reports that it has the message', async () => {
    const to = newPhone()
    const met = await addFault(to, { mode: 'holdAfter' })
    const message = await queueMessage(db, { channel: 'sms', to })
    await killedWhileSending(message, met)

    await whenDocument(documentOf(message).path, ({ state }) => state === 'delivered', db)
    await waveIsDue(message)
    await sweep()
    expect(await messagesTo(to)).toHaveLength(1)
    expect(await deliveryOf(message)).toMatchObject({ attempts: 1, possibleRepeat: false })
    expect(await stepsOf(message)).toMatchObject([{ step: 'accepted', possibleRepeat: false }])
  })

  it('costs none where an event of SendGrid tells that it has the mail', async () => {
    const to = `${newId('nurse')}@vigie.example`
    const met = await addFault(to, { mode: 'holdAfter' })
    const message = await queueMessage(db, { channel: 'email', to })
    await killedWhileSending(message, met)

    const { status } = await postEvents(`${reports.url}/status/sendgrid`, [eventOf(message, 'processed')])
    expect(status).toBe(204)
    await leaseRunsOutAndSweepComes(message)
    expect(await messagesTo(to)).toHaveLength(1)
    expect(await deliveryOf(message)).toMatchObject({ state: 'accepted', attempts: 1, possibleRepeat: false })
  })
})
