import { FieldValue, Timestamp } from '@google-cloud/firestore'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { getSegmentsCall, getTrendsCall } from '@vigie/domain/api/trend-calls'
import { dayExpiresAt, shortenedAfterMs } from '@vigie/domain/care/days-kept'
import { figuresPaths, paths, whereaboutsPaths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localDate } from '@vigie/domain/time/local-time'
import { shiftsKnownMs } from '@vigie/domain/timers/timer-policy'
import { monthOfDate } from '@vigie/domain/trends/day-figures'
import { expect, it } from 'vitest'
import { moveDevice } from '../../functions/src/devices/move-device.ts'
import { exportMonthsOf } from '../../functions/src/exports/export-months.ts'
import { takeRetention } from '../../functions/src/retention/take-retention.ts'
import { keepMissing } from '../../functions/src/trends/keep-missing.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { anAdministrator, emailOf, writtenTo } from '../support/notices.ts'
import { homeWithPast } from '../support/past-days.ts'
import { join, signUp } from '../support/people.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'

const { ADMIN, NURSE, READ_ONLY, READ_WRITE } = roles

/** Until when each day of a resident is kept, by its date. */
async function keptUntil({ eid }: Pick<TestHome, 'eid'>, bid: string) {
  const { docs } = await db.collection(paths.days(eid, bid)).get()
  return docs.map((day) => {
    const at: unknown = day.get('expireAt')
    return { date: String(day.get('date')), at: at instanceof Timestamp ? at.toDate() : null }
  })
}

const timerOf = ({ eid }: Pick<TestHome, 'eid'>) => `retention:${eid}`
/** Has a change of the time carried, as soon as no instance knows another. */
const carriedAt = () => Date.now() + shiftsKnownMs + shortenedAfterMs
const carry = (home: Pick<TestHome, 'eid'>) => takeRetention(timerOf(home), carriedAt())

async function administratorOf({ eid }: Pick<TestHome, 'eid'>) {
  const person = await signUp({ role: READ_WRITE })
  await join(eid, person, { roleId: ADMIN })
  const name = (await db.doc(paths.establishment(eid)).get()).get('name')
  return (keptMonths: number, typedName: string = name) =>
    callApi(person, changeEstablishmentCall, { params: { eid }, body: { keptMonths, typedName } })
}

it('each day says until when it is kept: 13 months, or as long as its home says, also of a resident who has the device no longer', async () => {
  for (const keptMonths of [undefined, 24]) {
    const home = await createHome({ ...(keptMonths !== undefined && { keptMonths }) })
    const [former, next] = [await home.addResident(), await home.addResident()]
    const deviceId = await home.addDevice(former, 'NOVIKA-LW-BANDE')
    const at = Date.now() - 60_000
    await push(eventMessage(home, { deviceId, kind: 'standUp', occurredAt: at }))
    await moveDevice({ establishmentId: home.eid, deviceId, beneficiaryId: next, uid: 'admin' }, Date.now())
    await push(eventMessage(home, { deviceId, kind: 'layDown', occurredAt: at + 1_000 }))
    const date = localDate(at, 'America/Toronto')
    expect(await keptUntil(home, former)).toEqual([{ date, at: dayExpiresAt(date, keptMonths ?? 13) }])
  }
})

it('a day that was written before the home said so is kept for as long once the change is carried, and what is made of it is kept first', async () => {
  const { home, bid, lived, dateOf } = await homeWithPast()
  const say = await administratorOf(home)
  for (const daysAgo of [400, 150, 10]) await lived(daysAgo, 4, 3)
  // Nobody reads the trends of somebody who is archived: their figures are kept all the same.
  await db.doc(paths.beneficiary(home.eid, bid)).update({ state: 'archived' })
  expect(await say(4)).toMatchObject({ status: 200, data: { changed: true } })
  // Not within a week, in which it can be said otherwise, and not before there is a copy.
  await takeRetention(timerOf(home), Date.now() + shiftsKnownMs + 1)
  await carry(home)
  expect((await keptUntil(home, bid)).map(({ at }) => at)).toEqual(Array.from({ length: 9 }, () => null))
  await exportMonthsOf(home.eid, Date.now())
  await db.doc(paths.timer(timerOf(home))).update({ dueAt: 0 })
  await carry(home)
  const kept = await keptUntil(home, bid)
  expect(kept).toHaveLength(9)
  for (const { date, at } of kept) expect(at).toEqual(dayExpiresAt(date, 4))
  // Where they were is kept no longer than the first day of its month.
  const pieces = await db.collection(whereaboutsPaths.months(home.eid, bid)).get()
  expect(pieces.size).toBeGreaterThan(0)
  for (const month of pieces.docs)
    expect(month.get('expireAt').toDate()).toEqual(dayExpiresAt(`${month.id}-01`, 4))
  const figuresOf = async (daysAgo: number) => {
    const date = dateOf(daysAgo)
    return (await db.doc(figuresPaths.month(home.eid, bid, monthOfDate(date))).get()).get('days')?.[date]
  }
  const figures = await Promise.all([400, 150].map(figuresOf))
  const beside = await figuresOf(151)
  expect(figures).toMatchObject([{ timesUp: 4 }, { timesUp: 4 }])
  const carried = (await db.doc(paths.settings(home.eid)).get()).data()
  expect([carried?.daysKeptFor, carried?.daysGoAt]).toEqual([4, undefined])
  expect((await db.doc(paths.timer(timerOf(home))).get()).exists).toBe(false)

  // The days go, and what was made of them stays, whoever makes it anew.
  const gone = await db.collection(paths.days(home.eid, bid)).where('date', '<=', dateOf(151)).get()
  await Promise.all(gone.docs.map(({ ref }) => ref.delete()))
  const place = { eid: home.eid, bid, timeZone: 'America/Toronto', keptMonths: 4 }
  await keepMissing(place, [401, 400, 399, 151, 150].map(dateOf), Date.now())
  expect(await Promise.all([400, 150].map(figuresOf))).toEqual(figures)
  // Beside one that is there still: it stays as it was made while all of it was there.
  expect(await figuresOf(151)).toEqual(beside)
  const nurse = await signUp({ role: NURSE })
  await join(home.eid, nurse, { roleId: READ_ONLY })
  const params = { eid: home.eid, bid }
  const { days } = getSegmentsCall.answer.parse(
    (await callApi(nurse, getSegmentsCall, { params, query: { from: dateOf(151), days: 2 } })).data,
  )
  expect(days.map(({ isGone }) => isGone)).toEqual([true, false])
  const query = { period: 'custom', from: dateOf(400), to: dateOf(60) } as const
  const trends = getTrendsCall.answer.parse((await callApi(nurse, getTrendsCall, { params, query })).data)
  const { goneUntil } = trends
  expect(goneUntil !== null && dayExpiresAt(goneUntil, 4).getTime() <= carriedAt()).toBe(true)
  expect(trends.days.find(({ date }) => date === dateOf(400))).toMatchObject({ timesUp: 4 })
  expect(await say(24)).toMatchObject({ status: 200 })
  await carry(home)
  // Who keeps days longer from now on does not have those back that went.
  const after = await callApi(nurse, getTrendsCall, { params, query })
  expect(getTrendsCall.answer.parse(after.data).goneUntil).not.toBeNull()
  expect(await Promise.all([400, 150].map(figuresOf))).toEqual(figures)
})

