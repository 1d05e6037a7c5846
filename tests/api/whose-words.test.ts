import { announceDocumentCall } from '@vigie/domain/api/document-calls'
import { recordMoodCall, undoMoodCall } from '@vigie/domain/api/mood-calls'
import { setNoteCall } from '@vigie/domain/api/note-calls'
import { getResidentReportCall } from '@vigie/domain/api/report-calls'
import { doTaskCall, getTaskCall, setTaskCall } from '@vigie/domain/api/task-calls'
import { moods } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { type RoleId, roles } from '@vigie/domain/people/roles'
import { localDate } from '@vigie/domain/time/local-time'
import { beforeEach, expect, it } from 'vitest'
import { callApi, sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { newTask, saidDaily } from '../support/tasks.ts'

const { ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_WRITE } = roles

let home: TestHome
let bid: string
beforeEach(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
})

async function writerAs(role: RoleId): Promise<TestPerson> {
  const person = await signUp({ role })
  const follows = role === CAREGIVER ? { beneficiaryIds: [bid] } : {}
  await join(home.eid, person, { roleId: READ_WRITE, ...follows })
  return person
}
const at = () => ({ eid: home.eid, bid })
const kept = async (path: string) => (await db.doc(path).get()).data()
const note = { visibility: 'public' as const, text: 'Le médecin a dit de cesser le Coumadin.' }

/** All that somebody writes of a resident, one of each; which of what is kept of it says that they are a relative. */
async function marksOf(person: TestPerson) {
  const { eid } = home
  const task = newTask(eid, bid, { title: 'Bain' })
  await db.doc(paths.task(eid, bid, 'bath')).set(task)
  const dueAt = task.startAt
  const document = { title: 'Lettre', fileName: 'a.pdf', contentType: 'application/pdf' as const, size: 15 }
  const answers = [
    await callApi(person, setNoteCall, { params: { ...at(), mid: 'n' }, body: note }),
    await callApi(person, recordMoodCall, {
      params: at(),
      body: { id: 'm', type: 'mood', data: moods.GOOD },
    }),
    await callApi(person, doTaskCall, { params: { ...at(), tid: 'bath' }, body: { dueAt } }),
    await callApi(person, setTaskCall, {
      params: { ...at(), tid: 'added' },
      body: saidDaily(Date.now() + 3_600_000),
    }),
    await callApi(person, announceDocumentCall, { params: { ...at(), fid: 'letter' }, body: document }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const [bath, resident] = [await kept(paths.task(eid, bid, 'bath')), await kept(paths.beneficiary(eid, bid))]
  const all = {
    note: await kept(paths.note(eid, bid, 'n')),
    mood: await kept(paths.mood(eid, bid, 'm')),
    latest: resident?.mood,
    recent: bath?.recent[0],
    done: await kept(paths.taskDone(eid, bid, 'bath', `${dueAt}`)),
    document: await kept(paths.document(eid, bid, 'letter')),
  }
  const added = await kept(paths.task(eid, bid, 'added'))
  return Object.entries({ ...all, added: { isRelative: added?.addedByRelative } }).flatMap(
    ([name, record]) => (record?.isRelative === undefined ? [] : [[name, record.isRelative]]),
  )
}

it('all that a relative writes of a resident says that they are one', async () => {
  const names = ['note', 'mood', 'latest', 'recent', 'done', 'document', 'added']
  expect(await marksOf(await writerAs(CAREGIVER))).toEqual(names.map((name) => [name, true]))
})

it.each([NURSE, READ_WRITE, ADMIN_ESTABLISHMENT] as const)(
  'nothing that staff of role %i write says so',
  async (role) => {
    expect(await marksOf(await writerAs(role))).toEqual([])
  },
)

it.each([
  [CAREGIVER, false],
  [NURSE, true],
] as const)(
  'nobody of role %i says of themselves whether they are a relative: %j',
  async (role, isRelative) => {
    const person = await writerAs(role)
    const record = `/api/establishment/${home.eid}/beneficiary/${bid}`
    for (const [path, said] of [
      ['message/own', note],
      ['mood', { type: 'mood', data: moods.GOOD }],
    ] as const) {
      const send = (body: object) =>
        sendApi(person, `${record}/${path}`, { method: 'POST', body: JSON.stringify(body) })
      const sent = await send({ ...said, isRelative })
      expect([path, sent.status, sent.data.code]).toEqual([path, 400, 'invalidRequest'])
      expect(await send(said)).toMatchObject({ status: 200 })
    }
  },
)

it('what stood before is a relative’s again once what came after is taken back', async () => {
  const [relative, nurse] = [await writerAs(CAREGIVER), await writerAs(NURSE)]
  const say = (person: TestPerson, id: string, data: number) =>
    callApi(person, recordMoodCall, { params: at(), body: { id, type: 'mood', data } as never })
  await say(relative, 'first', moods.BAD)
  await say(nurse, 'then', moods.GOOD)
  const latest = async () => (await kept(paths.beneficiary(home.eid, bid)))?.mood
  expect(await latest()).toEqual({
    value: moods.GOOD,
    at: expect.any(Number),
    by: nurse.uid,
    byName: nurse.name,
  })
  await callApi(nurse, undoMoodCall, { params: { ...at(), moodId: 'then' } })
  expect(await latest()).toMatchObject({ by: relative.uid, isRelative: true })
})

it('a report and the task itself tell what is a relative’s and what is not', async () => {
  const [relative, nurse] = [await writerAs(CAREGIVER), await writerAs(NURSE)]
  await marksOf(relative)
  const hers = { ...at(), mid: 'nurses' }
  await callApi(nurse, setNoteCall, { params: hers, body: { ...note, text: 'A bien dormi' } })
  // Just after midnight what was due an hour ago is of the day before.
  const [yesterday, today] = [86_400_000, 0].map((ago) => localDate(Date.now() - ago, 'America/Toronto'))
  const { data } = await callApi(nurse, getResidentReportCall, {
    params: at(),
    query: { period: 'custom', from: yesterday ?? '', to: today ?? '' },
  })
  const report = getResidentReportCall.answer.parse(data)
  const marked = (all: readonly { isRelative?: true | undefined }[]) =>
    all.map(({ isRelative }) => isRelative)
  expect([marked(report.notes), marked(report.moods), marked(report.done)]).toEqual([
    [true, undefined],
    [true],
    [true],
  ])
  const task = await callApi(nurse, getTaskCall, { params: { ...at(), tid: 'bath' } })
  expect(task.data).toMatchObject({ recent: [{ by: relative.uid, isRelative: true }] })
})
