import { getHomeMonthCall, getResidentReportCall } from '@vigie/domain/api/report-calls'
import { activateTaskCall, deleteTaskCall, setTaskCall } from '@vigie/domain/api/task-calls'
import { taskSchema } from '@vigie/domain/care/task'
import { withDone } from '@vigie/domain/care/task-life'
import { occurrencesBetween } from '@vigie/domain/care/task-plan'
import { paths, taskLeftPaths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localDate } from '@vigie/domain/time/local-time'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { join, signUp } from '../support/people.ts'
import { doneRecord, newTask, saidDaily } from '../support/tasks.ts'

const day = 24 * 3_600_000
const timeZone = 'America/Toronto'

it('a report and a month count what was missed of a task that is moved, deactivated or deleted as before, and nothing that was done', async () => {
  const home = await createHome()
  const { eid } = home
  const bid = await home.addResident()
  const [nurse, relative, admin] = await Promise.all([
    signUp({ role: roles.NURSE }),
    signUp({ role: roles.CAREGIVER }),
    signUp({ role: roles.ADMIN_ESTABLISHMENT }),
  ])
  await Promise.all([
    join(eid, nurse, { roleId: roles.READ_WRITE }),
    join(eid, relative, { roleId: roles.READ_WRITE, beneficiaryIds: [bid] }),
    join(eid, admin, { roleId: roles.ADMIN }),
  ])
  const now = Date.now()
  const startAt = now - 40 * day - 3_600_000
  const asked = { startAt, addedAt: startAt - 1, activatedAt: startAt - 1, updatedAt: startAt - 1 }
  const task = newTask(eid, bid, { ...asked, nextAt: startAt })
  // Ten were missed at first, and one in five since: the task itself carries the twenty that were done last.
  const done = occurrencesBetween(task, [startAt, now], timeZone, 99).filter(
    (_, index) => index >= 10 && index % 5 !== 0,
  )
  const by = { by: 'alice', byName: 'Alice' }
  const known = done.reduce((one, dueAt) => withDone(one, { dueAt, at: dueAt, ...by }, dueAt, timeZone), task)
  const updatedAt = asked.updatedAt
  const tids = ['moved', 'paused', 'deleted', 'kept']
  for (const tid of tids)
    await Promise.all([
      db.doc(paths.task(eid, bid, tid)).set(taskSchema.parse({ ...known, updatedAt })),
      ...done.map((dueAt) =>
        db
          .doc(paths.taskDone(eid, bid, tid, `${dueAt}`))
          .set(doneRecord(eid, bid, tid, { dueAt, at: dueAt, ...by })),
      ),
    ])
  const query = {
    period: 'custom',
    from: localDate(now - 42 * day, timeZone),
    to: localDate(now, timeZone),
  } as const
  const told = async () => {
    const { data } = await callApi(nurse, getResidentReportCall, { params: { eid, bid }, query })
    const { missed, isCut } = getResidentReportCall.answer.parse(data)
    return [isCut, ...tids.map((tid) => missed.find((one) => one.tid === tid)?.count)]
  }
  const month = localDate(now, timeZone).slice(0, 7)
  const ofMonth = async () => {
    const { data } = await callApi(admin, getHomeMonthCall, { params: { eid }, query: { month } })
    return getHomeMonthCall.answer.parse(data).tasks
  }
  const before = [await told(), await ofMonth()]
  expect(before[0]).toEqual([false, 17, 17, 17, 17])

  const of = (tid: string) => ({ params: { eid, bid, tid } })
  const said = { ...saidDaily(now + day), updatedAt }
  const toggled = (activated: boolean) =>
    callApi(relative, activateTaskCall, { ...of('paused'), body: { activated } })
  const answers = [
    await callApi(nurse, setTaskCall, { ...of('moved'), body: said }),
    ...[await toggled(false), await toggled(true)],
    await callApi(relative, deleteTaskCall, of('deleted')),
    // What says the same of what was due leaves nothing.
    await callApi(nurse, setTaskCall, { ...of('kept'), body: { ...said, startAt, title: 'Autre' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect([await told(), await ofMonth()]).toEqual(before)
  expect((await db.collection(taskLeftPaths.all(eid)).count().get()).data().count).toBe(3)

  // And again: what the first change left is not counted twice.
  await callApi(nurse, deleteTaskCall, of('moved'))
  await callApi(nurse, deleteTaskCall, of('paused'))
  expect([await told(), await ofMonth()]).toEqual(before)
})
