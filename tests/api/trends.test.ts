import { FieldPath, FieldValue, type QuerySnapshot } from '@google-cloud/firestore'
import {
  getChangesCall,
  getHomeChangesCall,
  getLastNightCall,
  getSegmentsCall,
  getTrendsCall,
  type Trends,
} from '@vigie/domain/api/trend-calls'
import { getWholeTrendsCall } from '@vigie/domain/api/whole-trends-calls'
import { appetites } from '@vigie/domain/care/enums'
import { figuresPaths, paths, whereaboutsPaths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { instantOfWallClock } from '@vigie/domain/time/wall-clock'
import { figuresMade, figuresMonthSchema, monthOfDate } from '@vigie/domain/trends/day-figures'
import { lastKeptDate } from '@vigie/domain/trends/kept-days'
import { keptSegments, whereaboutsMonthSchema } from '@vigie/domain/trends/kept-whereabouts'
import { lengthOfDates } from '@vigie/domain/trends/trend-period'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { removeDays } from '../../functions/src/data/event-removal.ts'
import { keepFiguresAnew } from '../../functions/src/data/late-figures.ts'
import { moveDevice } from '../../functions/src/devices/move-device.ts'
import { takeTimer } from '../../functions/src/timers/take-timer.ts'
import { keepFiguresOfHome } from '../../functions/src/trends/keep-all-figures.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { homeWithPast } from '../support/past-days.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { push } from '../support/push.ts'
import { eventMessage, uplinksOf } from '../support/sensor-messages.ts'
import { whenSeen } from '../support/until.ts'

const minute = 60_000
const { CAREGIVER, NURSE, READ_ONLY } = roles

/** Such a home, a nurse who reads there, and how to ask. */
async function homeToAsk() {
  const past = await homeWithPast()
  const { home, bid } = past
  const nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_ONLY })
  const ask = (query: z.input<typeof getTrendsCall.query>, person: TestPerson = nurse) =>
    callApi(person, getTrendsCall, { params: { eid: home.eid, bid }, query })
  const trends = async (query: z.input<typeof getTrendsCall.query>): Promise<Trends> =>
    getTrendsCall.answer.parse((await ask(query)).data)
  const kept = async (date: string) => {
    const stored = await db.doc(figuresPaths.month(home.eid, bid, monthOfDate(date))).get()
    return figuresMonthSchema.parse(stored.data() ?? { days: {}, hours: {} }).days[date]
  }
  /** Where it is kept that they were on a date. */
  const keptPieces = async (date: string) => {
    const stored = await db.doc(whereaboutsPaths.month(home.eid, bid, monthOfDate(date))).get()
    const day = whereaboutsMonthSchema.parse(stored.data() ?? {}).days[date]
    return day && keptSegments(day)
  }
  return { ...past, ask, trends, kept, keptPieces }
}

