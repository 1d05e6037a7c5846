import { whyCall, whySilenceCall } from '@vigie/domain/api/why-calls'
import { absenceMetrics } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { beforeEach, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { addCondition } from '../support/home-that-watches.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { publish } from '../support/pubsub.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection } from '../support/until.ts'

const { CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles
const never = { id: 'never', name: 'Jamais', nameFR: 'Jamais', nameEN: 'Never' }

let home: TestHome
let bid: string
let button: string
let nurse: TestPerson
beforeEach(async () => {
  // A shift that is not now, whenever this runs.
  const hour = (new Date().getUTCHours() + 12) % 24
  const at = (minute: string) => `${String(hour).padStart(2, '0')}:${minute}`
  home = await createHome({ shifts: [{ ...never, start: at('00'), end: at('30') }], timeZone: 'UTC' })
  bid = await home.addResident({ name: 'Mme Roy' })
  button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Lit')
  nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_ONLY })
})

const press = (eventId: string) =>
  publish(eventMessage(home, { deviceId: button, kind: 'buttonPressed', eventId }))

/** How the presses of the button are named, once so many are in its day. */
async function pressesOf(count: number): Promise<{ date: string; keys: string[] }> {
  const keysOf = ({ events }: { events?: object }) => Object.keys(events ?? {}).toSorted()
  const [day = {}] = await whenCollection(
    paths.days(home.eid, bid),
    ([one = {}]) => keysOf(one).length === count,
  )
  return { date: day.date as string, keys: keysOf(day) }
}
const ask = (key: string, date: string, person = nurse) =>
  callApi(person, whyCall, { params: { eid: home.eid, bid }, query: { deviceId: button, date, key } })

it('says of a press which rules fire and why the others do not, and what alert it opened or counted on', async () => {
  const calls = { action: 'buttonPressed' as const, deviceTypes: ['NOVIKA-LW-BOUTON' as const] }
  await home.addRule({ name: 'Appels', ...calls })
  await home.addRule({ name: 'Appels, jamais', ...calls, shiftIds: ['never'] })
  await home.addRule({ name: 'Appels, arrêtée', ...calls, activated: false })
  await home.addRule({ name: 'Chutes', action: 'fall', deviceTypes: ['NOVIKA-LW-CEINTURE'] })
  await home.addRule({ name: 'D’un autre', ...calls, beneficiaryId: await home.addResident() })
  await press('a')
  const [alert] = await whenCollection(paths.alerts(home.eid), ({ length }) => length === 1)
  await press('b')
  await whenCollection(paths.alerts(home.eid), ([one]) => one?.occurrences === 2)
  const { date, keys } = await pressesOf(2)
  const [first = '', second = ''] = keys

  const why = await ask(first, date)
  expect(why).toMatchObject({ status: 200, data: { event: { kind: 'buttonPressed' }, unreadable: 0 } })
  const { rules, alerts } = whyCall.answer.parse(why.data)
  expect(rules.map(({ name, why: silent }) => [name, silent])).toEqual([
    ['Appels', null],
    ['Appels, arrêtée', 'deactivated'],
    ['Appels, jamais', 'outsideShifts'],
    ['Chutes', 'otherAction'],
  ])
  expect(alerts).toMatchObject([{ ruleId: alert?.ruleId, ruleName: 'Appels', opened: true }])
  expect((await ask(second, date)).data.alerts).toMatchObject([{ opened: false }])
})

it('of an event that is not on the record says that alone', async () => {
  await press('a')
  const { date, keys } = await pressesOf(1)
  expect(await ask('nothing', date)).toMatchObject({ status: 404, data: { code: 'eventNotFound' } })
  expect(await ask(keys[0] ?? '', '2020-01-01')).toMatchObject({ status: 404 })
  expect(await ask('__proto__', date)).toMatchObject({ data: { code: 'invalidRequest' } })
})

it('is told to staff of the home alone', async () => {
  await press('a')
  const { date, keys } = await pressesOf(1)
  const caregiver = await signUp({ role: CAREGIVER })
  await join(home.eid, caregiver, { roleId: READ_WRITE, beneficiaryIds: [bid] })
  const stranger = await signUp({ role: NURSE })
  await join((await createHome()).eid, stranger, { roleId: READ_WRITE })
  for (const other of [caregiver, stranger]) expect((await ask(keys[0] ?? '', date, other)).status).toBe(403)
  const unreadable = db.doc(paths.notification(home.eid, 'spoilt'))
  await unreadable.set({ type: 'live', beneficiaryId: null, name: 7 })
  expect(await ask(keys[0] ?? '', date)).toMatchObject({ data: { rules: [], unreadable: 1, alerts: [] } })
})

