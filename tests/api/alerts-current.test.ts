import type { DocumentData } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import {
  alertsOf,
  button,
  changeAlert,
  homeWhereOneIsTold,
  messagesOf,
  onlyAlertOf,
} from '../support/home-with-button.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection } from '../support/until.ts'

const minute = 60_000

/** Not the last step for long: the messages of the old alert are still told of. */
const supersededBy = (alertId = '') => expect.objectContaining({ step: 'superseded', alertId })

/** Nobody has called, acted or been asked to come for so long. */
function restingFor(age: number) {
  const at = Date.now() - age
  return { lastActivityAt: at, escalation: { taken: 0, at } }
}

it('a call two hours after all that happened to an alert opens a new one, and the old one says so', async () => {
  const { home, press } = await homeWhereOneIsTold()
  await push(press())
  const old = await onlyAlertOf(home)
  await changeAlert(home, old.id, restingFor(120 * minute))
  await push(press())

  const alerts = await alertsOf(home)
  const fresh = alerts.find(({ id }) => id !== old.id)
  expect(fresh).toMatchObject({ state: 'open', occurrences: 1 })
  const superseded = alerts.find(({ id }) => id === old.id)
  expect(superseded).toMatchObject({ state: 'superseded', resolvedBy: null, occurrences: 1 })
  expect(superseded?.timeline).toContainEqual(supersededBy(fresh?.id))
  await push(press())
  expect((await alertsOf(home)).find(({ id }) => id === fresh?.id)).toMatchObject({ occurrences: 2 })
})

describe('an alert that is still open when the device’s guard is gone', () => {
  async function forgottenBy(age: number) {
    const { home, press, deviceId } = await homeWhereOneIsTold()
    await push(press())
    const old = await onlyAlertOf(home)
    await changeAlert(home, old.id, restingFor(age))
    await db.doc(paths.alertGuard(home.eid, deviceId)).delete()
    await push(press())
    return { home, old }
  }

  it('is told that a new one took its place, a month later', async () => {
    const { home, old } = await forgottenBy(31 * 24 * 60 * minute)
    const alerts = await alertsOf(home)
    const fresh = alerts.find(({ id }) => id !== old.id)
    expect(fresh).toMatchObject({ state: 'open', occurrences: 1 })
    const superseded = alerts.find(({ id }) => id === old.id)
    expect(superseded?.state).toBe('superseded')
    expect(superseded?.timeline).toContainEqual(supersededBy(fresh?.id))
  })

  it('counts the call where it is not forgotten yet', async () => {
    const { home } = await forgottenBy(minute)
    expect(await onlyAlertOf(home)).toMatchObject({ state: 'open', occurrences: 2 })
  })
})

describe('a press that comes again after its guard has forgotten it', () => {
  const resolved = { state: 'resolved', resolvedAt: Date.now() } as const

  /** The alerts without what their messages write to them, which are still on their way. */
  const callsOf = async (home: TestHome) =>
    (await alertsOf(home)).map(({ timeline, nobodyReachedAt, ...call }) => call)

  it('is acknowledged, and doubles nothing, where its alert and the one after it were resolved', async () => {
    const { home, nurse, press, deviceId } = await homeWhereOneIsTold()
    const messages = [press(), press()]
    for (const message of messages) {
      await push(message)
      for (const { id } of await alertsOf(home)) await changeAlert(home, id, resolved)
    }
    await db.doc(paths.alertGuard(home.eid, deviceId)).update({ seen: [] })
    const before = await callsOf(home)
    expect(before).toHaveLength(2)

    await push(...messages)
    expect(await callsOf(home)).toEqual(before)
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`, `opened_${nurse}_sms`])
    await push(press())
    expect(await alertsOf(home)).toHaveLength(3)
  })

  it('is acknowledged, and doubles nothing, where its alert cannot be read', async () => {
    const { home, nurse, press, deviceId } = await homeWhereOneIsTold()
    const message = press()
    await push(message)
    const { id } = await onlyAlertOf(home)
    await db.doc(paths.alert(home.eid, id)).update({ kind: 'spoilt' })
    await db.doc(paths.alertGuard(home.eid, deviceId)).update({ seen: [] })

    await push(message)
    expect(await onlyAlertOf(home)).toMatchObject({ id, occurrences: 1 })
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`])
  })
})

it('two rules that fire on one event raise two alerts and tell the same person once per channel', async () => {
  const { home, nurse, press, ruleId } = await homeWhereOneIsTold()
  const other = await home.addMember()
  const second = await home.addRule({
    action: 'buttonPressed',
    deviceTypes: [button],
    recipients: [nurse, other].map((uid) => ({ kind: 'user' as const, uid })),
    methods: ['sms', 'email'],
  })
  const event = press({ eventId: 'once' })
  await push(event, event, event)

  expect((await alertsOf(home)).map((alert) => alert.ruleId).sort()).toEqual([ruleId, second].sort())
  const told = [
    `opened_${nurse}_sms`,
    `opened_${nurse}_email`,
    `opened_${other}_sms`,
    `opened_${other}_email`,
  ]
  expect(await messagesOf(home)).toEqual(told.sort())
  const { docs } = await db.collection(paths.deliveries(home.eid)).where('recipient.uid', '==', nurse).get()
  const bySms = docs.find((one) => one.get('channel') === 'sms')?.get('alias')
  const isTold = ({ timeline }: DocumentData) =>
    timeline.some(({ step, deliveryId }: DocumentData) => step === 'accepted' && deliveryId === bySms)
  await whenCollection(paths.alerts(home.eid), (alerts) => alerts.every(isTold))
})

it('a rule may alert on what is no alarm by itself: getting up from a bed pad', async () => {
  const home = await createHome()
  const deviceId = await home.addDevice(await home.addResident(), 'NOVIKA-LW-BANDE')
  await home.addRule({ action: 'standUp', deviceTypes: ['NOVIKA-LW-BANDE'] })
  await push(
    eventMessage(home, { deviceId, kind: 'layDown' }),
    eventMessage(home, { deviceId, kind: 'standUp' }),
    eventMessage(home, { deviceId, kind: 'standUp', occurredAt: Date.now() - 11 * minute }),
  )
  expect(await onlyAlertOf(home)).toMatchObject({ kind: 'standUp', occurrences: 1, late: false })
})

describe('a call with the event id of an older one, of a gateway that counts from the beginning again', () => {
  it.each([
    ['while the older one is remembered', true],
    ['when it was forgotten', false],
  ])('is heard, %s', async (_, isRemembered) => {
    const { home, deviceId, press } = await homeWhereOneIsTold()
    await push(press({ eventId: 'count-5', occurredAt: Date.now() - 8 * 60 * minute }))
    const { id } = await onlyAlertOf(home)
    await changeAlert(home, id, { state: 'resolved' })
    if (!isRemembered) await db.doc(paths.alertGuard(home.eid, deviceId)).delete()
    const again = press({ eventId: 'count-5' })
    await push(again, again)
    const states = (await alertsOf(home)).map(({ state, occurrences }) => `${state} ${occurrences}`)
    expect(states.sort()).toEqual(['open 1', 'resolved 1'])
  })
})
