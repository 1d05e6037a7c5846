import { getResidentReportCall } from '@vigie/domain/api/report-calls'
import { activateTaskCall, deleteTaskCall, setTaskCall } from '@vigie/domain/api/task-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { join, signUp } from '../support/people.ts'
import { newTask, saidDaily } from '../support/tasks.ts'

const hour = 3_600_000

it('what was not done is told as a relative’s by whose words it bears, and stays so once the task is gone', async () => {
  const home = await createHome()
  const { eid } = home
  const bid = await home.addResident()
  const [nurse, relative] = await Promise.all([
    signUp({ role: roles.NURSE }),
    signUp({ role: roles.CAREGIVER }),
  ])
  await Promise.all([
    join(eid, nurse, { roleId: roles.READ_WRITE }),
    join(eid, relative, { roleId: roles.READ_WRITE, beneficiaryIds: [bid] }),
  ])
  const startAt = Date.now() - 28 * hour
  const asked = {
    startAt,
    nextAt: startAt,
    addedAt: startAt - 1,
    activatedAt: startAt - 1,
    updatedAt: startAt - 1,
  }
  const staffs = newTask(eid, bid, { ...asked, title: 'Bain' })
  const relatives = { ...staffs, addedBy: relative.uid, addedByRelative: true as const }
  const all = { kept: relatives, reworded: relatives, deleted: relatives, paused: relatives, theirs: staffs }
  const left = { gone: staffs, own: staffs, moved: staffs }
  for (const [tid, task] of Object.entries({ ...all, ...left }))
    await db.doc(paths.task(eid, bid, tid)).set(task)
  const of = (tid: string) => ({ params: { eid, bid, tid } })
  const said = { ...saidDaily(startAt), title: 'Insuline 10 UI', updatedAt: asked.updatedAt }
  const reword = (by: typeof nurse, tid: string) => callApi(by, setTaskCall, { ...of(tid), body: said })
  const pause = (by: typeof nurse, tid: string) =>
    callApi(by, activateTaskCall, { ...of(tid), body: { activated: false } })
  const answers = [
    await reword(nurse, 'reworded'),
    await reword(relative, 'theirs'),
    await callApi(nurse, deleteTaskCall, of('deleted')),
    await pause(nurse, 'paused'),
    await callApi(relative, deleteTaskCall, of('gone')),
    await pause(relative, 'own'),
    // What was missed stood in the words of before.
    await callApi(relative, setTaskCall, { ...of('moved'), body: { ...said, startAt: Date.now() + hour } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const query = { period: 'lastWeek' } as const
  const { data } = await callApi(nurse, getResidentReportCall, { params: { eid, bid }, query })
  const { missed } = getResidentReportCall.answer.parse(data)
  const marked = (isTheirs: boolean) =>
    missed.filter((one) => (one.saidByRelative === true) === isTheirs).map(({ tid }) => tid)
  expect(marked(true).toSorted()).toEqual(['deleted', 'kept', 'paused', 'theirs'])
  expect(marked(false).toSorted()).toEqual(['gone', 'moved', 'own', 'reworded'])
})
