import { setBeneficiaryStateCall } from '@vigie/domain/api/beneficiary-calls'
import { getHandoverCall, markHandoverReadCall } from '@vigie/domain/api/handover-calls'
import {
  activateTaskCall,
  deleteTaskCall,
  doTaskCall,
  setTaskCall,
  undoTaskCall,
} from '@vigie/domain/api/task-calls'
import { handoverMarksSchema } from '@vigie/domain/care/handover'
import type { Note } from '@vigie/domain/care/note'
import { taskDoneSchema } from '@vigie/domain/care/task'
import { newTask as made } from '@vigie/domain/care/task-life'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { handoverSpan } from '@vigie/domain/time/shift-span'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp } from '../support/people.ts'
import { doneRecord, saidDaily } from '../support/tasks.ts'

const timeZone = 'America/Toronto'
const hour = 3_600_000
const shifts = dayAndNightForNow()

const noteOf = (establishmentId: string, text: string, at: number, change: Partial<Note> = {}): Note => ({
  establishmentId,
  text,
  visibility: 'public',
  by: 'alice',
  byName: 'Alice',
  at,
  writtenAt: null,
  updatedAt: null,
  ...change,
})

/** A home with two residents after a shift in which something happened to one of them, and nothing was heard of the other. */
async function homeAfterShift() {
  const home = await createHome({ shifts })
  const { eid } = home
  const span = handoverSpan(shifts, Date.now(), timeZone)
  if (span === null) throw new Error('There is no shift before this one')
  const [bid, silent, quiet, archived] = await Promise.all([
    home.addResident({ name: 'Mme Roy', room: '214' }),
    home.addResident({ name: 'M. Gagnon', room: '9' }),
    home.addResident({ name: 'Mme Côté', room: '10' }),
    home.addResident({ name: 'M. Lavoie', room: '1', state: 'archived', lastUpdateAt: span.from - 1 }),
  ])
  return { home, eid, span, bid, silent, quiet, archived }
}

async function personAs(eid: string, role: keyof typeof roles, level: 1 | 10 | 11) {
  const person = await signUp({ role: roles[role] })
  await join(eid, person, { roleId: level })
  return person
}

const asked = async (eid: string, person: Awaited<ReturnType<typeof signUp>>) => {
  const answer = await callApi(person, getHandoverCall, { params: { eid } })
  expect(answer.status).toBe(200)
  return getHandoverCall.answer.parse(answer.data).handover
}

