import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { moveDevice } from '../../functions/src/devices/move-device.ts'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { alertsOf, button, buttonRule, homeWithButton } from '../support/home-with-button.ts'
import { publish } from '../support/pubsub.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { shuffled } from '../support/shuffled.ts'
import { whenCollection, whenSeen } from '../support/until.ts'

const minute = 60_000
const deliveriesOf = async ({ eid }: TestHome) => (await db.collection(paths.deliveries(eid)).get()).docs

describe('a call for help', () => {
  it('raises an alert that tells who, where and when, and a message to each recipient in their language', async () => {
    const { home, bid, deviceId, press } = await homeWithButton()
    const alice = await home.addMember()
    const bob = await home.addMember({ user: { locale: 'en', displayName: 'Bob Lavoie' } })
    const ruleId = await home.addRule({
      ...buttonRule,
      recipients: [
        { kind: 'user', uid: alice },
        { kind: 'user', uid: bob },
      ],
      methods: ['email', 'sms'],
    })
    const occurredAt = Date.now()
    await publish(press({ eventId: 'call', occurredAt }))

    const [alert] = await whenCollection(paths.alerts(home.eid), (alerts) => alerts.length === 1)
    expect(alert).toMatchObject({
      ruleId,
      beneficiaryId: bid,
      beneficiaryName: 'Mme Roy',
      room: '214',
      deviceId,
      deviceType: button,
      deviceLocation: 'Chevet',
      eventId: 'call',
      kind: 'buttonPressed',
      state: 'open',
      late: false,
      occurrences: 1,
      lastOccurredAt: occurredAt,
    })
    const { times } = alert ?? {}
    expect(times).toMatchObject({ occurredAt, shownAt: null })
    expect(times.publishedAt).toBeLessThanOrEqual(times.receivedAt)
    expect(times.receivedAt).toBeLessThanOrEqual(times.raisedAt)

    const deliveries = (await deliveriesOf(home)).map((document) => document.data())
    expect(deliveries).toHaveLength(4)
    const [aliceSms] = deliveries.filter(({ channel, locale }) => channel === 'sms' && locale === 'fr')
    expect(aliceSms?.text).toMatch(
      /^Ch\. 214 Mme Roy : bouton d'appel, \d\d:\d\d\. Répondez 1 : j'y vais\. Vigie$/,
    )
    const [bobEmail] = deliveries.filter(({ channel, locale }) => channel === 'email' && locale === 'en')
    expect(bobEmail).toMatchObject({ to: `${bob}@vigie.example`, recipient: { kind: 'user', uid: bob } })
    expect(bobEmail?.text).toContain(`/establishment/${home.eid}/beneficiary/${bid}`)
  })

  it('delivered 100 times in any order is one alert, each event counted once, one message per recipient', async () => {
    const { home, press } = await homeWithButton()
    const recipients = [await home.addMember(), await home.addMember()].map((uid) => ({
      kind: 'user' as const,
      uid,
    }))
    await home.addRule({ ...buttonRule, recipients, methods: ['sms'] })
    const now = Date.now()
    const events = Array.from({ length: 5 }, (_, index) =>
      press({ eventId: `call-${index}`, occurredAt: now - index * 1_000 }),
    )
    await push(...shuffled(Array.from({ length: 20 }, () => events).flat()))

    const alerts = await alertsOf(home)
    expect(alerts).toMatchObject([{ occurrences: 5, lastOccurredAt: now, state: 'open' }])
    const ids = recipients.map(({ uid }) => `${alerts[0]?.id}_opened_${uid}_sms`)
    expect((await deliveriesOf(home)).map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  it('waits for none of the first calls of the other residents of the home', async () => {
    const { home, press } = await homeWithButton()
    await home.addRule(buttonRule)
    const residents = await Promise.all(Array.from({ length: 45 }, () => home.addResident()))
    const buttons = await Promise.all(residents.map((bid) => home.addDevice(bid, button)))
    const calls = buttons.map((deviceId) => eventMessage(home, { deviceId, kind: 'buttonPressed' }))
    await Promise.all([press(), ...calls].map(publish))
    const callers = async () => (await alertsOf(home)).map(({ deviceId }) => deviceId)
    const raised = await whenSeen('the alerts', callers, ({ length }) => length > buttons.length)
    expect(new Set(raised).size).toBe(raised.length)
  })

  it('is raised by a redelivery when the instance died after storing the event', async () => {
    const { home, bid, deviceId, press } = await homeWithButton()
    await home.addRule(buttonRule)
    const occurredAt = Date.now()
    // What the instance had written by then: the state of the device.
    await db.doc(paths.device(home.eid, bid, deviceId)).update({
      lastSeenAt: occurredAt,
      lastEvent: { id: 'stored', kind: 'buttonPressed', value: null, at: occurredAt },
    })
    await push(press({ eventId: 'stored', occurredAt }))
    expect(await alertsOf(home)).toMatchObject([{ eventId: 'stored', occurrences: 1 }])
  })

  it('counts on the alert that is being looked after, and raises a new one after it was resolved', async () => {
    const { home, press } = await homeWithButton()
    await home.addRule(buttonRule)
    await push(press())
    const [first] = await alertsOf(home)
    const path = paths.alert(home.eid, first?.id ?? '')
    await db.doc(path).update({ state: 'acknowledged' })
    await push(press())
    expect(await alertsOf(home)).toMatchObject([{ id: first?.id, occurrences: 2, state: 'acknowledged' }])

    await db.doc(path).update({ state: 'resolved' })
    await push(press())
    const alerts = await alertsOf(home)
    expect(alerts).toHaveLength(2)
    expect(alerts.find(({ id }) => id !== first?.id)).toMatchObject({ state: 'open', occurrences: 1 })
  })

  it('raises its late alert when it comes late', async () => {
    const { home, press } = await homeWithButton()
    await home.addRule(buttonRule)
    await push(press({ occurredAt: Date.now() - 11 * minute }))
    expect(await alertsOf(home)).toMatchObject([{ late: true, state: 'open' }])
  })

  it('of the resident who now has the button is not counted on the alert of the one who had it', async () => {
    const { home, bid, deviceId, press } = await homeWithButton()
    await home.addRule(buttonRule)
    await push(press())
    const next = await home.addResident({ name: 'M. Gagnon', room: '101' })
    await moveDevice({ establishmentId: home.eid, deviceId, beneficiaryId: next, uid: 'admin' }, Date.now())
    await push(press())
    const alerts = await alertsOf(home)
    expect(alerts.map(({ beneficiaryId }) => beneficiaryId).sort()).toEqual([bid, next].sort())
  })
})