it('tells a period beside the one before, of days observed enough alone, keeps what is over, and is refused to another home', async () => {
  const { home, bid, today, told, lived, ask, trends, kept } = await homeToAsk()
  for (let daysAgo = 1; daysAgo <= 7; daysAgo += 1) if (daysAgo !== 4) await lived(daysAgo, 4, 3)
  for (let daysAgo = 8; daysAgo <= 12; daysAgo += 1) await lived(daysAgo, 2, 5)
  // Heard for an hour or two, and no more.
  await told(4, 'bed', [['12:00', 'standUp']])
  const week = await trends({ period: 'lastWeek' })
  expect(week).toMatchObject({
    ...{ from: daysAfter(today, -7), to: today },
    before: { from: daysAfter(today, -14), to: daysAfter(today, -8) },
    statistics: {
      averageUpCountPeriodAvg: {
        average: 4,
        days: 6,
        leftOut: 1,
        before: { average: 2, days: 5, leftOut: 2 },
      },
      averageSitTimePeriodAvg_hours: { average: 3, days: 6, before: { average: 5, days: 5 } },
      averageTemperature: { average: 21, days: 6, leftOut: 1, before: { average: 21, days: 5, leftOut: 2 } },
      averageCo2: { average: null, days: 0, leftOut: 0, before: { average: null, days: 0, leftOut: 0 } },
    },
  })
  expect(week.days.map(({ date, isOver }) => [date, isOver])).toEqual(
    [7, 6, 5, 4, 3, 2, 1, 0].map((daysAgo) => [daysAfter(today, -daysAgo), daysAgo > 0]),
  )
  expect(await kept(daysAfter(today, -5))).toEqual(
    (({ date: _, isOver: __, ...day }) => day)(week.days[2] ?? { date: '', isOver: true }),
  )
  const one = { period: 'custom', from: daysAfter(today, -2), to: daysAfter(today, -2) } as const
  expect((await trends(one)).statistics.averageUpCountPeriodAvg).toMatchObject({ average: 4, days: 1 })
  const stranger = await signUp({ role: NURSE })
  await join((await createHome()).eid, stranger, { roleId: READ_ONLY })
  expect((await ask({ period: 'lastWeek' }, stranger)).status).toBe(403)
  for (const wrong of [
    { period: 'custom' },
    { period: 'custom', from: today, to: daysAfter(today, -1) },
    { period: 'custom', from: daysAfter(today, -366), to: today },
  ] as const)
    expect((await ask(wrong)).status).toBe(400)
  // All of them go with the events that they are made of, and where they were.
  const pieces = () => db.collection(whereaboutsPaths.months(home.eid, bid)).get()
  expect((await pieces()).size).toBeGreaterThan(0)
  await removeDays(home.eid, bid, 'somebody', Date.now(), 600)
  expect((await db.collection(figuresPaths.months(home.eid, bid)).get()).size).toBe(0)
  expect((await pieces()).size).toBe(0)
  expect((await trends({ period: 'lastMonth' })).statistics.averageUpCountPeriodAvg).toMatchObject({
    ...{ average: null, days: 0 },
  })
})

it('keeps the days that are over once a day, and anew what something late was told of, once a minute', async () => {
  const { home, bid, devices, today, timeZone, told, lived, kept, keptPieces } = await homeToAsk()
  await Promise.all([3, 4, 5].map((daysAgo) => lived(daysAgo, 4, 3)))
  await keepFiguresOfHome(home.eid, Date.now())
  const [date, now] = [daysAfter(today, -4), Date.now()]
  expect(await kept(date)).toMatchObject({ timesUp: 4 })
  // A bed that told of its battery yesterday and of its signal today, in whatever order it is looked at.
  const bed = db.doc(paths.device(home.eid, bid, devices.bed))
  const noon = instantOfWallClock(Date.parse(`${daysAfter(today, -1)}T12:00:00Z`), timeZone)
  await bed.update({ battery: { percent: 81, at: noon }, signal: { rssi: -90, snr: 5, at: noon } })
  await keepFiguresOfHome(home.eid, now)
  await bed.update({ battery: { percent: 80, at: now }, signal: { rssi: -100, snr: null, at: now } })
  await keepFiguresOfHome(home.eid, now)
  await keepFiguresOfHome(home.eid, now)
  expect((await db.doc(paths.upkeep(home.eid, devices.bed)).get()).data()).toEqual({
    days: {
      [daysAfter(today, -1)]: { percent: 81, rssi: -90, snr: 5 },
      [today]: { percent: 80, rssi: -100, snr: null },
    },
  })
  expect(await kept(lastKeptDate(now, timeZone))).toBeDefined()
  expect(await kept(daysAfter(lastKeptDate(now, timeZone), 1))).toBeUndefined()
  const pieces = await keptPieces(date)
  await told(4, 'bed', [['09:15', 'standUp']])
  await keepFiguresOfHome(home.eid, now)
  expect(await kept(date)).toMatchObject({ timesUp: 4 })
  const late = { establishmentId: home.eid, beneficiaryId: bid, date }
  // Of a minute that is far ahead, so that nobody takes it meanwhile.
  await keepFiguresAnew([late, late], now + 60 * minute)
  await keepFiguresAnew([late], now + 60 * minute)
  const timers = () => db.collection('timers').where('establishmentId', '==', home.eid).get()
  const [timer, ...more] = (await timers()).docs
  expect(more).toEqual([])
  await timer?.ref.update({ dueAt: now - 1 })
  await Promise.all([takeTimer(timer?.id ?? ''), takeTimer(timer?.id ?? '')])
  expect(await kept(date)).toMatchObject({ timesUp: 5 })
  const quarterPastNine = instantOfWallClock(Date.parse(`${date}T09:15:00Z`), timeZone)
  expect(pieces?.some(({ from }) => from === quarterPastNine)).toBe(false)
  expect(await keptPieces(date)).toContainEqual(
    expect.objectContaining({ from: quarterPastNine, where: 'chair' }),
  )
  expect((await timers()).size).toBe(0)
})

