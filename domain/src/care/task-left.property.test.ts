import fc from 'fast-check'
import { expect, it } from 'vitest'
import { periodicities } from './enums.ts'
import { handedOver, type ResidentParts } from './handed-over.ts'
import { bob, saidDaily, saidOnce, taskOf } from './task.fixture.ts'
import type { Task } from './task.ts'
import { leftByUndo, leftUndone, type TaskLeft, taskLeftSchema } from './task-left.ts'
import { changedTask, withActivation, withDone, withoutDone } from './task-life.ts'

const timeZone = 'America/Toronto'
const hour = 3_600_000
const from = Date.parse('2026-06-01T15:00:00-04:00')
const until = from + 8 * hour

const partsOf = (change: Partial<ResidentParts>): ResidentParts => ({
  resident: { bid: 'roy', name: 'Mme Roy', room: '214', isArchived: false },
  ...{ alerts: [], notes: [], moods: [], tasks: [], left: [], done: [], devices: [] },
  ...change,
})
const missedOf = (change: Partial<ResidentParts>, now: number) =>
  handedOver([partsOf(change)], { from, until }, now, { timeZone, silent: null }).told[0]?.missed ?? []
/** Which occurrences are told, and how often. */
const timesOf = (change: Partial<ResidentParts>, now: number) =>
  missedOf(change, now)
    .flatMap(({ dueAt }) => dueAt)
    .toSorted((one, other) => one - other)

const recordOf = (before: Task, after: Task | null, at: number): TaskLeft[] => {
  const left = leftUndone(before, after, at, timeZone)
  if (left === null) return []
  const { title, description } = before
  const who = { why: after === null ? 'deleted' : 'changed', at, by: 'bob', byName: 'Bob' } as const
  return [taskLeftSchema.parse({ ...left, ...who, title, description, beneficiaryId: 'roy', taskId: 't' })]
}

const acts: Readonly<Record<string, (task: Task, at: number) => Task | null>> = {
  deleted: () => null,
  deactivated: (task, at) => withActivation(task, false, bob, at, timeZone),
  'deactivated and activated': (task, at) =>
    withActivation(withActivation(task, false, bob, at, timeZone), true, bob, at, timeZone),
  ended: (task, at) =>
    changedTask(task, saidDaily(task.startAt, { periodicity: 1, repeat: 1 }), bob, at, timeZone),
  moved: (task, at) => changedTask(task, saidOnce(at + 100 * hour), bob, at, timeZone),
}

it('whatever becomes of a task, its handover tells of what was not done as it would have, each once, and of nothing that was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.uniqueArray(fc.nat(6), { maxLength: 5 }),
      fc.integer({ min: 0, max: 11 * 60 }),
      fc.constantFrom(...Object.keys(acts)),
      (startEvery, done, minutes, name) => {
        const at = from + minutes * 60_000
        const said = saidDaily(from - hour, { periodicity: periodicities.HOURS, startEvery })
        const records = done
          .map((index) => from + (index * startEvery - 1) * hour)
          .filter((dueAt) => dueAt <= at)
        const before = records.reduce<Task>(
          (task, dueAt) => withDone(task, { dueAt, at: dueAt, by: 'bob', byName: 'Bob' }, dueAt, timeZone),
          taskOf(said, from - 30 * hour, timeZone),
        )
        const after = acts[name]?.(before, at) ?? null
        const kept = records.map((dueAt) => ({ taskId: 't', dueAt }))
        const left = recordOf(before, after, at)
        const tasks = after?.activated ? [{ ...after, id: 't' }] : []
        const told = timesOf({ tasks, left, done: kept }, at + 1)
        expect(told).toEqual(
          timesOf({ tasks: [{ ...before, id: 't' }], done: kept }, at + 1).filter((due) => due < until),
        )
      },
    ),
    { numRuns: 1_000 },
  )
})

it('says what became of it, when and by whom; a change of its words leaves nothing behind', () => {
  const task = taskOf(saidDaily(from + hour), from - hour, timeZone)
  const at = from + 2 * hour
  const [told] = missedOf({ left: recordOf(task, null, at) }, until)
  expect(told).toMatchObject({ tid: 't', dueAt: [from + hour], left: { why: 'deleted', at, byName: 'Bob' } })
  const renamed = changedTask(task, { ...saidDaily(from + hour), title: 'Autre' }, bob, at, timeZone)
  expect(leftUndone(task, renamed, at, timeZone)).toBeNull()
  expect(leftUndone({ ...task, activated: false }, null, at, timeZone)).toBeNull()
})

it('what was to be done before the shift and still was is told; what was to be done once more since is of the handover before', () => {
  const once = taskOf(saidOnce(from - 100 * hour), from - 101 * hour, timeZone)
  expect(timesOf({ left: recordOf(once, null, from + hour) }, until)).toEqual([from - 100 * hour])
  const daily = taskOf(saidDaily(from - 47 * hour), from - 60 * hour, timeZone)
  const at = from + 2 * hour
  expect(recordOf(daily, null, at)[0]?.dueAt).toEqual([-47, -23, 1].map((hours) => from + hours * hour))
  expect(timesOf({ left: recordOf(daily, null, at) }, until)).toEqual([from + hour])
})

it('what was left undone and is done since is not told, and what is to be done again once', () => {
  const task = taskOf(saidOnce(from + hour), from - hour, timeZone)
  const [off, on] = [from + 2 * hour, from + 3 * hour]
  const paused = withActivation(task, false, bob, off, timeZone)
  const left = recordOf(task, paused, off)
  expect(timesOf({ left }, until)).toEqual([from + hour])
  const tasks = [{ ...withActivation(paused, true, bob, on, timeZone), id: 't' }]
  expect(missedOf({ left, tasks }, until)).toMatchObject([{ dueAt: [from + hour], left: null }])
  const again = recordOf(task, null, on + hour)
  expect(missedOf({ left: [...left, ...again] }, until)).toMatchObject([
    { dueAt: [from + hour], left: { why: 'deleted' } },
  ])
  expect(missedOf({ left, done: [{ taskId: 't', dueAt: from + hour }] }, until)).toEqual([])
})

it('what is undone once its task does not tell of it any more is told from then on, and is kept once where the task tells of it', () => {
  const task = taskOf(saidDaily(from - 20 * hour), from - 30 * hour, timeZone)
  const dueAt = from - 20 * hour
  const done = withDone(task, { dueAt, at: from, by: 'bob', byName: 'Bob' }, from, timeZone)
  const at = from + hour
  const kept = (changed: Task) => leftByUndo(withoutDone(changed, dueAt, at, timeZone), dueAt, at, timeZone)
  expect(kept(done)).toBeNull()
  const left = kept(withActivation(done, false, bob, from, timeZone))
  expect(left).toEqual({ dueAt: [dueAt], openAt: dueAt })
  expect(kept(changedTask(done, saidOnce(from + 100 * hour), bob, from, timeZone) ?? done)).toEqual(left)
  expect(leftByUndo(task, at + hour, at, timeZone)).toBeNull()
  const record = taskLeftSchema.parse({
    ...left,
    ...{ why: 'undone', at, by: 'bob', byName: 'Bob', title: task.title, description: task.description },
    ...{ beneficiaryId: 'roy', taskId: 't' },
  })
  expect(missedOf({ left: [record] }, until)).toMatchObject([
    { dueAt: [dueAt], left: { why: 'undone', byName: 'Bob' } },
  ])
})
