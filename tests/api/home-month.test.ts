import { addressOf } from '@vigie/domain/api/call'
import { makeHomeReportCall, readReportCall } from '@vigie/domain/api/made-report-calls'
import { getHomeMonthCall } from '@vigie/domain/api/report-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { localDate } from '@vigie/domain/time/local-time'
import { spanOfMonth } from '@vigie/domain/time/month'
import { instantOfWallClock } from '@vigie/domain/time/wall-clock'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp } from '../support/people.ts'
import { readPdf } from '../support/read-pdf.ts'
import { doneRecord, newTask } from '../support/tasks.ts'
import { whenDocument } from '../support/until.ts'

const hour = 3_600_000
const timeZone = 'America/Toronto'
const today = localDate(Date.now(), timeZone)
/** The month before, on the home's clock. */
const month = new Date(Date.parse(`${today.slice(0, 7)}-01T12:00:00Z`) - 24 * hour).toISOString().slice(0, 7)
const at = (time: string) => instantOfWallClock(Date.parse(`${month}-${time}:00Z`), timeZone)

it('a month of a home is told to who administers it, and to nobody else; it names rooms and no resident', async () => {
  const home = await createHome()
  const { eid } = home
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const [admin, nurse, elsewhere] = await Promise.all([
    signUp({ role: roles.ADMIN_ESTABLISHMENT }),
    signUp({ role: roles.NURSE }),
    signUp({ role: roles.ADMIN_ESTABLISHMENT }),
  ])
  await Promise.all([
    join(eid, admin, { roleId: roles.ADMIN }),
    join(eid, nurse, { roleId: roles.READ_WRITE }),
    createHome().then((other) => join(other.eid, elsewhere, { roleId: roles.ADMIN })),
  ])
  const alert = newAlert({ beneficiaryId: bid, beneficiaryName: 'Mme Roy', room: '214', ruleName: 'Bouton' })
  const raised = (raisedAt: number, takenAfter: number | null) => ({
    ...alert,
    times: { ...alert.times, raisedAt },
    timeline: [
      { step: 'opened', at: raisedAt },
      ...(takenAfter === null
        ? []
        : [{ step: 'acknowledged', at: raisedAt + takenAfter, by: { uid: 'a', name: 'Alice' } }]),
    ],
  })
  const due = at('10T08:00')
  const subject = {
    ...{ kind: 'device', deviceId: 'a84041f2c1d2e3f4', beneficiaryId: bid, type: 'NOVIKA-LW-BOUTON' },
    ...{ location: 'Lit', room: '214' },
  }
  const task = newTask(eid, bid, { title: 'Bain', startAt: due, nextAt: due, activatedAt: due - hour })
  await Promise.all([
    db.doc(paths.alert(eid, 'soon')).set(raised(at('05T10:00'), 40_000)),
    db.doc(paths.alert(eid, 'late')).set(raised(at('06T23:30'), 600_000)),
    db
      .doc(paths.alert(eid, 'warning'))
      .set({ ...raised(at('07T10:00'), null), kind: 'doorOpen', severity: 'warning' }),
    // Of the month before, and of the one after, on the home's clock.
    db.doc(paths.alert(eid, 'before')).set(raised(at('01T00:00') - 60_000, 40_000)),
    db.doc(paths.alert(eid, 'after')).set(raised(Date.now(), 40_000)),
    db.doc(paths.technicalAlert(eid, 's')).set({
      ...{ subject, since: at('03T00:00'), raisedAt: at('03T01:00'), endedAt: at('05T00:00') },
    }),
    db.doc(paths.sentMonth(eid, month)).set({
      days: { [`${month}-01`]: { email: 4, sms: 2, segments: 3, voice: 1 } },
    }),
    db.doc(paths.task(eid, bid, 'missed')).set(task),
    db
      .doc(paths.taskDone(eid, bid, 'done', `${due}`))
      .set(doneRecord(eid, bid, 'done', { dueAt: due, at: due, by: 'a', byName: 'Alice' })),
  ])
  const ask = (person: typeof admin, asked = month) =>
    callApi(person, getHomeMonthCall, { params: { eid }, query: { month: asked } })
  for (const stranger of [nurse, elsewhere]) expect(await ask(stranger)).toMatchObject({ status: 403 })
  const { data } = await ask(admin)
  const told = getHomeMonthCall.answer.parse(data)
  expect(told).toMatchObject({
    ...{ month, ...spanOfMonth(month), isOver: true },
    alerts: {
      ...{ alerts: 3, resolved: 0, unreadable: 0, isCut: false },
      severities: [
        { severity: 'callForHelp', alerts: 2 },
        { severity: 'warning', alerts: 1 },
        { severity: 'technical', alerts: 0 },
      ],
      rules: [{ name: 'Bouton', alerts: 3 }],
      rooms: [{ room: '214', alerts: 3 }],
      answered: { calls: 2, withinMinute: 1, withinThreeMinutes: 1 },
    },
    messages: { sent: { email: 4, sms: 2, segments: 3, voice: 1 }, since: null },
    silences: [{ room: '214', location: 'Lit', times: 1, ms: 48 * hour, isGoingOn: false }],
    // Every day since the tenth.
    tasks: { done: 1, missed: Number(spanOfMonth(month).to.slice(8)) - 9, unreadable: 0, isCut: false },
    // No figures are kept of it: not known, and not nothing.
    observed: { residents: 1, daysKnown: 0, share: null },
  })
  expect(JSON.stringify(data)).not.toContain('Roy')

  // Long before anything was counted, and of a month to come.
  const old = getHomeMonthCall.answer.parse((await ask(admin, '2020-01')).data)
  expect([old.messages.sent, old.silences]).toEqual([null, null])
  expect(await ask(admin, '2999-01')).toMatchObject({ status: 409 })
  expect(await ask(admin, '2026-13')).toMatchObject({ status: 400 })

  const toCome = { params: { eid, rid: newId('report') }, body: { month: '2999-01', locale: 'en' } } as const
  expect(await callApi(admin, makeHomeReportCall, toCome)).toMatchObject({ status: 409 })
  const rid = newId('report')
  const body = { month, locale: 'en' } as const
  expect(await callApi(admin, makeHomeReportCall, { params: { eid, rid }, body })).toMatchObject({
    status: 200,
  })
  const path = reportPaths.one(eid, rid)
  expect(await whenDocument(path, ({ state }) => state === 'ready')).toMatchObject({ why: null })
  const address = `${process.env.VIGIE_HOSTING_URL}${addressOf(readReportCall, { eid, rid })}`
  const fetched = (person: typeof admin) =>
    fetch(address, { headers: { authorization: `Bearer ${person.idToken}` } })
  expect((await fetched(nurse)).status).toBe(403)
  const answer = await fetched(admin)
  // Its name says of which home it is.
  expect(answer.headers.get('content-disposition')).toMatch(
    new RegExp(`Monthly%20report%20R%C3%A9sidence%20${eid}%20${month}\\.pdf`),
  )
  const { pages, info } = await readPdf(await answer.arrayBuffer())
  const text = pages.join(' ')
  for (const part of ['50% (1 of 2)', 'Call for help 2', '214', 'Phone calls 1', '2 days'])
    expect(text).toContain(part)
  expect(text).not.toContain('Roy')
  expect(info.get('Language')).toBe('en-CA')
  // Who read which month is noted, once a day, on screen and as a file.
  const openings = async () => {
    const { docs } = await db.collection(paths.audits).where('establishmentId', '==', eid).get()
    const opened = docs.filter((one) => one.get('action') === 'report.open')
    return opened.map((one) => [one.get('uid'), one.get('name'), one.get('path')])
  }
  expect((await openings()).toSorted()).toEqual([
    [admin.uid, admin.name, reportPaths.homeMonth(eid, '2020-01')],
    [admin.uid, admin.name, reportPaths.homeMonth(eid, month)],
  ])
  // What somebody fetches on another day than they had it made.
  const { docs } = await db
    .collection(paths.audits)
    .where('path', '==', reportPaths.homeMonth(eid, month))
    .get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  await fetched(admin)
  expect(await openings()).toHaveLength(2)
  // Whoever administers it no more reads it no more.
  await db.doc(paths.member(eid, admin.uid)).update({ roleId: roles.READ_WRITE })
  expect((await fetched(admin)).status).toBe(403)
})