it('tells nothing of what a pad would have told that was dead, also of a day that was kept before or once it is taken away; one that lived is another', async () => {
  const { home, bid, devices, timeZone, today, told, trends, kept } = await homeToAsk()
  const chair = Array.from({ length: 24 }, (_, hour) => {
    const time = `${String(hour).padStart(2, '0')}:30`
    return [[time, 'sitDown'] as const, [`${time.slice(0, 3)}40`, 'standUp'] as const]
  }).flat()
  await Promise.all([3, 4, 5].map((daysAgo) => told(daysAgo, 'chair', chair)))
  const date = daysAfter(today, -4)
  const month = db.doc(figuresPaths.month(home.eid, bid, monthOfDate(date)))
  const known = async () => (await trends({ period: 'lastWeek' })).days.find((day) => day.date === date)
  const dead = { timesUp: null, bedMs: null, nightExits: null, stillMs: null, chairMs: 240 * minute }
  expect(await known()).toMatchObject({ ...dead, observed: { up: 0, bed: 0, life: 0, chair: 1 } })
  expect(await kept(date)).toMatchObject(dead)
  // As it was made before anybody knew which devices there were.
  await month.update({
    [`days.${date}.timesUp`]: 24,
    [`days.${date}.observed.up`]: 1,
    made: FieldValue.delete(),
  })
  expect(await known()).toMatchObject(dead)
  expect(await kept(date)).toMatchObject(dead)

  const bed = db.doc(paths.device(home.eid, bid, devices.bed))
  const noon = instantOfWallClock(Date.parse(`${date}T12:00:00Z`), timeZone)
  await bed.update({ lastSeenAt: Date.now(), silences: { since: noon - 72 * 60 * minute, spans: [] } })
  await month.delete()
  expect(await known()).toMatchObject({ timesUp: 24, bedMs: null, observed: { up: 1, bed: 0, life: 1 } })

  await bed.update({ lastSeenAt: noon - 36 * 60 * minute })
  const other = await home.addResident()
  const { eid: establishmentId } = home
  await moveDevice({ establishmentId, deviceId: devices.bed, beneficiaryId: other, uid: 'admin' }, Date.now())
  await month.delete()
  expect(await known()).toMatchObject(dead)
})

/** Takes timers before they are due. */
async function takeSoon(timers: () => Promise<QuerySnapshot>): Promise<void> {
  // They are due within a minute, and may be taken meanwhile.
  for (const { ref } of (await timers()).docs) {
    await db.runTransaction(async (transaction) => {
      if ((await transaction.get(ref)).exists) transaction.update(ref, { dueAt: 0 })
    })
    await takeTimer(ref.id)
  }
}

it('a message that comes in time sets no timer; a call of days ago has its day kept anew', async () => {
  const { home, bid, devices, today, timeZone, lived, kept } = await homeToAsk()
  const button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON')
  await lived(4, 2, 3)
  await keepFiguresOfHome(home.eid, Date.now())
  const timers = () =>
    db.collection('timers').where('establishmentId', '==', home.eid).where('kind', '==', 'figures').get()
  await push(eventMessage(home, { deviceId: devices.bed, kind: 'standUp', occurredAt: Date.now() - minute }))
  expect((await timers()).size).toBe(0)
  const occurredAt = instantOfWallClock(Date.parse(`${daysAfter(today, -4)}T12:00:00Z`), timeZone)
  const call = eventMessage(home, { deviceId: button, kind: 'buttonPressed', occurredAt })
  await push({ ...call, publishedAt: occurredAt + minute })
  const counted = async () => {
    await takeSoon(timers)
    return kept(daysAfter(today, -4))
  }
  expect(await whenSeen('the call', counted, ({ calls }) => calls === 1)).toMatchObject({ timesUp: 2 })
})

