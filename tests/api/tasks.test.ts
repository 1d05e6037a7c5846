import {
  activateTaskCall,
  deleteTaskCall,
  doTaskCall,
  getTaskCall,
  setTaskCall,
  undoTaskCall,
} from '@vigie/domain/api/task-calls'
import { taskTypes } from '@vigie/domain/care/enums'
import { doneRecordSchema, mostTasks, type TaskSaid, taskSchema } from '@vigie/domain/care/task'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callApi, sendApi } from '../support/api.ts'
import { steadyTimeZone } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { newTask, saidDaily } from '../support/tasks.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles
const day = 86_400_000
const hour = 3_600_000

let home: TestHome
let eid: string
let bid: string
let nurse: TestPerson
let attendant: TestPerson
beforeAll(async () => {
  // Where each day has 24 hours.
  home = await createHome({ timeZone: steadyTimeZone })
  ;({ eid } = home)
  bid = await home.addResident()
  nurse = await signUp({ role: NURSE })
  attendant = await signUp({ role: READ_WRITE })
  await join(eid, nurse, { roleId: READ_WRITE })
  await join(eid, attendant, { roleId: READ_WRITE })
})

let tid: string
beforeEach(() => {
  tid = newId('task')
})

const at = () => ({ eid, bid, tid })
const set = (person: TestPerson, body: TaskSaid, params = at()) =>
  callApi(person, setTaskCall, { params, body })
const tick = (person: TestPerson, dueAt: number, params = at()) =>
  callApi(person, doTaskCall, { params, body: { dueAt } })
const undo = (person: TestPerson, body: { dueAt: number; at: number }) =>
  callApi(person, undoTaskCall, { params: at(), body })
const stored = async () => {
  const found = await db.doc(paths.task(eid, bid, tid)).get()
  return found.exists ? taskSchema.parse(found.data()) : null
}
const records = async () => {
  const { docs } = await db.collection(paths.tasksDone(eid, bid, tid)).get()
  return docs.map((one) => doneRecordSchema.parse(one.data()))
}
/** The task of every day that began an hour ago, put there. */
async function put(change: Parameters<typeof newTask>[2] = {}) {
  const task = newTask(eid, bid, change)
  await db.doc(paths.task(eid, bid, tid)).set(task)
  return task
}