it('tells what happened in the shift before this one, of whom nothing was heard, and nothing of another time, home, or resident archived before', async () => {
  const { home, eid, span, bid, silent, quiet, archived } = await homeAfterShift()
  const within = span.from + hour
  const alice = { uid: 'alice', name: 'Alice' }
  const alert = newAlert({ beneficiaryId: bid, deviceId: 'a84041f2c1d2e3f4' })
  const times = { ...alert.times, raisedAt: within }
  const deviceId = await home.addDevice(quiet, 'NOVIKA-LW-BANDE')
  const said = saidDaily(within)
  const origin = { establishmentId: eid, beneficiaryId: bid, addedBy: 'alice', addedByName: 'Alice' }
  const missed = made(said, origin, span.from - hour, timeZone)
  const mood = { type: 'mood', by: 'alice', byName: 'Alice', establishmentId: eid } as const
  await Promise.all([
    db.doc(paths.alert(eid, 'theirs')).set({
      ...alert,
      state: 'resolved',
      times,
      acknowledgedBy: alice,
      acknowledgedAt: within + 60_000,
      resolvedBy: alice,
      resolvedAt: within + 120_000,
      timeline: [{ step: 'resolved', at: within + 120_000, by: alice, resolution: 'helped' }],
    }),
    db.doc(paths.alert(eid, 'before')).set({
      ...alert,
      state: 'resolved',
      times: { ...times, raisedAt: span.from - 1 },
      lastActivityAt: span.from - 1,
      timeline: [],
    }),
    db.doc(paths.alert(eid, 'pressedAgain')).set({
      ...alert,
      state: 'resolved',
      times: { ...times, raisedAt: span.from - 600_000 },
      lastActivityAt: within + 180_000,
      timeline: [],
    }),
    db
      .doc(paths.alert(eid, 'next'))
      .set({ ...alert, beneficiaryId: quiet, times: { ...times, raisedAt: span.until } }),
    db.doc(paths.alert(eid, 'stillOpen')).set({
      ...alert,
      beneficiaryId: silent,
      times: { ...times, raisedAt: span.from - hour },
    }),
    db.doc(paths.note(eid, bid, 'n')).set(noteOf(eid, 'A bien dormi', within)),
    db.doc(paths.note(eid, bid, 'after')).set(noteOf(eid, 'Plus tard', span.until)),
    db
      .doc(paths.note(eid, bid, 'waited'))
      .set(noteOf(eid, 'Sans réseau', span.until + hour, { writtenAt: within - 1 })),
    db
      .doc(paths.note(eid, bid, 'arrived'))
      .set(noteOf(eid, 'Écrite avant', within, { writtenAt: span.from - 2 * hour })),
    db
      .doc(paths.note(eid, bid, 'edited'))
      .set(noteOf(eid, 'Corrigée', span.from - hour, { updatedAt: within })),
    db.doc(paths.note(eid, bid, 'earlier')).set(noteOf(eid, 'Plus tôt', span.from - 1)),
    db.doc(paths.note(eid, archived, 'n')).set(noteOf(eid, 'Parti', within)),
    db.doc(paths.mood(eid, bid, 'old')).set({ ...mood, data: 0, at: span.from - hour }),
    db.doc(paths.mood(eid, bid, 'new')).set({ ...mood, data: 4, at: within }),
    db.doc(paths.task(eid, bid, 'missed')).set({ ...missed }),
    db.doc(paths.task(eid, bid, 'done')).set({ ...missed }),
    db
      .doc(paths.taskDone(eid, bid, 'done', `${within}`))
      .set(doneRecord(eid, bid, 'done', { dueAt: within, at: within, by: 'alice', byName: 'Alice' })),
    db.doc(paths.device(eid, quiet, deviceId)).update({ lastSeenAt: Date.now() }),
    db.doc(paths.note(eid, quiet, 'spoilt')).set({ ...noteOf(eid, '?', within), byName: 3 }),
  ])
  const nurse = await personAs(eid, 'NURSE', 10)
  const handover = await asked(eid, nurse)
  expect(handover).toMatchObject({ shift: span.shift, from: span.from, until: span.until, isCut: false })
  expect(handover?.told.map(({ room }) => room)).toEqual(['9', '214'])
  const [open, roy] = handover?.told ?? []
  expect(open?.alerts.map(({ id, state }) => [id, state])).toEqual([['stillOpen', 'open']])
  expect(roy?.alerts).toMatchObject([
    { id: 'pressedAgain' },
    { id: 'theirs', acknowledgedBy: alice, resolution: 'helped' },
  ])
  expect(roy?.notes.map(({ text }) => text)).toEqual([
    'Écrite avant',
    'Corrigée',
    'Sans réseau',
    'A bien dormi',
  ])
  expect(roy?.moods).toEqual([{ type: 'mood', values: [0, 4], at: within, byName: 'Alice' }])
  expect(roy?.missed).toMatchObject([{ tid: 'missed', dueAt: [within], count: 1 }])
  expect(handover?.since).toMatchObject([{ bid: quiet, alerts: [{ id: 'next', state: 'open' }] }])
  expect(handover?.since).toHaveLength(1)
  expect(handover?.quiet).toEqual([{ bid: quiet, name: 'Mme Côté', room: '10', isArchived: false }])
  expect(handover?.unheard).toEqual([])
  expect(handover?.unreadable).toBe(1)
  expect(JSON.stringify(handover)).not.toContain('Parti')
})