it('a sign of life that comes days late has its day kept anew: nobody called, where nothing was known of it', async () => {
  const { home, bid, today, timeZone, lived, kept } = await homeToAsk()
  const date = daysAfter(today, -4)
  const button = await home.addDevice(bid, 'MOKO-LW-004PB')
  await lived(4, 2, 3)
  await keepFiguresOfHome(home.eid, Date.now())
  expect(await kept(date)).toMatchObject({ calls: null })
  const timers = () =>
    db.collection('timers').where('establishmentId', '==', home.eid).where('kind', '==', 'figures').get()
  const saidAt = instantOfWallClock(Date.parse(`${date}T12:00:00Z`), timeZone)
  // That nobody calls with it any more is heard however late it comes.
  await push({
    ...uplinksOf(home, button).frame(saidAt, 1, '57 F6 623133E1 04'),
    publishedAt: saidAt + minute,
  })
  const known = async () => {
    await takeSoon(timers)
    return kept(date)
  }
  expect(await whenSeen('that nobody called', known, ({ calls }) => calls === 0)).toMatchObject({
    timesUp: 2,
  })
})

it('tells how often they left their bed in the last night, beside the nights before', async () => {
  const { home, bid, today, told, lived, dateOf } = await homeWithPast()
  await Promise.all(Array.from({ length: 9 }, (_, index) => lived(1 + index, 1 + (index % 2), 3)))
  const morning = ['00:00', '02:00', '04:00', '06:00', '08:00']
  await told(0, 'bed', [
    ...morning.map((time) => [time, 'layDown'] as const),
    ...['01:05', '02:05', '03:05', '05:05', '07:05'].map((time) => [time, 'standUp'] as const),
  ])
  const nurse = await signUp({ role: NURSE })
  const night = () => callApi(nurse, getLastNightCall, { params: { eid: home.eid, bid } })
  expect((await night()).status).toBe(403)
  await join(home.eid, nurse, { roleId: READ_ONLY })
  const last = getLastNightCall.answer.parse((await night()).data)
  expect(last).toMatchObject({
    ...{ date: daysAfter(today, -1), isOver: true, exits: 4, more: 3 },
    usual: { middle: { low: 1, high: 1 }, least: 0, most: 2 },
  })
  expect(last.before.map(({ exits }) => exits)).toEqual([
    ...[1, 2, 1, 2, 1, 2, 1, 2, 1],
    ...[null, null, null, null, null],
  ])
  expect(last.before[0]?.date).toBe(dateOf(2))
})