describe('a task', () => {
  it('is added once, however often and however much at once it is asked for, with what follows from what was said', async () => {
    const startAt = Date.now() + hour
    const body = saidDaily(startAt, { repeat: 8 })
    const answers = await Promise.all([1, 2, 3].map(() => set(nurse, body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ data }) => data.changed)).toHaveLength(1)
    const task = await stored()
    expect(task).toMatchObject({ startAt, repeat: 8, endsBy: 'count', nbDone: 0, activated: true })
    expect(task).toMatchObject({ addedBy: nurse.uid, addedByName: nurse.name, nextAt: startAt })
    const got = await callApi(nurse, getTaskCall, { params: at() })
    expect(got).toMatchObject({
      status: 200,
      data: { ...task, nextCallAt: startAt, formattedCompleted: '0 / 8' },
    })
  })

  it('whose start is past starts in ten seconds, and said again stays there', async () => {
    const body: TaskSaid = {
      type: taskTypes.PONCTUAL,
      title: '',
      description: 'Peser',
      startAt: Date.now() - day,
      updatedAt: null,
    }
    const asked = Date.now()
    const first = await set(nurse, body)
    const startAt = Number(first.data.startAt)
    expect(startAt - 10_000).toBeGreaterThanOrEqual(asked)
    expect(startAt - 10_000).toBeLessThanOrEqual(Date.now())
    expect(await set(nurse, body)).toMatchObject({ status: 200, data: { changed: false, startAt } })
  })

  it('is changed as it was seen; what was changed meanwhile is refused with what it says by now', async () => {
    const { updatedAt, startAt } = await put()
    const seen = saidDaily(startAt, { updatedAt })
    const changed = await set(attendant, { ...seen, title: 'Pansement du genou' })
    expect(changed).toMatchObject({ status: 200, data: { changed: true, startAt } })
    const stale = await set(nurse, { ...seen, description: 'Refaire le pansement' })
    expect(stale).toMatchObject({
      status: 409,
      data: { code: 'taskChanged', current: await stored() },
    })
    expect(await stored()).toMatchObject({ title: 'Pansement du genou', description: seen.description })
    // Sent again by whoever changed it, whose answer was lost.
    const again = await set(attendant, { ...seen, title: 'Pansement du genou' })
    expect(again).toMatchObject({ status: 200, data: { changed: false } })
    const both = await Promise.all(
      ['un', 'deux'].map((title) =>
        set(nurse, { ...seen, title, updatedAt: Number(changed.data.updatedAt) }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('says who said it last: a relative is called one, and a colleague who says it as it was is who said that', async () => {
    const relative = await signUp({ role: CAREGIVER })
    await join(eid, relative, { roleId: READ_WRITE, beneficiaryIds: [bid] })
    const startAt = Date.now() + hour
    const said = saidDaily(startAt)
    await set(nurse, said)
    const added = await stored()
    expect(added?.changedBy).toBeUndefined()
    const asked = Date.now()
    const other = { ...said, description: 'Ne rien changer', updatedAt: added?.updatedAt ?? 0 }
    expect(await set(relative, other)).toMatchObject({ status: 200, data: { changed: true } })
    const changed = await stored()
    const { uid, name } = relative
    expect(changed).toMatchObject({ addedBy: nurse.uid, description: other.description })
    expect(changed?.changedBy).toEqual({ uid, name, isRelative: true, at: changed?.updatedAt })
    expect(changed?.rewordedAt).toBe(changed?.updatedAt)
    expect(changed?.updatedAt).toBeGreaterThanOrEqual(asked)
    // Said once more by somebody else it stays whose it was.
    const updatedAt = changed?.updatedAt ?? 0
    expect(await set(attendant, { ...other, updatedAt })).toMatchObject({ data: { changed: false } })
    expect(await stored()).toEqual(changed)
    const got = await callApi(attendant, getTaskCall, { params: at() })
    expect(got.data.changedBy).toEqual(changed?.changedBy)

    expect(await set(nurse, { ...said, updatedAt })).toMatchObject({ status: 200, data: { changed: true } })
    const back = await stored()
    expect(back?.changedBy).toEqual({ uid: nurse.uid, name: nurse.name, at: back?.updatedAt })
    expect(back?.description).toBe(said.description)
  })

  it('that comes once and was done meanwhile is not written over by who has not seen that', async () => {
    const once = { type: taskTypes.PONCTUAL, startEvery: null, periodicity: null }
    const { startAt, updatedAt, title } = await put(once)
    const said: TaskSaid = {
      type: taskTypes.PONCTUAL,
      ...{ title, startAt, updatedAt, description: 'Tout autre chose' },
    }
    expect(await tick(attendant, startAt)).toMatchObject({ status: 200, data: { changed: true } })
    const stale = await set(nurse, said)
    expect(stale).toMatchObject({ status: 409, data: { code: 'taskChanged', current: await stored() } })
    expect(stale.data.current).toMatchObject({ completed: true, recent: [{ by: attendant.uid }] })
    const seen = taskSchema.parse(await stored()).updatedAt
    expect(await set(nurse, { ...said, updatedAt: seen })).toMatchObject({ status: 200 })
  })

  it('is deleted once, which leaves what was done of it on record', async () => {
    const { startAt } = await put()
    await tick(nurse, startAt)
    const remove = () => callApi(nurse, deleteTaskCall, { params: at() })
    expect(await remove()).toMatchObject({ status: 200, data: { changed: true } })
    expect(await remove()).toMatchObject({ status: 200, data: { changed: false } })
    expect(await stored()).toBeNull()
    expect(await records()).toHaveLength(1)
    expect(await callApi(nurse, getTaskCall, { params: at() })).toMatchObject({
      status: 404,
      data: { code: 'taskNotFound' },
    })
    expect(await tick(nurse, startAt)).toMatchObject({ status: 404, data: { code: 'taskNotFound' } })
    expect(await set(nurse, saidDaily(startAt, { updatedAt: 1 }))).toMatchObject({ status: 404 })
  })

  it('that was deleted is not brought back by a call that comes again, nor made anew under its id', async () => {
    const said = saidDaily(Date.now() + hour)
    expect(await set(nurse, said)).toMatchObject({ status: 200, data: { changed: true } })
    const remove = () => callApi(attendant, deleteTaskCall, { params: at() })
    expect(await remove()).toMatchObject({ data: { changed: true } })
    const gone = { status: 404, data: { code: 'taskNotFound' } }
    expect(await set(nurse, said)).toMatchObject(gone)
    expect(await set(attendant, { ...said, description: 'Insuline 80 u' })).toMatchObject(gone)
    expect(await stored()).toBeNull()
    expect(await remove()).toMatchObject({ data: { changed: false } })
  })

  it.each([
    ['without a description', { description: '  ' }],
    ['without a start', { startAt: undefined }],
    ['without saying how often', { repeat: undefined }],
    ['with an end and a count', { repeat: 3, endAt: Date.now() + 9 * day }],
    ['with a step of nothing', { startEvery: 0 }],
    ['with a description that is too long', { description: 'x'.repeat(5_001) }],
    ['with a title that is too long', { title: 'x'.repeat(201) }],
    ['that says it is done', { nbDone: 3 }],
    ['that says who changed it', { changedBy: { uid: 'alice', name: 'Alice', at: 1 } }],
  ])('is not added %s', async (_what, change) => {
    const body = JSON.stringify({ ...saidDaily(Date.now() + hour), ...change })
    const answer = await sendApi(nurse, `/api/establishment/${eid}/beneficiary/${bid}/task/${tid}`, { body })
    expect(answer).toMatchObject({ status: 400, data: { code: 'invalidRequest' } })
    expect(await stored()).toBeNull()
  })

  it('says which field is missing, and refuses what is larger than any task', async () => {
    const address = `/api/establishment/${eid}/beneficiary/${bid}/task/${tid}`
    const { startAt: _, ...body } = saidDaily(0)
    expect((await sendApi(nurse, address, { body: JSON.stringify(body) })).data).toMatchObject({
      fields: { startAt: 'Required' },
    })
    const large = JSON.stringify({ ...body, description: 'x'.repeat(1_000_001) })
    expect((await sendApi(nurse, address, { body: large })).status).toBe(413)
  })

  it('that ends before it starts is not added', async () => {
    const startAt = Date.now() + hour
    expect(await set(nurse, saidDaily(startAt, { endAt: startAt }))).toMatchObject({
      status: 400,
      data: { code: 'taskEndUnfit' },
    })
  })

  it('is not added to a resident who has a hundred that are not over', async () => {
    const full = await home.addResident()
    const batch = db.batch()
    for (let index = 0; index < mostTasks; index += 1)
      batch.set(db.doc(paths.task(eid, full, `many-${index}`)), newTask(eid, full))
    await batch.commit()
    const params = { eid, bid: full, tid }
    const said = saidDaily(Date.now() + hour)
    expect(await set(nurse, said, params)).toMatchObject({ status: 409, data: { code: 'tooManyTasks' } })
    await db.doc(paths.task(eid, full, 'many-0')).update({ overAt: Date.now() - 1 })
    expect(await set(nurse, said, params)).toMatchObject({ status: 200 })
  })
})

describe('an occurrence', () => {
  it('that two people do at once is done once, by the first, and both are told so', async () => {
    const { startAt: dueAt } = await put({ repeat: 8 })
    const answers = await Promise.all([nurse, attendant, nurse].map((person) => tick(person, dueAt)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ data }) => data.changed)).toHaveLength(1)
    const [first, second, third] = answers.map(({ data }) => data.done)
    expect([second, third]).toEqual([first, first])
    const task = await stored()
    expect(task).toMatchObject({ nbDone: 1, recent: [first] })
    expect(await records()).toEqual([
      { ...task?.recent[0], establishmentId: eid, beneficiaryId: bid, taskId: tid, title: 'Pansement' },
    ])
  })

  it('that was taken back is not done anew by the press that did it, coming again, but by another', async () => {
    const { startAt: dueAt } = await put({ repeat: 8 })
    const press = (person: TestPerson, id: string) =>
      callApi(person, doTaskCall, { params: at(), body: { dueAt, press: id } })
    const [first, second] = [newId('press'), newId('press')]
    expect((await press(nurse, first)).data).toMatchObject({ changed: true, done: { by: nurse.uid } })
    const [record] = await records()
    expect(await press(nurse, first)).toMatchObject({
      data: { changed: false, done: { at: record?.at } },
    })
    expect(await undo(nurse, { dueAt, at: record?.at ?? 0 })).toMatchObject({ data: { changed: true } })
    expect(await press(nurse, first)).toMatchObject({ status: 200, data: { changed: false, done: null } })
    expect(await records()).toEqual([])
    expect((await press(attendant, second)).data).toMatchObject({
      changed: true,
      done: { by: attendant.uid },
    })
  })

  it('is done in the words that one has read: of a task that was reworded since nothing is recorded', async () => {
    const { startAt: dueAt } = await put({ title: 'Insuline 10 U' })
    const reworded = { ...saidDaily(dueAt), title: 'Insuline 4 U' }
    const before = await stored()
    expect(before).not.toHaveProperty('rewordedAt')
    const press = (rewordedAt: number | null) =>
      callApi(nurse, doTaskCall, { params: at(), body: { dueAt, rewordedAt } })
    expect(await set(attendant, { ...reworded, updatedAt: before?.updatedAt ?? 0 })).toMatchObject({
      status: 200,
    })
    const now = await stored()
    expect(await press(null)).toMatchObject({
      status: 409,
      data: { code: 'taskReworded', current: { title: 'Insuline 4 U', rewordedAt: now?.rewordedAt } },
    })
    expect(await records()).toEqual([])
    expect(await stored()).toEqual(now)
    expect((await press(now?.rewordedAt ?? null)).data).toMatchObject({ changed: true })
    expect(await records()).toMatchObject([{ title: 'Insuline 4 U', by: nurse.uid }])
    // Asked once more it is answered as before, in whatever words: it is recorded already.
    expect(await press(null)).toMatchObject({
      status: 200,
      data: { changed: false, done: { by: nurse.uid } },
    })
  })

  it('is done by an app that does not say which words were read, as before', async () => {
    const { startAt: dueAt } = await put({ rewordedAt: Date.now() - 1 })
    expect((await tick(nurse, dueAt)).data).toMatchObject({ changed: true })
  })

  it('is undone as it was done, and nothing that was done since', async () => {
    const before = await put()
    const dueAt = before.startAt
    const done = (await tick(nurse, dueAt)).data.done as { at: number }
    expect(await undo(nurse, { dueAt, at: done.at })).toMatchObject({
      status: 200,
      data: { changed: true, done: null },
    })
    expect(await stored()).toEqual(before)
    expect(await records()).toEqual([])
    const again = (await tick(attendant, dueAt)).data.done
    expect(await undo(nurse, { dueAt, at: done.at })).toMatchObject({
      status: 200,
      data: { changed: false, done: again },
    })
    expect(await stored()).toMatchObject({ nbDone: 1, recent: [again] })
  })

  it('is undone by whoever said it or administers the home, by no colleague, and for a day', async () => {
    const { startAt: dueAt } = await put()
    const director = await signUp({ role: ADMIN_ESTABLISHMENT })
    await join(eid, director, { roleId: ADMIN })
    const done = (await tick(nurse, dueAt)).data.done as { at: number }
    expect(await undo(attendant, { dueAt, at: done.at })).toMatchObject({
      status: 403,
      data: { code: 'taskDoneByOther' },
    })
    expect(await stored()).toMatchObject({ nbDone: 1, recent: [done] })
    expect((await undo(director, { dueAt, at: done.at })).data).toEqual({ changed: true, done: null })
    expect((await undo(director, { dueAt, at: done.at })).data).toEqual({ changed: false, done: null })

    const { at: later } = (await tick(nurse, dueAt)).data.done as { at: number }
    const old = later - day - 1
    await db.doc(paths.taskDone(eid, bid, tid, String(dueAt))).update({ at: old })
    for (const person of [nurse, director]) {
      expect(await undo(person, { dueAt, at: old })).toMatchObject({
        status: 409,
        data: { code: 'taskUndoOver' },
      })
    }
    expect(await records()).toHaveLength(1)
  })

  it('is done ahead once it is the next, and no other', async () => {
    const { startAt } = await put()
    expect((await tick(nurse, startAt + day)).status).toBe(200)
    for (const dueAt of [startAt + 2 * day, startAt + 1, startAt - day]) {
      expect(await tick(nurse, dueAt)).toMatchObject({ status: 409, data: { code: 'taskNotDue' } })
    }
    expect(await stored()).toMatchObject({ nbDone: 1, nextAt: startAt })
  })

  it('of a task that is deactivated is not done, and once that is activated again it is not asked for', async () => {
    const { startAt } = await put()
    const activate = (activated: boolean) =>
      callApi(nurse, activateTaskCall, { params: at(), body: { activated } })
    expect((await activate(false)).data).toEqual({ changed: true })
    expect((await activate(false)).data).toEqual({ changed: false })
    expect(await tick(nurse, startAt)).toMatchObject({ status: 409, data: { code: 'taskNotDue' } })
    expect((await activate(true)).data).toEqual({ changed: true })
    expect(await stored()).toMatchObject({ activated: true, nextAt: startAt + day })
  })

  it('that is the last leaves nothing to be done', async () => {
    const { startAt } = await put({ repeat: 1 })
    await tick(nurse, startAt)
    const got = await callApi(nurse, getTaskCall, { params: at() })
    expect(got.data).toMatchObject({ completed: true, nextCallAt: null, formattedCompleted: '1 / 1' })
  })
})

describe('who may', () => {
  const acts = async (person: TestPerson, params = at()) => {
    const said = saidDaily(Date.now() + hour)
    return [
      await set(person, said, { ...params, tid: newId('task') }),
      await tick(person, 1, params),
      await callApi(person, undoTaskCall, { params, body: { dueAt: 1, at: 1 } }),
      await callApi(person, activateTaskCall, { params, body: { activated: false } }),
      await callApi(person, deleteTaskCall, { params }),
    ].map(({ status, data }) => [status, data.code])
  }
  const refusedWith = (status: number, code: string) => Array(5).fill([status, code])

  it('staff who read only read it; so does a relative who only reads, of the resident they follow alone', async () => {
    await put()
    const read = (person: TestPerson, params = at()) => callApi(person, getTaskCall, { params })
    const reader = await signUp({ role: NURSE })
    const relative = await signUp({ role: CAREGIVER })
    await join(eid, reader, { roleId: READ_ONLY })
    await join(eid, relative, { roleId: READ_ONLY, beneficiaryIds: [bid] })
    for (const person of [reader, relative]) {
      expect((await read(person)).status).toBe(200)
      expect(await acts(person)).toEqual(refusedWith(403, 'forbidden'))
    }
    const params = { eid, bid: await home.addResident(), tid }
    expect((await read(relative, params)).status).toBe(403)
  })

  it('a relative who writes does so for the resident they follow', async () => {
    const { startAt } = await put()
    const relative = await signUp({ role: CAREGIVER })
    await join(eid, relative, { roleId: READ_WRITE, beneficiaryIds: [bid] })
    expect((await tick(relative, startAt)).status).toBe(200)
    const params = { eid, bid: await home.addResident(), tid }
    expect(await acts(relative, params)).toEqual(refusedWith(403, 'forbidden'))
  })

  it('nobody of another home does, nor a member without a level, and none learns whether the task is there', async () => {
    await put()
    const stranger = await signUp({ role: NURSE })
    const member = await signUp({ role: READ_WRITE })
    await join((await createHome()).eid, stranger, { roleId: READ_WRITE })
    await join(eid, member, { roleId: null })
    for (const person of [stranger, member]) {
      for (const params of [at(), { ...at(), tid: 'nowhere' }, { ...at(), bid: 'nobody' }]) {
        expect(await acts(person, params)).toEqual(refusedWith(403, 'forbidden'))
        expect((await callApi(person, getTaskCall, { params })).status).toBe(403)
      }
    }
  })

  it('of a resident who is archived, or is not there, nothing is changed, and it is said why', async () => {
    const archived = await home.addResident({ state: 'archived' })
    expect(await acts(nurse, { eid, bid: archived, tid })).toEqual(refusedWith(409, 'beneficiaryArchived'))
    expect(await acts(nurse, { eid, bid: 'nobody', tid })).toEqual(refusedWith(404, 'beneficiaryNotFound'))
  })

  it('in an inactive home whoever administers it does, and staff are told why they may not', async () => {
    await put()
    const director = await signUp({ role: ADMIN_ESTABLISHMENT })
    const aide = await signUp({ role: READ_WRITE })
    await join(eid, director, { roleId: ADMIN, establishmentState: 'inactive' })
    await join(eid, aide, { roleId: READ_WRITE, establishmentState: 'inactive' })
    expect(await acts(aide)).toEqual(refusedWith(409, 'establishmentInactive'))
    const reader = await signUp({ role: NURSE })
    await join(eid, reader, { roleId: READ_ONLY, establishmentState: 'inactive' })
    expect(await acts(reader)).toEqual(refusedWith(403, 'forbidden'))
    const body = { activated: false }
    expect((await callApi(director, activateTaskCall, { params: at(), body })).status).toBe(200)
  })
})