it('a month that is exported and of which all is resolved is reckoned once; until then it is told as it is, and the right is asked for each time', async () => {
  const home = await createHome()
  const { eid } = home
  const admin = await signUp({ role: roles.ADMIN_ESTABLISHMENT })
  await join(eid, admin, { roleId: roles.ADMIN })
  const alert = db.doc(paths.alert(eid, 'one'))
  const known = newAlert({ ruleName: 'Bouton', state: 'open' })
  await alert.set({ ...known, times: { ...known.times, raisedAt: at('05T10:00') } })
  const ask = () => callApi(admin, getHomeMonthCall, { params: { eid }, query: { month } })
  const told = async () => {
    const { alerts, messages } = getHomeMonthCall.answer.parse((await ask()).data)
    return [alerts.alerts, alerts.resolved, messages.sent?.sms]
  }
  const kept = db.doc(reportPaths.homeMonth(eid, month))
  await db.doc(paths.settings(eid)).set({ exported: { month, at: 1, unreadable: 0 } }, { merge: true })
  const sent = (sms: number) => ({ days: { [`${month}-01`]: { email: 0, sms, segments: sms, voice: 0 } } })
  await db.doc(paths.sentMonth(eid, month)).set(sent(2))
  expect(await told()).toEqual([1, 0, 2])
  expect((await kept.get()).exists).toBe(false)
  await alert.update({
    state: 'resolved',
    resolvedAt: at('05T11:00'),
    timeline: [
      { step: 'resolved', at: at('05T11:00'), by: { uid: 'a', name: 'Alice' }, resolution: 'helped' },
    ],
  })
  expect(await told()).toEqual([1, 1, 2])
  expect((await kept.get()).exists).toBe(true)
  // What is kept is told, and none of the alerts is read again; what was sent is.
  await alert.delete()
  await db.doc(paths.sentMonth(eid, month)).set(sent(3))
  expect(await told()).toEqual([1, 1, 3])
  // Of a home that has another clock by now, or had one meanwhile, it stays what it was: what is kept no more could not be reckoned again.
  const clock = async () => getHomeMonthCall.answer.parse((await ask()).data).otherClock
  expect(await clock()).toBeNull()
  await db.doc(paths.establishment(eid)).update({ timeZone: 'America/Vancouver' })
  expect([await told(), await clock()]).toEqual([[1, 1, 3], 'America/Toronto'])
  await db.doc(paths.establishment(eid)).update({ timeZone: 'America/Toronto' })
  expect([await told(), await clock()]).toEqual([[1, 1, 3], null])
  await db.doc(paths.member(eid, admin.uid)).update({ roleId: roles.READ_WRITE })
  expect(await ask()).toMatchObject({ status: 403 })
})