it('tells what changed of late beside the weeks before, what did not, and of what too little is known', async () => {
  const { home, bid, today, timeZone, lived, dateOf } = await homeWithPast()
  await Promise.all([1, 2, 3, 4, 5].map((daysAgo) => lived(daysAgo, 7 + (daysAgo % 2), 3)))
  await Promise.all(Array.from({ length: 18 }, (_, index) => lived(6 + index, 2 + (index % 2), 3)))
  const nurse = await signUp({ role: NURSE })
  const ask = () => callApi(nurse, getChangesCall, { params: { eid: home.eid, bid } })
  expect((await ask()).status).toBe(403)
  await join(home.eid, nurse, { roleId: READ_ONLY })
  const changes = getChangesCall.answer.parse((await ask()).data)
  expect(changes).toMatchObject({
    ...{ last: daysAfter(today, -1), steady: ['bed', 'chair'], notKnown: ['out'] },
    care: { changed: [], steady: [], notKnown: ['mood', 'health', 'appetite'] },
  })
  const [exits, ...others] = changes.changed
  expect(others).toEqual([])
  // The night of a date begins on it: what was told between midnight and seven is of the night of the day before.
  expect(exits).toMatchObject({ figure: 'nightExits', since: dateOf(6) })
  expect(exits?.now).toBeGreaterThan(2 * (exits?.usual ?? 99))

  // Of the whole home: who changed, by sensors or by what staff record, and of whom nobody can say.
  await home.addResident({ room: '9', name: 'M. Sans capteur' })
  const eats = await home.addResident({ room: '10', name: 'Mme Mange-Peu' })
  const meal = (daysAgo: number, data: number) =>
    db.collection(paths.moods(home.eid, eats)).add({
      ...{ type: 'appetite', data, by: nurse.uid, byName: 'Nurse', establishmentId: home.eid },
      at: instantOfWallClock(Date.parse(`${dateOf(daysAgo)}T18:00:00Z`), timeZone),
    })
  await Promise.all([1, 2, 3, 4].map((daysAgo) => meal(daysAgo, appetites.NOT_ENOUGH)))
  await Promise.all(Array.from({ length: 20 }, (_, index) => meal(9 + index, appetites.NORMAL)))
  const care = {
    ...{ type: 'appetite', is: 'worse', since: dateOf(4), size: expect.any(Number) },
    ...{ now: { poor: 4, all: 4 }, usual: { poor: 0, all: 20 } },
  }
  const ofEater = await callApi(nurse, getChangesCall, { params: { eid: home.eid, bid: eats } })
  expect(getChangesCall.answer.parse(ofEater.data).care).toEqual({
    ...{ changed: [care], steady: [], notKnown: ['mood', 'health'] },
  })
  const ofHome = (person: TestPerson) => callApi(person, getHomeChangesCall, { params: { eid: home.eid } })
  expect(getHomeChangesCall.answer.parse((await ofHome(nurse)).data)).toEqual({
    ...{ last: changes.last, steady: 0, notKnown: 1, unreadable: 0, isCut: false },
    residents: expect.arrayContaining([
      expect.objectContaining({ bid, changed: changes.changed, care: [] }),
      expect.objectContaining({ bid: eats, changed: [], care: [care] }),
    ]),
  })
  const relative = await signUp({ role: CAREGIVER })
  await join(home.eid, relative, { roleId: READ_ONLY, role: CAREGIVER, beneficiaryIds: [bid] })
  expect((await ofHome(relative)).status).toBe(403)
})

