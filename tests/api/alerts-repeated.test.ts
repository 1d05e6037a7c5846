import type { DocumentData } from '@google-cloud/firestore'
import type { Alert } from '@vigie/domain/alerts/alert'
import type { LiveRule } from '@vigie/domain/alerts/notification-rule'
import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { shuffled } from '../support/shuffled.ts'
import { whenCollection } from '../support/until.ts'

const second = 1_000
const minute = 60 * second
const button = 'NOVIKA-LW-BOUTON'
const alertIdLength = 20

/** A home with a resident who has a call button, and a rule that tells one member by SMS. */
async function homeWithButton(rule: Partial<LiveRule> = {}) {
  const home = await createHome()
  const bid = await home.addResident()
  const deviceId = await home.addDevice(bid, button, 'Chevet')
  const nurse = await home.addMember()
  const told = { recipients: [{ kind: 'user' as const, uid: nurse }], methods: ['sms' as const] }
  const ruleId = await home.addRule({ action: 'buttonPressed', deviceTypes: [button], ...told, ...rule })
  const press = (event: { eventId?: string; occurredAt?: number } = {}) =>
    eventMessage(home, { deviceId, kind: 'buttonPressed', ...event })
  return { home, bid, deviceId, nurse, ruleId, press }
}

/** Not the last step for long: the messages of the old alert are still told of. */
const supersededBy = (alertId = '') => expect.objectContaining({ step: 'superseded', alertId })

async function alertsOf({ eid }: TestHome) {
  const { docs } = await db.collection(paths.alerts(eid)).get()
  return docs.map((document) => ({ id: document.id, ...(document.data() as Alert) }))
}

async function onlyAlertOf(home: TestHome) {
  const [alert, ...others] = await alertsOf(home)
  if (!alert) throw new Error('The home has no alert')
  expect(others).toEqual([])
  return alert
}

const change = (home: TestHome, aid: string, fields: Partial<Alert>) =>
  db.doc(paths.alert(home.eid, aid)).update(fields)

/** The messages by the step that they tell of, their recipient and channel. */
async function messagesOf({ eid }: TestHome) {
  const { docs } = await db.collection(paths.deliveries(eid)).get()
  return docs.map(({ id }) => id.slice(alertIdLength + 1)).sort()
}

describe('a call on an alert that nobody has taken', () => {
  it('sounds again at once, and is told again two minutes after the last messages', async () => {
    const { home, nurse, press } = await homeWithButton()
    await push(press())
    const first = await onlyAlertOf(home)
    await push(press())

    const soon = await onlyAlertOf(home)
    expect(soon).toMatchObject({ occurrences: 2, waves: 1 })
    expect(soon.lastCallAt).toBeGreaterThan(first.lastCallAt)
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`])

    await change(home, first.id, { lastWaveAt: Date.now() - 2 * minute })
    await push(press())
    expect(await onlyAlertOf(home)).toMatchObject({ occurrences: 3, waves: 2, state: 'open' })
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`, `repeated-2_${nurse}_sms`])
    const repeated = paths.delivery(home.eid, `${first.id}_repeated-2_${nurse}_sms`)
    expect((await db.doc(repeated).get()).get('text')).toContain("rappel, personne n'y va")
  })

  it('of a storm that comes three times over counts each press, with one repeat', async () => {
    const { home, nurse, press } = await homeWithButton()
    await push(press())
    const { id } = await onlyAlertOf(home)
    await change(home, id, { lastWaveAt: Date.now() - 2 * minute })
    const presses = Array.from({ length: 15 }, (_, index) => press({ eventId: `storm-${index}` }))
    await push(...shuffled([...presses, ...presses, ...presses]))

    expect(await onlyAlertOf(home)).toMatchObject({ occurrences: 16, waves: 2 })
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`, `repeated-2_${nurse}_sms`])
  })
})

describe('a call after somebody took the alert', () => {
  async function taken(secondsAgo: number) {
    const known = await homeWithButton()
    const taker = await known.home.addMember({ user: { displayName: 'Luc' } })
    await push(known.press())
    const { id } = await onlyAlertOf(known.home)
    const at = Date.now() - secondsAgo * second
    const by = { uid: taker, name: 'Luc' }
    await change(known.home, id, { state: 'acknowledged', acknowledgedBy: by, acknowledgedAt: at })
    return { ...known, id, taker, by, takenAt: at }
  }

  it('only counts within a minute', async () => {
    const { home, nurse, press } = await taken(40)
    await push(press())
    expect(await onlyAlertOf(home)).toMatchObject({ state: 'acknowledged', occurrences: 2 })
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`])
  })

  it('opens it again later, and tells whoever had taken it and the others', async () => {
    const { home, nurse, taker, by, press } = await taken(61)
    await push(press())

    const alert = await onlyAlertOf(home)
    expect(alert).toMatchObject({ state: 'open', acknowledgedBy: null, formerTaker: by, occurrences: 2 })
    expect(alert.timeline.find(({ step }) => step === 'calledAgain')).toMatchObject({ after: by })
    const again = [nurse, taker].map((uid) => `calledAgain-2_${uid}_sms`)
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`, ...again].sort())
  })

  it('does not open it again when it happened before', async () => {
    const { home, nurse, takenAt, press } = await taken(300)
    await push(press({ occurredAt: takenAt - second }))
    expect(await onlyAlertOf(home)).toMatchObject({ state: 'acknowledged', occurrences: 2 })
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`])
  })

  it('however often it is delivered, opens it once', async () => {
    const { home, press } = await taken(61)
    const again = press({ eventId: 'again' })
    await push(...Array.from({ length: 12 }, () => again))
    const alert = await onlyAlertOf(home)
    expect(alert).toMatchObject({ occurrences: 2, waves: 2 })
    expect(alert.timeline.filter(({ step }) => step === 'calledAgain')).toHaveLength(1)
  })
})

it('a call two hours after all that happened to an alert opens a new one, and the old one says so', async () => {
  const { home, press } = await homeWithButton()
  await push(press())
  const old = await onlyAlertOf(home)
  await change(home, old.id, { lastActivityAt: Date.now() - 120 * minute })
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
    const { home, press, deviceId } = await homeWithButton()
    await push(press())
    const old = await onlyAlertOf(home)
    await change(home, old.id, { lastActivityAt: Date.now() - age })
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

it('two rules that fire on one event raise two alerts and tell the same person once per channel', async () => {
  const { home, nurse, press, ruleId } = await homeWithButton()
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
  const isTold = ({ timeline }: DocumentData) =>
    timeline.some(
      ({ step, deliveryId }: DocumentData) => step === 'accepted' && deliveryId.endsWith(`_${nurse}_sms`),
    )
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
    const { home, deviceId, press } = await homeWithButton()
    await push(press({ eventId: 'count-5', occurredAt: Date.now() - 8 * 60 * minute }))
    const { id } = await onlyAlertOf(home)
    await change(home, id, { state: 'resolved' })
    if (!isRemembered) await db.doc(paths.alertGuard(home.eid, deviceId)).delete()
    const again = press({ eventId: 'count-5' })
    await push(again, again)
    const states = (await alertsOf(home)).map(({ state, occurrences }) => `${state} ${occurrences}`)
    expect(states.sort()).toEqual(['open 1', 'resolved 1'])
  })
})
