import type { Task, TaskSaid } from '@vigie/domain/care/task'
import { saidDaily, saidOnce, taskOf } from '@vigie/domain/care/task.fixture'
import type { TaskLeft } from '@vigie/domain/care/task-left'
import { expect, test } from 'vitest'
import { type DoneOnce, dayTasks, type TasksOfDay } from './day-tasks.ts'

const timeZone = 'America/Toronto'
const hour = 3_600_000
const day = 24 * hour
/** Midnight in Toronto. */
const from = Date.parse('2026-11-20T05:00:00Z')
const span = { from, until: from + day }
const eight = from + 8 * hour

const task = (said: TaskSaid, id: string, change: Partial<Task> = {}) => ({
  ...{ ...taskOf(said, from - 10 * day, timeZone), ...change },
  ...{ id, path: id },
})
const doneAt = (dueAt: number, at = dueAt) => ({ dueAt, at, by: 'bob', byName: 'Bob' })
const record = (taskId: string, dueAt: number, at = dueAt): DoneOnce => ({
  ...doneAt(dueAt, at),
  taskId,
  title: taskId,
})
const all = {
  ...{ tasks: [], records: [], recordsSince: from - day, left: [], span },
  ...{ now: from + 3 * day, timeZone, isArchived: false },
}
const told = (more: Partial<TasksOfDay>) =>
  dayTasks({ ...all, ...more }).map(({ tid, state, dueAt }) => `${tid} ${state} ${(dueAt - from) / hour}`)
const daily = (id: string, change: Partial<Task> = {}) => task(saidDaily(eight - 5 * day), id, change)

test('a day has what was done in it, by whom, also of a task that is gone, and what was due and nobody did', () => {
  const records = [record('done', eight, eight + hour), record('gone', eight)]
  expect(told({ tasks: [daily('done'), daily('missed')], records })).toEqual([
    'missed missed 8',
    'done done 8',
    'gone done 8',
  ])
  expect(dayTasks({ ...all, tasks: [daily('done')], records, now: eight })).toMatchObject([
    { done: { byName: 'Bob', at: eight + hour }, isKept: true },
    { tid: 'gone', isKept: false },
  ])
})

test('what was done on another day than it was due stands where it was done, and is not called undone where it was due', () => {
  const records = [record('late', eight, eight + day), record('ahead', eight + day, eight)]
  const tasks = [daily('late'), daily('ahead')]
  expect(told({ tasks, records })).toEqual(['ahead missed 8', 'ahead done 32'])
})

test('what can still be done is to be done, not missed; what is due later is not told yet', () => {
  const tasks = [daily('daily'), task(saidOnce(eight), 'once')]
  expect(told({ tasks, now: eight - 1 })).toEqual([])
  expect(told({ tasks, now: eight + hour })).toEqual(['daily due 8', 'once due 8'])
  expect(told({ tasks })).toEqual(['daily missed 8', 'once due 8'])
})

test('nothing is called undone of which nobody knows whether it was asked for', () => {
  const tasks = [
    daily('deactivated', { activated: false }),
    daily('activated since', { activatedAt: eight + 1 }),
    daily('planned since', { plannedAt: eight + 1 }),
  ]
  expect(told({ tasks })).toEqual([])
  expect(told({ tasks: [daily('of an archived one')], isArchived: true })).toEqual([])
})

test('who reads tasks alone is told what these carry, and nothing undone of before', () => {
  const recent = Array.from({ length: 20 }, (_, index) => doneAt(eight + day - index * hour))
  const often = daily('often', { recent })
  expect(told({ tasks: [often], recordsSince: Infinity }).filter((one) => one.includes('done'))).toHaveLength(
    11,
  )
  const few = daily('few', { recent: [doneAt(eight - day)] })
  const full = daily('full', { recent: recent.map(({ dueAt }) => doneAt(dueAt + 2 * day)) })
  expect(told({ tasks: [few, full], recordsSince: Infinity })).toEqual(['few missed 8'])
})

test('of what comes often nothing is called undone that may have been done before the records that are read begin', () => {
  const often = { ...saidDaily(from - 10 * day), periodicity: 0, startEvery: 15 } as const
  const recent = Array.from({ length: 20 }, (_, index) => doneAt(from + 10 * hour - index * (hour / 4)))
  const turned = task(often, 'turned', { recent })
  const asked = { tasks: [turned], now: from + 10.2 * hour }
  const undone = (more: Partial<TasksOfDay>) =>
    told({ ...asked, ...more }).filter((one) => !one.includes('done'))
  // All that it carries was done; of before it is known by what is read alone.
  expect(undone({ recordsSince: Infinity })).toEqual([])
  expect(undone({ recordsSince: from + 4.75 * hour })).toEqual(['turned missed 5'])
  expect(undone({ recordsSince: from })).toHaveLength(20)
})

test('what was missed of a task that was deactivated, deleted or changed since is told once, and not where it was done since', () => {
  const left = (taskId: string, at: number, dueAt = [eight]): TaskLeft => ({
    ...{ taskId, dueAt, at, openAt: null, why: 'deactivated', by: 'bob', byName: 'Bob' },
    ...{ beneficiaryId: 'r', title: taskId, description: '' },
  })
  const later = eight + hour
  const off = (id: string) => daily(id, { activated: false })
  const asked = {
    tasks: [off('off'), off('done since'), daily('told already')],
    left: [
      ...[
        left('off', later),
        left('gone', later, [eight - day, eight, eight + day]),
        left('gone', later + 1),
      ],
      ...[left('done since', later), left('told already', later)],
    ],
    records: [record('done since', eight, later + hour)],
  }
  expect(told(asked).toSorted()).toEqual([
    'done since done 8',
    'gone missed 8',
    'off missed 8',
    'told already missed 8',
  ])
  expect(dayTasks({ ...all, ...asked }).map(({ tid, isKept }) => `${tid} ${isKept}`)).toContain('gone false')
  expect(told({ ...asked, isArchived: true })).toEqual(['done since done 8'])
  // Of a task that is gone nothing was done since.
  expect(told({ left: [left('gone', later)], recordsSince: Infinity })).toEqual(['gone missed 8'])
  // Whoever could have done it since did so before what is read begins, and the task carries too little to tell.
  const recent = Array.from({ length: 20 }, (_, index) => doneAt(eight + 2 * day - index * hour))
  const turned = { tasks: [daily('on', { recent, activatedAt: eight + 1 })], left: [left('on', later)] }
  expect(told({ ...turned, recordsSince: later + 1 }).filter((one) => one.includes('missed'))).toEqual([])
  expect(told({ ...turned, recordsSince: later })).toContain('on missed 8')
})