it('tells of who was archived in the shift or since, and of who called though they were archived before; by the rights to notes of others', async () => {
  const { home, eid, span, archived } = await homeAfterShift()
  const admin = await personAs(eid, 'ADMIN_ESTABLISHMENT', 1)
  const [nurse, caregiver, left] = await Promise.all([
    personAs(eid, 'NURSE', 10),
    personAs(eid, 'CAREGIVER', 11),
    home.addResident({ name: 'Mme Bédard', room: '2' }),
  ])
  const within = span.from + hour
  const kept = { visibility: 'private' } as const
  const { times, ...alert } = newAlert({ beneficiaryId: archived })
  const origin = { establishmentId: eid, beneficiaryId: left, addedBy: 'alice', addedByName: 'Alice' }
  const missed = made(saidDaily(within), origin, span.from - hour, timeZone)
  await Promise.all([
    db.doc(paths.note(eid, left, 'n')).set(noteOf(eid, 'Partie chez sa fille', within)),
    db.doc(paths.note(eid, left, 'kept')).set(noteOf(eid, 'Peur du départ', within + 1, kept)),
    db.doc(paths.task(eid, left, 'missed')).set({ ...missed }),
    db.doc(paths.alert(eid, 'open')).set({ ...alert, times: { ...times, raisedAt: span.from - hour } }),
  ])
  const state = { params: { eid, bid: left }, body: { state: 'archived' } } as const
  expect((await callApi(admin, setBeneficiaryStateCall, state)).status).toBe(200)

  const toldTo = async (person: typeof nurse) =>
    (await asked(eid, person))?.told.flatMap(({ bid, isArchived, alerts, notes, missed }) =>
      isArchived
        ? [{ bid, alerts: alerts.map(({ id }) => id), notes: notes.map(({ text }) => text), missed }]
        : [],
    )
  const called = { bid: archived, alerts: ['open'], notes: [], missed: [] }
  const gone = { bid: left, alerts: [], notes: ['Partie chez sa fille'], missed: [] }
  expect(await toldTo(nurse)).toEqual([called, { ...gone, notes: [...gone.notes, 'Peur du départ'] }])
  expect(await toldTo(admin)).toEqual([called, gone])
  expect((await callApi(caregiver, getHandoverCall, { params: { eid } })).status).toBe(403)

  // By mistake: what nobody had done before is told again once they are restored.
  const active = { ...state, body: { state: 'active' } } as const
  expect((await callApi(admin, setBeneficiaryStateCall, active)).status).toBe(200)
  const back = (await asked(eid, nurse))?.told.find(({ bid }) => bid === left)
  expect(back).toMatchObject({ isArchived: false, missed: [{ tid: 'missed', dueAt: [within], count: 1 }] })
})

it('has private notes for whoever may read them, and for nobody else', async () => {
  const { eid, span, bid } = await homeAfterShift()
  const [nurse, attendant, reads, admin] = await Promise.all([
    personAs(eid, 'NURSE', 10),
    personAs(eid, 'READ_WRITE', 11),
    personAs(eid, 'READ_ONLY', 10),
    personAs(eid, 'ADMIN_ESTABLISHMENT', 1),
  ])
  const at = span.from + hour
  const kept = { visibility: 'private' } as const
  await Promise.all([
    db.doc(paths.note(eid, bid, 'open')).set(noteOf(eid, 'public', at)),
    db.doc(paths.note(eid, bid, 'kept')).set(noteOf(eid, 'private', at + 1, kept)),
    db.doc(paths.note(eid, bid, 'own')).set(noteOf(eid, 'own', at + 2, { ...kept, by: reads.uid })),
    // What nobody can read the visibility of is nobody's.
    db.doc(paths.note(eid, bid, 'spoilt')).set({ ...noteOf(eid, 'spoilt', at + 3), visibility: 'everybody' }),
  ])
  const textsFor = async (person: typeof nurse) =>
    (await asked(eid, person))?.told.flatMap(({ notes }) => notes.map(({ text }) => text))
  expect(await textsFor(nurse)).toEqual(['public', 'private', 'own'])
  expect(await textsFor(attendant)).toEqual(['public', 'private', 'own'])
  expect(await textsFor(reads)).toEqual(['public', 'own'])
  expect(await textsFor(admin)).toEqual(['public'])
  // Nor do they learn that there is one which cannot be read.
  expect((await asked(eid, admin))?.unreadable).toBe(0)
})