it('calls nobody steady by their chair whose bed fell silent', async () => {
  const { home, lived, told } = await homeWithPast()
  await Promise.all(Array.from({ length: 18 }, (_, index) => lived(7 + index, 2, 3)))
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:30`)
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((daysAgo) =>
      told(daysAgo, 'chair', [
        ...hours.map((time) => [time, 'timeSitting', 0] as const),
        ['11:00', 'timeSitting', 3 * 3_600],
      ]),
    ),
  )
  const nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_ONLY })
  const { data } = await callApi(nurse, getHomeChangesCall, { params: { eid: home.eid } })
  expect(getHomeChangesCall.answer.parse(data)).toMatchObject({ residents: [], steady: 0, notKnown: 1 })
})

it('tells where they were, minute by minute, 32 days at most, as the figures of the same days have it', async () => {
  const { home, bid, today, told, dateOf, trends } = await homeToAsk()
  await told(2, 'bed', [
    ['00:10', 'layDown'],
    ['07:00', 'standUp'],
    ['22:00', 'layDown'],
  ])
  await told(2, 'chair', [
    ['08:00', 'sitDown'],
    ['11:30', 'standUp'],
  ])
  await told(1, 'bed', [['06:00', 'standUp']])
  const nurse = await signUp({ role: NURSE })
  const segments = (from: string, to: string) =>
    callApi(nurse, getSegmentsCall, {
      params: { eid: home.eid, bid },
      query: { from, days: lengthOfDates({ from, to }) },
    })
  expect((await segments(dateOf(2), today)).status).toBe(403)
  await join(home.eid, nurse, { roleId: READ_ONLY })
  const { days } = getSegmentsCall.answer.parse((await segments(dateOf(2), daysAfter(today, 3))).data)
  expect(days.map(({ date }) => date)).toEqual([dateOf(2), dateOf(1), today])
  const [first] = days
  expect(first?.segments.map(({ where, from, until }) => [where, (until - from) / minute])).toEqual([
    ...[
      ['up', 10],
      ['bed', 410],
      ['up', 60],
      ['chair', 210],
      ['up', 630],
      ['bed', 120],
    ],
  ])
  const figures = (await trends({ period: 'lastWeek' })).days.find(({ date }) => date === dateOf(2))
  expect([figures?.bedMs, figures?.chairMs]).toEqual([530 * minute, 210 * minute])
  expect((await segments(dateOf(31), today)).status).toBe(200)
  for (const [from, to] of [
    [dateOf(32), today],
    [today, dateOf(1)],
    ['0000-02-29', '0000-02-29'],
  ] as const)
    expect((await segments(from, to)).status).toBe(400)
})

it('opens by one call what four tell: of what is kept where it is, of the days where it is not, and not to whoever may not read them', async () => {
  const { home, bid, today, lived, dateOf, trends, ask, keptPieces } = await homeToAsk()
  await Promise.all(Array.from({ length: 12 }, (_, index) => lived(1 + index, 2 + (index % 3), 3)))
  const params = { eid: home.eid, bid }
  const nurse = await signUp({ role: NURSE })
  const whole = () => callApi(nurse, getWholeTrendsCall, { params, query: { period: 'lastMonth' } })
  expect((await whole()).status).toBe(403)
  await join(home.eid, nurse, { roleId: READ_ONLY })
  // The first that asks keeps what is over; the second is told by it.
  await whole()
  const told = getWholeTrendsCall.answer.parse((await whole()).data)
  expect(told.trends.days.find(({ date }) => date === dateOf(3))).toMatchObject({ timesUp: 4 })
  // What goes on is told until the instant at which it was asked for.
  const over = <Day extends { date: string }>(days: readonly Day[]) => days.filter(({ date }) => date < today)
  const others = await trends({ period: 'lastMonth' })
  expect({ ...told.trends, days: over(told.trends.days) }).toEqual({ ...others, days: over(others.days) })
  const night = await callApi(nurse, getLastNightCall, { params })
  expect(told.night).toEqual(getLastNightCall.answer.parse(night.data))
  const changes = await callApi(nurse, getChangesCall, { params })
  expect(told.changes).toEqual(getChangesCall.answer.parse(changes.data))
  const query = { from: dateOf(13), days: 14 }
  const alone = await callApi(nurse, getSegmentsCall, { params, query })
  const { days } = getSegmentsCall.answer.parse(alone.data)
  expect(told.segments.days.map(({ date }) => date)).toEqual(days.map(({ date }) => date))
  expect(over(told.segments.days)).toEqual(over(days))
  const fifth = days.find(({ date }) => date === dateOf(5))
  expect(fifth?.segments.length).toBeGreaterThan(5)
  expect(await keptPieces(dateOf(5))).toEqual(fifth?.segments)
  expect(await keptPieces(dateOf(0))).toBeUndefined()
  // No day is read where it is kept.
  const date = dateOf(5)
  const [from = 0, until = 0] = [fifth?.segments[0]?.from, fifth?.segments.at(-1)?.until]
  const kept = db.doc(whereaboutsPaths.month(home.eid, bid, monthOfDate(date)))
  await kept.update(new FieldPath('days', date), {
    ...{ where: ['out'], from: [from], until, made: figuresMade },
  })
  const other = getWholeTrendsCall.answer.parse((await whole()).data).segments.days
  expect(other.find((day) => day.date === date)?.segments).toEqual([{ where: 'out', from, until }])
  // Of a home older than this, made of the days each time.
  await db.recursiveDelete(db.collection(whereaboutsPaths.months(home.eid, bid)))
  const again = getWholeTrendsCall.answer.parse((await whole()).data)
  expect(over(again.segments.days)).toEqual(over(days))
  expect((await ask({ period: 'lastMonth' })).status).toBe(200)
})