it('says of conditional rules what they had counted, and whether somebody was back', async () => {
  const pad = await home.addDevice(bid, 'NOVIKA-LW-BANDE', 'Lit')
  const often = { shiftIds: [], beneficiaryId: bid }
  await addCondition(home, nurse.uid, { ...often, name: 'Levers', value: 1 })
  await addCondition(home, nurse.uid, {
    ...{ ...often, name: 'Retour', metric: absenceMetrics.NOT_BACK, value: 15 },
  })
  await addCondition(home, nurse.uid, {
    ...{ ...often, name: 'Signes', metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife', value: 15 },
  })
  const now = Date.now()
  const up = (msAgo: number, kind: EventKind = 'standUp') =>
    eventMessage(home, { deviceId: pad, kind, occurredAt: now - msAgo })
  await push(up(3_000), up(2_000, 'layDown'), up(1_000))
  const days = await db.collection(paths.days(home.eid, bid)).get()
  const events = days.docs.flatMap((day) =>
    Object.entries(day.get('events') as Record<string, { kind: string; at: number }>).map(([key, event]) => ({
      ...{ key, date: day.get('date') as string, ...event },
    })),
  )
  const verdictsOn = async (kind: string, at: number) => {
    const { key = '', date = '' } = events.find((event) => event.kind === kind && event.at === at) ?? {}
    const answer = await callApi(nurse, whyCall, {
      params: { eid: home.eid, bid },
      query: { deviceId: pad, date, key },
    })
    const { rules } = whyCall.answer.parse(answer.data)
    return Object.fromEntries(rules.map(({ name, why, facts }) => [name, { why, facts }]))
  }
  expect(await verdictsOn('standUp', now - 3_000)).toMatchObject({
    Levers: { why: 'notReached', facts: { measured: 1, threshold: 1, unit: null } },
    Retour: { why: 'back', facts: { until: now - 2_000 } },
    Signes: { why: 'stirred', facts: { since: now - 1_000, unit: 'min' } },
  })
  expect(await verdictsOn('layDown', now - 2_000)).toMatchObject({
    Levers: { why: 'otherAction' },
    Retour: { why: 'isReturn' },
  })
  expect(await verdictsOn('standUp', now - 1_000)).toMatchObject({ Retour: { why: 'notLongEnough' } })
})

it('says of a silence which rules tell of it and why the others do not, to administrators alone', async () => {
  const watched = { action: 'buttonPressed' as const, deviceTypes: ['NOVIKA-LW-BOUTON' as const] }
  const other = await home.addResident()
  await home.addRule({ name: 'A: tells', ...watched, tellsSilence: true })
  await home.addRule({ name: 'B: off', ...watched, tellsSilence: true, activated: false })
  await home.addRule({ name: 'C: not asked to', ...watched })
  await home.addRule({ name: 'D: of another', ...watched, tellsSilence: true, beneficiaryId: other })
  await home.addRule({
    ...{ name: 'E: belts', action: 'fall', deviceTypes: ['NOVIKA-LW-CEINTURE'], tellsSilence: true },
  })
  const place = {
    deviceId: button,
    beneficiaryId: bid,
    type: 'NOVIKA-LW-BOUTON',
    location: 'Lit',
    room: '214',
  }
  const times = { since: Date.now() - 3_600_000, raisedAt: Date.now(), endedAt: null }
  const keep = (id: string, subject: object) =>
    db.doc(paths.technicalAlert(home.eid, id)).set({ subject, ...times })
  await keep('silent', { kind: 'device', ...place })
  await keep('flat', { kind: 'battery', ...place, percent: 4 })
  const administrator = await signUp({ role: NURSE })
  await join(home.eid, administrator, { roleId: roles.ADMIN })
  const of = (id: string, person = administrator) =>
    callApi(person, whySilenceCall, { params: { eid: home.eid, id } })

  const { status, data } = await of('silent')
  expect(status).toBe(200)
  expect(data).toMatchObject({
    rules: [
      { name: 'A: tells', why: null },
      { name: 'B: off', why: 'deactivated' },
      { name: 'C: not asked to', why: 'tellsNoSilence' },
      { name: 'D: of another', why: 'otherBeneficiary' },
      { name: 'E: belts', why: 'otherDeviceType' },
    ],
    unreadable: 0,
  })
  // A battery that is low is no silence.
  expect((await of('flat')).data).toEqual({ rules: [], unreadable: 0 })
  expect((await of('none')).status).toBe(404)
  expect((await of('silent', nurse)).status).toBe(403)
  const elsewhere = await signUp({ role: NURSE })
  await join((await createHome()).eid, elsewhere, { roleId: roles.ADMIN })
  expect((await of('silent', elsewhere)).status).toBe(403)
})
