import { backTestCall, homeBackTestCall } from '@vigie/domain/api/back-test-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { eventKey } from '@vigie/domain/sensors/event-key'
import type { WatchedDevice } from '@vigie/domain/supervision/watched-device'
import { localDate } from '@vigie/domain/time/local-time'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { join, signUp } from '../support/people.ts'

const dayMs = 24 * 3_600_000
const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }

/** Days of a pad that tells that somebody got up every hour, and twice in one minute at three at night. */
async function storeDays(home: TestHome, bid: string, pad: string, days: number): Promise<void> {
  const midnight = Date.parse(`${localDate(Date.now(), 'UTC')}T00:00:00Z`)
  const batch = db.batch()
  // Tomorrow too: it may begin meanwhile.
  for (let before = -1; before < days; before += 1) {
    const start = midnight - before * dayMs
    const date = localDate(start, 'UTC')
    const times = [...Array.from({ length: 24 }, (_, hour) => hour * 3_600_000), 3 * 3_600_000 + 60_000]
    const events = times.map((time, index) => {
      const at = start + time
      const key = eventKey({ eventId: `e${index}`, kind: 'standUp', saidAt: at })
      return [key, { kind: 'standUp', value: null, at, receivedAt: at }]
    })
    batch.set(db.doc(paths.day(home.eid, bid, date, pad)), {
      ...{ deviceId: pad, type: 'NOVIKA-LW-BANDE', date, establishmentId: home.eid },
      events: Object.fromEntries(events),
    })
  }
  await batch.commit()
}

it('a rule is tried on three months of one resident’s device', async () => {
  const home = await createHome({ shifts: [night], timeZone: 'UTC' })
  const bid = await home.addResident()
  const pad = await home.addDevice(bid, 'NOVIKA-LW-BANDE', 'Lit')
  await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Lit')
  await storeDays(home, bid, pad, 120)
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const ask = (query: object) =>
    callApi(nurse, backTestCall, {
      params: { eid: home.eid, bid },
      query: { action: 'standUp', deviceTypes: 'NOVIKA-LW-BANDE', shiftIds: '', ...query },
    })
  const all = backTestCall.answer.parse((await ask({})).data)
  expect(all.devices).toBe(1)
  expect(all.days).toHaveLength(92)
  expect(all.days.every(({ alerts }) => alerts === 24)).toBe(true)
  expect(all.hours).toHaveLength(92 * 24)
  const atNight = backTestCall.answer.parse((await ask({ shiftIds: 'night' })).data)
  expect(atNight.days.every(({ alerts }) => alerts === 8)).toBe(true)
  // Up nine times in each night from 23:00 to 07:00, of which the last is not over perhaps.
  const nights = { shiftIds: 'night', metric: '1', operator: '4', value: '8' }
  const often = backTestCall.answer.parse((await ask(nights)).data)
  expect(often.days.slice(0, -2).every(({ alerts }) => alerts === 1)).toBe(true)
  const seldom = backTestCall.answer.parse((await ask({ ...nights, value: '9' })).data)
  expect(seldom.days.every(({ alerts }) => alerts === 0)).toBe(true)
  expect(seldom.amounts?.slice(0, -2).every(({ measured }) => measured === 9)).toBe(true)
  const usual = { ...nights, operator: '0', value: '1', period: 'lastThreeMonths' }
  const compared = backTestCall.answer.parse((await ask(usual)).data)
  expect(compared.unknown).toBeGreaterThan(0)
  const away = backTestCall.answer.parse((await ask({ ...nights, metric: '20', value: '30' })).data)
  // Once an hour, and by nobody said to be back; twice at three within the minute is once.
  expect(away.days.slice(1, -2).every(({ alerts }) => alerts === 8)).toBe(true)
  expect(await ask({ ...nights, value: '-1' })).toMatchObject({ status: 400 })
  expect(await ask({ metric: '1' })).toMatchObject({ status: 400 })
  expect((await ask({ deviceTypes: 'NOVIKA-LW-COUSSIN' })).data).toMatchObject({ devices: 0, days: [] })
  expect(await ask({ deviceTypes: 'toaster' })).toMatchObject({ status: 400 })
  await join(home.eid, nurse, { roleId: roles.READ_ONLY })
  expect((await ask({})).status).toBe(403)
})