it('a time by which days go sooner waits a week, whatever shorter one was said before it, and whenever days were exported meanwhile', async () => {
  const home = await createHome()
  const say = await administratorOf(home)
  const settings = db.doc(paths.settings(home.eid))
  const waits = async () => (await db.doc(paths.timer(timerOf(home))).get()).get('dueAt') - Date.now()
  await settings.set({ daysKeptFor: 13 }, { merge: true })
  await say(4)
  await say(5)
  expect(await waits()).toBeGreaterThan(shortenedAfterMs - 60_000)
  const goAt = async () => (await settings.get()).get('daysGoAt')
  expect(await goAt()).toBe((await db.doc(paths.timer(timerOf(home))).get()).get('dueAt'))
  await say(13)
  expect(await waits()).toBeLessThan(shiftsKnownMs + 1)
  expect(await goAt()).toBeUndefined()
  const acts = await db.collection(paths.audits).where('establishmentId', '==', home.eid).get()
  const changes = acts.docs.flatMap((act) => act.get('keptMonths') ?? [])
  expect(changes.toSorted((one, other) => one.to - other.to)).toEqual([
    ...[
      { from: 13, to: 4 },
      { from: 4, to: 5 },
      { from: 5, to: 13 },
    ],
  ])
  // Some days do not say yet for how long they are kept.
  await settings.update({ daysKeptFor: FieldValue.delete() })
  await say(6)
  await exportMonthsOf(home.eid, Date.now())
  expect(await waits()).toBeGreaterThan(shortenedAfterMs - 60_000)
})

it('for a shorter time the home’s name is to be typed, and its other administrators are told; for a longer one neither', async () => {
  const home = await createHome()
  const other = await home.addMember(anAdministrator)
  const say = await administratorOf(home)
  for (const typed of ['', 'Une autre résidence'])
    expect(await say(6, typed)).toMatchObject({ status: 409, data: { code: 'nameDiffers' } })
  expect((await db.doc(paths.timer(timerOf(home))).get()).exists).toBe(false)
  expect(await say(24, '')).toMatchObject({ status: 200 })
  expect(await writtenTo(home)).toEqual([])
  expect(await say(6)).toMatchObject({ status: 200, data: { changed: true } })
  expect(await say(6)).toMatchObject({ data: { changed: false } })
  expect(await writtenTo(home)).toEqual([emailOf(other)])
})

it('a carrying that was interrupted goes on behind whom it had done, and a change meanwhile has it begin anew', async () => {
  const { home, bid, lived } = await homeWithPast()
  const say = await administratorOf(home)
  await lived(20, 4, 3)
  await exportMonthsOf(home.eid, Date.now())
  await say(36)
  const timer = db.doc(paths.timer(timerOf(home)))
  await timer.update({ after: bid })
  await carry(home)
  expect((await keptUntil(home, bid)).map(({ at }) => at)).toEqual([null, null, null])
  await say(48)
  await timer.update({ after: bid })
  await say(60)
  expect((await timer.get()).get('after')).toBeNull()
  await carry(home)
  for (const { date, at } of await keptUntil(home, bid)) expect(at).toEqual(dayExpiresAt(date, 60))
})

it('only who administers the home says so, and no time that would take from a rule what it looks back on', async () => {
  const home = await createHome()
  const say = await administratorOf(home)
  for (const wrong of [3, 0, -1, 121, 4.5, Number.NaN]) expect((await say(wrong)).status).toBe(400)
  const writer = await signUp({ role: READ_WRITE })
  await join(home.eid, writer, { roleId: READ_WRITE })
  const body = { keptMonths: 12 }
  expect((await callApi(writer, changeEstablishmentCall, { params: { eid: home.eid }, body })).status).toBe(
    403,
  )
  expect((await db.doc(paths.timer(timerOf(home))).get()).exists).toBe(false)
})