it('tells of each resident what was written, however much somebody writes of one', async () => {
  const { eid, span, bid, quiet } = await homeAfterShift()
  const nurse = await personAs(eid, 'NURSE', 10)
  const [batch, most] = [db.bulkWriter(), 510]
  for (let index = 1; index <= most; index += 1)
    batch.set(db.doc(paths.note(eid, bid, `n${index}`)), noteOf(eid, 'Encore', span.from + hour + index))
  batch.set(db.doc(paths.note(eid, quiet, 'fell')), noteOf(eid, 'Chute à surveiller', span.from + 1))
  await batch.close()
  const handover = await asked(eid, nurse)
  expect(handover?.isCut).toBe(true)
  const notesOf = (of: string) => handover?.told.find((one) => one.bid === of)?.notes ?? []
  expect(notesOf(quiet).map(({ text }) => text)).toEqual(['Chute à surveiller'])
  // The latest of them.
  expect(notesOf(bid).length).toBeGreaterThan(400)
  expect(notesOf(bid).length).toBeLessThan(most)
  expect(notesOf(bid).some(({ at }) => at === span.from + hour + most)).toBe(true)
})

it('is for staff of the home, and there is none where it has no shifts', async () => {
  const { eid } = await createHome()
  const nurse = await personAs(eid, 'NURSE', 11)
  expect(await asked(eid, nurse)).toBeNull()
  const caregiver = await personAs(eid, 'CAREGIVER', 11)
  expect((await callApi(caregiver, getHandoverCall, { params: { eid } })).status).toBe(403)
  const { eid: other } = await createHome({ shifts })
  expect((await callApi(nurse, getHandoverCall, { params: { eid: other } })).status).toBe(403)
})

it('is marked as read once by each who says so, as the journal tells, and only while it is the one before this shift', async () => {
  const { eid, span } = await homeAfterShift()
  const [nurse, reads, caregiver] = await Promise.all([
    personAs(eid, 'NURSE', 10),
    personAs(eid, 'READ_ONLY', 10),
    personAs(eid, 'CAREGIVER', 11),
  ])
  const seen = { shiftId: span.shift.id, from: span.from }
  const mark = (person: typeof nurse, body = seen) =>
    callApi(person, markHandoverReadCall, { params: { eid }, body })
  const twice = await Promise.all([mark(nurse), mark(nurse)])
  expect(twice.map(({ data }) => data.changed).toSorted()).toEqual([false, true])
  expect((await mark(reads)).data).toEqual({ changed: true })
  expect((await mark(nurse)).data).toEqual({ changed: false })
  expect((await mark(caregiver)).status).toBe(403)
  expect((await mark(reads, { ...seen, from: span.from - 1 })).data.code).toBe('handoverOver')
  expect((await mark(reads, { ...seen, shiftId: 'another' })).status).toBe(409)

  const stored = await db.doc(paths.handover(eid, span.shift.id, String(span.from))).get()
  const { readBy } = handoverMarksSchema.parse(stored.data())
  expect(readBy.map(({ uid, name }) => [uid, name])).toEqual([
    [nurse.uid, nurse.name],
    [reads.uid, reads.name],
  ])
  expect((await db.collection(paths.handovers(eid)).get()).size).toBe(1)
  const journal = await db.collection(paths.audits).where('establishmentId', '==', eid).get()
  expect(journal.docs.map((entry) => [entry.get('action'), entry.get('uid')]).toSorted()).toEqual(
    [nurse.uid, reads.uid].map((uid) => ['handover.read', uid]).toSorted(),
  )
})