it('of a rule that tells of a silence it is said how often there was one of its sensors, and when the last time', async () => {
  const home = await createHome({ shifts: [night], timeZone: 'UTC' })
  const [bid, other] = await Promise.all([home.addResident(), home.addResident()])
  const pad = await home.addDevice(bid, 'NOVIKA-LW-BANDE', 'Lit')
  const [nurse, relative] = await Promise.all([signUp({ role: roles.NURSE }), signUp({ role: roles.NURSE })])
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  await join(home.eid, relative, { roleId: roles.READ_ONLY })
  const now = Date.now()
  const silent = (beneficiaryId: string, type: string) => ({
    ...{ kind: 'device', deviceId: pad, beneficiaryId, type, location: 'Lit', room: '214' },
  })
  const raise = (daysAgo: number, subject: object) => {
    const raisedAt = now - daysAgo * dayMs
    const alert = { subject, since: raisedAt - 3_600_000, raisedAt, endedAt: raisedAt + 60_000 }
    return db.doc(paths.technicalAlert(home.eid, `t${daysAgo}`)).set(alert)
  }
  await Promise.all([
    raise(2, silent(other, 'NOVIKA-LW-BANDE')),
    raise(3, silent(bid, 'NOVIKA-LW-BOUTON')),
    raise(4, { ...silent(bid, 'NOVIKA-LW-BANDE'), kind: 'battery', percent: 12 }),
    raise(5, silent(bid, 'NOVIKA-LW-BANDE')),
    raise(6, { kind: 'home', devices: 1 }),
    raise(7, { kind: 'gateway', gatewayId: 'gateway-1', devices: 1 }),
    raise(8, { kind: 'gateway', gatewayId: 'gateway-2', devices: 1 }),
    raise(100, silent(bid, 'NOVIKA-LW-BANDE')),
  ])
  const device: WatchedDevice = {
    ...{ beneficiaryId: bid, type: 'NOVIKA-LW-BANDE', location: 'Lit', gatewayId: 'gateway-1' },
    ...{ heardAt: now, countsFrom: now, mendedAt: null, lookAt: now + dayMs, battery: null },
    weak: { count: 0, at: now },
  }
  await db.doc(paths.watch(home.eid)).set({ listedAt: now, toldAt: 0, open: {}, devices: { [pad]: device } })
  const query = { action: 'standUp', deviceTypes: 'NOVIKA-LW-BANDE', shiftIds: '' } as const
  const ask = async (more: object) => {
    const answer = await callApi(nurse, backTestCall, {
      params: { eid: home.eid, bid },
      query: { ...query, ...more },
    })
    return backTestCall.answer.parse(answer.data).silences
  }
  const on = (daysAgo: number) => localDate(now - daysAgo * dayMs, 'UTC')
  expect(await ask({})).toBeUndefined()
  expect(await ask({ tellsSilence: 'true' })).toEqual({ from: on(90), count: 3, last: on(5) })
  const ofHome = await callApi(nurse, homeBackTestCall, {
    params: { eid: home.eid },
    query: { ...query, tellsSilence: 'true' },
  })
  expect(homeBackTestCall.answer.parse(ofHome.data).silences).toMatchObject({ count: 4, last: on(2) })
  const denied = await callApi(relative, backTestCall, {
    params: { eid: home.eid, bid },
    query: { ...query, tellsSilence: 'true' },
  })
  expect(denied.status).toBe(403)
})

it('a rule for all is tried on every resident, or as many as may be read, and says on whom and which days', async () => {
  const home = await createHome({ shifts: [night], timeZone: 'UTC' })
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const ask = (query: object, person = nurse, eid = home.eid) =>
    callApi(person, homeBackTestCall, {
      params: { eid },
      query: { action: 'standUp', deviceTypes: 'NOVIKA-LW-BANDE', shiftIds: '', ...query },
    })
  const answered = async (query: object) => homeBackTestCall.answer.parse((await ask(query)).data)
  expect(await answered({})).toMatchObject({ devices: 0, days: [], residents: { looked: 0, of: 0 } })
  const residents = await Promise.all(Array.from({ length: 24 }, () => home.addResident()))
  for (const [index, bid] of residents.entries()) {
    const pad = await home.addDevice(bid, 'NOVIKA-LW-BANDE')
    // Of the last one nothing was ever heard.
    if (index < residents.length - 1) await storeDays(home, bid, pad, 15)
  }
  const all = await answered({})
  // 280 documents are 11 days of 24 pads.
  expect(all.residents).toEqual({ looked: 24, of: 24 })
  expect(all.days).toHaveLength(11)
  expect(all.days.every(({ alerts, heard }) => heard === 23 && alerts === 23 * 24)).toBe(true)
  const nights = { shiftIds: 'night', metric: '1', operator: '4', value: '8' }
  const often = await answered(nights)
  expect(often.days.slice(1, -2).every(({ alerts }) => alerts === 23)).toBe(true)
  expect(often.amounts?.filter(({ measured }) => measured === 9).length).toBeGreaterThan(23 * 8)
  // What is usual in a month takes 37 days of each: seven of them.
  const usual = await answered({ ...nights, operator: '0', value: '1', period: 'lastMonth' })
  expect(usual.residents).toEqual({ looked: 7, of: 24 })
  expect(usual.unknown).toBeGreaterThan(0)
  expect((await ask({ metric: '1' })).status).toBe(400)

  const [reader, relative, admin] = await Promise.all([1, 2, 3].map(() => signUp({ role: roles.NURSE })))
  if (!reader || !relative || !admin) throw new Error('Somebody is missing')
  await join(home.eid, reader, { roleId: roles.READ_ONLY })
  const follows = { roleId: roles.READ_WRITE, role: roles.CAREGIVER, beneficiaryIds: residents.slice(0, 1) }
  await join(home.eid, relative, follows)
  await join((await createHome()).eid, admin, { roleId: roles.ADMIN })
  for (const person of [reader, relative, admin]) expect((await ask({}, person)).status).toBe(403)
  await db.doc(paths.member(home.eid, nurse.uid)).delete()
  expect((await ask({})).status).toBe(403)
})
