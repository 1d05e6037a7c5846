import type { DocumentSnapshot } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badSensorMessages } from '../fixtures/bad-sensor-messages.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { type DeadLetterListener, listenToDeadLetters } from '../support/pubsub.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'

let deadLetters: DeadLetterListener
beforeAll(async () => {
  deadLetters = await listenToDeadLetters()
})
afterAll(() => deadLetters.stop())

/** A home with one resident who has a climate sensor and a button. */
async function homeWithDevices(change: Parameters<typeof createHome>[0] = {}) {
  const home = await createHome(change)
  const bid = await home.addResident()
  const deviceId = await home.addDevice(bid, 'DRAGINO-LHT65S-NE117')
  const buttonId = await home.addDevice(bid, 'NOVIKA-LW-BOUTON')
  return { home, bid, deviceId, buttonId }
}

const refusalOf = async (messageId: string) => (await db.doc(paths.refusal(messageId)).get()).data()

describe('bad sensor messages', () => {
  it('are each refused with their reason, touch no resident, and do not stop the next good one', async () => {
    const { home, bid, deviceId, buttonId } = await homeWithDevices()
    await home.addRule({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'] })
    const bad = badSensorMessages({ deviceId, buttonId, apiKey: home.apiKey, now: Date.now() })
    expect(bad.length).toBeGreaterThanOrEqual(200)
    const messages = bad.map((message) => ({ ...message, messageId: newId('bad') }))
    const devices = db.collection(paths.devices(home.eid, bid))
    const before = await devices.get()

    await push(...messages)

    const reasons = await deadLetters.reasonsOf(messages.map(({ messageId }) => messageId))
    const refusals = await db.getAll(...messages.map(({ messageId }) => db.doc(paths.refusal(messageId))))
    const outcome = messages.map(({ name, messageId }, index) => ({
      name,
      onTopic: reasons.get(messageId),
      counted: refusals[index]?.get('reason'),
    }))
    expect(outcome).toEqual(bad.map(({ name, reason }) => ({ name, onTopic: reason, counted: reason })))

    // An uplink of which no reading is left is a sign of life all the same.
    const unheard = { lastSeenAt: null, heardAt: null, silences: null, signal: null, gateway: null }
    const told = (document: DocumentSnapshot) => ({ ...document.data(), ...unheard })
    const after = await devices.get()
    expect(after.docs.map(told)).toEqual(before.docs.map(told))
    expect((await db.collection(paths.days(home.eid, bid)).get()).size).toBe(0)
    expect((await db.collection(paths.alerts(home.eid)).get()).size).toBe(0)

    await push(eventMessage(home, { deviceId: buttonId, kind: 'buttonPressed', eventId: 'good' }))
    expect((await devices.doc(buttonId).get()).get('lastEvent.id')).toBe('good')
  })

  // Anybody may publish a message that says to be a drill, and one that comes again and again holds up the others.
  it('include drills that their home does not know, whatever they hold', async () => {
    const home = await createHome()
    const event = {
      deviceId: '0000000000000000',
      kind: 'buttonPressed',
      occurredAt: new Date().toISOString(),
    }
    const forged = (event: object, attributes: Record<string, string> = {}, eid = home.eid) => ({
      attributes: { drill: '1', ...attributes },
      data: JSON.stringify({ drill: { establishmentId: eid, drillId: 'd', token: 'x'.repeat(43), event } }),
      messageId: newId('drill'),
    })
    const messages = [
      forged(event),
      forged({}),
      forged({ ...event, kind: 'layDown' }),
      forged({ ...event, occurredAt: '1999-01-01T00:00:00Z' }),
      forged(event, { event: 'join' }),
      forged(event, {}, newId('nowhere')),
    ]
    await push(...messages)
    const reasons = await deadLetters.reasonsOf(messages.map(({ messageId }) => messageId))
    expect(messages.map(({ messageId }) => reasons.get(messageId))).toEqual(messages.map(() => 'wrongApiKey'))
    const told = await Promise.all(messages.map(({ messageId }) => refusalOf(messageId)))
    expect(told).toEqual(
      messages.map(() => expect.objectContaining({ establishmentId: null, callForHelp: false })),
    )
  })

  it('say whose they are where that is known, and keep the key to themselves', async () => {
    const { home, deviceId } = await homeWithDevices()
    const wrongKey = eventMessage({ apiKey: newId('wrong') }, { deviceId, kind: 'temperature', value: 21 })
    await push(wrongKey)
    const refusal = await refusalOf(wrongKey.messageId)
    expect(refusal).toMatchObject({
      reason: 'wrongApiKey',
      deviceId,
      establishmentId: home.eid,
      gatewayId: 'gateway-1',
      // It may be another home's, where somebody entered the same number.
      body: null,
    })
    expect(JSON.stringify(refusal)).not.toContain(wrongKey.attributes.apiKey)
  })

  it('include every message for an inactive establishment', async () => {
    const { home, deviceId } = await homeWithDevices({ state: 'inactive' })
    const message = eventMessage(home, { deviceId, kind: 'temperature', value: 21 })
    await push(message)
    expect(await refusalOf(message.messageId)).toMatchObject({ reason: 'establishmentInactive' })
  })

  it('are not those of the key of another home', async () => {
    const { home, deviceId } = await homeWithDevices()
    const other = await createHome()
    const message = eventMessage(other, { deviceId, kind: 'temperature', value: 21 })
    await push(message)
    expect(await refusalOf(message.messageId)).toMatchObject({
      reason: 'wrongApiKey',
      establishmentId: home.eid,
    })
  })
})