it('is noted as opened by each who was given it, once however often, and by nobody who was not', async () => {
  const { eid, span } = await homeAfterShift()
  const [nurse, admin, caregiver] = await Promise.all([
    personAs(eid, 'NURSE', 10),
    personAs(eid, 'ADMIN_ESTABLISHMENT', 1),
    personAs(eid, 'CAREGIVER', 11),
  ])
  await Promise.all([asked(eid, nurse), asked(eid, nurse), asked(eid, admin)])
  await asked(eid, nurse)
  expect((await callApi(caregiver, getHandoverCall, { params: { eid } })).status).toBe(403)
  const { docs } = await db.collection(paths.audits).where('establishmentId', '==', eid).get()
  const path = paths.handover(eid, span.shift.id, String(span.from))
  expect(docs.map((one) => [one.get('action'), one.get('uid'), one.get('path')]).toSorted()).toEqual(
    [nurse.uid, admin.uid].map((uid) => ['handover.open', uid, path]).toSorted(),
  )
})

it('tells of a task that nobody did and that was deactivated, deleted or ended since, with what became of it and by whom; not of one that was done', async () => {
  const { eid, span, bid } = await homeAfterShift()
  const nurse = await personAs(eid, 'NURSE', 11)
  const within = span.from + hour
  const origin = { establishmentId: eid, beneficiaryId: bid, addedBy: 'alice', addedByName: 'Alice' }
  const task = made(saidDaily(within), origin, span.from - hour, timeZone)
  if (task === null) throw new Error('This cannot be planned')
  const done = { dueAt: within, at: within, by: 'alice', byName: 'Alice' }
  for (const tid of ['deactivated', 'deleted', 'ended']) await db.doc(paths.task(eid, bid, tid)).set(task)
  await db.doc(paths.task(eid, bid, 'done')).set({ ...task, recent: [done], nbDone: 1 })
  await db.doc(paths.task(eid, bid, 'undone')).set(task)
  const of = (tid: string) => ({ params: { eid, bid, tid } })
  const end = { ...saidDaily(within - 24 * hour), updatedAt: task.updatedAt, startAt: Date.now() + 48 * hour }
  const answers = await Promise.all([
    callApi(nurse, activateTaskCall, { ...of('deactivated'), body: { activated: false } }),
    callApi(nurse, deleteTaskCall, of('deleted')),
    callApi(nurse, deleteTaskCall, of('done')),
    callApi(nurse, setTaskCall, { ...of('ended'), body: end }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const undoneOf = of('undone')
  const { data } = await callApi(nurse, doTaskCall, { ...undoneOf, body: { dueAt: within } })
  const { at } = taskDoneSchema.parse(data.done)
  await callApi(nurse, activateTaskCall, { ...undoneOf, body: { activated: false } })
  const undone = await callApi(nurse, undoTaskCall, { ...undoneOf, body: { dueAt: within, at } })
  expect(undone).toMatchObject({ status: 200, data: { changed: true } })
  const handover = await asked(eid, nurse)
  const missed = handover?.told.find((one) => one.bid === bid)?.missed ?? []
  const told = missed.map(({ tid, dueAt, left }) => ({ tid, dueAt, why: left?.why, isOwn: left?.byName }))
  const byName = (await db.doc(paths.member(eid, nurse.uid)).get()).get('displayName') ?? ''
  expect(told.toSorted((one, other) => one.tid.localeCompare(other.tid))).toEqual([
    { tid: 'deactivated', dueAt: [within], why: 'deactivated', isOwn: byName },
    { tid: 'deleted', dueAt: [within], why: 'deleted', isOwn: byName },
    { tid: 'ended', dueAt: [within], why: 'changed', isOwn: byName },
    { tid: 'undone', dueAt: [within], why: 'undone', isOwn: byName },
  ])
})
