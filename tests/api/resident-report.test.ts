import { getResidentReportCall } from '@vigie/domain/api/report-calls'
import type { Note } from '@vigie/domain/care/note'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { expect, it } from 'vitest'
import { mostOfKind } from '../../functions/src/data/counted-reads.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { doneRecord, newTask } from '../support/tasks.ts'

const hour = 3_600_000
const day = 24 * hour
const timeZone = 'America/Toronto'

it('tells what people noted and did of a resident over a period, as the caller may read it, and is refused to who may read nothing of them', async () => {
  const home = await createHome()
  const { eid } = home
  const [bid, other] = await Promise.all([
    home.addResident({ name: 'Mme Roy', room: '214' }),
    home.addResident({ name: 'M. Gagnon', room: '9' }),
  ])
  const now = Date.now()
  const noon = now - 3 * day
  const [nurse, attendant, caregiver, relative, elsewhere] = await Promise.all(
    [roles.NURSE, roles.READ_WRITE, roles.CAREGIVER, roles.CAREGIVER, roles.NURSE].map((role) =>
      signUp({ role }),
    ),
  )
  if (!nurse || !attendant || !caregiver || !relative || !elsewhere) throw new Error('They are not there')
  await Promise.all([
    join(eid, nurse, { roleId: roles.READ_WRITE }),
    join(eid, attendant, { roleId: roles.READ_ONLY }),
    join(eid, caregiver, { roleId: roles.READ_WRITE, beneficiaryIds: [other] }),
    join(eid, relative, { roleId: roles.READ_WRITE, beneficiaryIds: [bid] }),
    createHome().then((another) => join(another.eid, elsewhere, { roleId: roles.ADMIN })),
  ])
  const said: Note = {
    ...{ establishmentId: eid, text: 'A bien dormi', visibility: 'public', by: 'alice', byName: 'Alice' },
    ...{ at: noon, writtenAt: null, updatedAt: null },
  }
  const mine: Note = { ...said, text: 'Peur la nuit', visibility: 'private', by: nurse.uid, at: noon + 1 }
  const mood = { type: 'mood', by: 'alice', byName: 'Alice', establishmentId: eid, at: noon }
  const alert = newAlert({ beneficiaryId: bid, deviceId: 'a84041f2c1d2e3f4' })
  const takenAfter = (ms: number, raisedAt = noon) => ({
    ...alert,
    state: 'acknowledged',
    times: { ...alert.times, raisedAt },
    acknowledgedBy: { uid: 'alice', name: 'Alice' },
    acknowledgedAt: raisedAt + ms,
  })
  const task = newTask(eid, bid, { startAt: noon, nextAt: noon, activatedAt: noon - day })
  const doneAt = (dueAt: number, at: number) =>
    db
      .doc(paths.taskDone(eid, bid, 'done', `${dueAt}`))
      .set(doneRecord(eid, bid, 'done', { dueAt, at, by: 'alice', byName: 'Alice' }))
  const old = now - 40 * day
  await Promise.all([
    db.doc(paths.note(eid, bid, 'n')).set(said),
    db
      .doc(paths.note(eid, bid, 'late'))
      .set({ ...said, text: 'Sans réseau', at: now, writtenAt: noon - hour }),
    db.doc(paths.note(eid, bid, 'private')).set(mine),
    db.doc(paths.note(eid, bid, 'old')).set({ ...said, text: 'Avant', at: old }),
    db.doc(paths.note(eid, other, 'theirs')).set(said),
    db.doc(paths.mood(eid, bid, 'm')).set({ ...mood, data: 4 }),
    db.doc(paths.mood(eid, bid, 'old')).set({ ...mood, data: 0, at: old }),
    db.doc(paths.alert(eid, `${bid}-a`)).set(takenAfter(30_000)),
    db.doc(paths.alert(eid, `${bid}-b`)).set(takenAfter(90_000, noon + 1)),
    db.doc(paths.alert(eid, `${bid}-old`)).set({ ...alert, times: { ...alert.times, raisedAt: old } }),
    db.doc(paths.alert(eid, `${other}-a`)).set({ ...alert, beneficiaryId: other }),
    db.doc(paths.task(eid, bid, 'missed')).set({ ...task, title: 'Pansement' }),
    // One was done before it was due, one late; and one of another time.
    doneAt(noon, noon - hour),
    doneAt(noon + hour, noon + 2 * day),
    doneAt(old, old),
    db.doc(paths.mood(eid, bid, 'spoilt')).set({ ...mood, data: 'well' }),
  ])
  const ask = (
    person: TestPerson,
    query: { period: 'lastWeek' } | { period: 'custom'; from: string; to: string },
  ) => callApi(person, getResidentReportCall, { params: { eid, bid }, query })
  const report = async (person: TestPerson, query: Parameters<typeof ask>[1] = { period: 'lastWeek' }) =>
    getResidentReportCall.answer.parse((await ask(person, query)).data)

  const theirs = await report(nurse)
  expect(theirs).toMatchObject({
    ...{ from: daysAfter(localDate(now, timeZone), -7), to: localDate(now, timeZone) },
    resident: { bid, name: 'Mme Roy', room: '214', isArchived: false },
    moods: [{ type: 'mood', data: 4, at: noon, byName: 'Alice' }],
    alerts: [{ id: `${bid}-a` }, { id: `${bid}-b` }],
    answers: { count: 2, medianMs: 60_000, mostMs: 90_000 },
    done: [{ tid: 'done', count: 2, at: noon + 2 * day, byName: 'Alice' }],
    ...{ unreadable: 1, isCut: false },
  })
  expect(theirs.missed.map(({ tid, title }) => [tid, title])).toEqual([['missed', 'Pansement']])
  expect(theirs.notes.map(({ text }) => text)).toEqual(['Sans réseau', 'A bien dormi', 'Peur la nuit'])
  // Whom private notes are not for reads none.
  const attendants = await report(attendant)
  expect(attendants.notes.map(({ text }) => text)).toEqual(['Sans réseau', 'A bien dormi'])
  // Only the day that is asked for.
  const date = localDate(noon, timeZone)
  const onDay = await report(nurse, { period: 'custom', from: date, to: date })
  expect(onDay).toMatchObject({ from: date, to: date, moods: [{ at: noon }] })
  // What is to come is not told of as if it were today.
  const ahead = daysAfter(localDate(now, timeZone), 1)
  expect(await ask(nurse, { period: 'custom', from: ahead, to: ahead })).toMatchObject({ status: 409 })
  const before = daysAfter(localDate(now, timeZone), -20)
  expect(await report(nurse, { period: 'custom', from: before, to: before })).toMatchObject({
    ...{ moods: [], notes: [], alerts: [], answers: null, done: [], missed: [] },
  })

  // A relative, of this resident or another, and whoever works in another home, learn nothing; nor is it opened by them.
  for (const stranger of [caregiver, relative, elsewhere]) {
    const { status, data } = await ask(stranger, { period: 'lastWeek' })
    expect([status, data.moods]).toEqual([403, undefined])
  }
  const { docs } = await db.collection(paths.audits).where('establishmentId', '==', eid).get()
  const opened = docs.filter((one) => one.get('action') === 'beneficiary.open')
  expect(opened.map((one) => [one.get('uid'), one.get('path')]).toSorted()).toEqual(
    [nurse, attendant].map(({ uid }) => [uid, paths.beneficiary(eid, bid)]).toSorted(),
  )
})

it('tells whoever may not read private notes the same, however many of them there are', async () => {
  const { eid, addResident } = await createHome()
  const bid = await addResident()
  const attendant = await signUp({ role: roles.READ_WRITE })
  await join(eid, attendant, { roleId: roles.READ_ONLY })
  const at = Date.now() - day
  const said: Note = {
    ...{ establishmentId: eid, text: 'A bien dormi', visibility: 'public', by: 'alice', byName: 'Alice' },
    ...{ at: at - hour, writtenAt: null, updatedAt: null },
  }
  await db.doc(paths.note(eid, bid, 'public')).set(said)
  const many = db.bulkWriter()
  for (let index = 0; index < mostOfKind; index += 1)
    void many.set(db.doc(paths.note(eid, bid, `private-${index}`)), {
      ...said,
      visibility: 'private',
      at: at + index,
    })
  await many.close()
  const query = { period: 'lastWeek' } as const
  const { data } = await callApi(attendant, getResidentReportCall, { params: { eid, bid }, query })
  expect(getResidentReportCall.answer.parse(data)).toMatchObject({
    notes: [{ id: 'public' }],
    ...{ unreadable: 0, isCut: false },
  })
})
