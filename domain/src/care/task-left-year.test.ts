import fc from 'fast-check'
import { expect, it } from 'vitest'
import { periodicities } from './enums.ts'
import { missedOf } from './handed-over.ts'
import { isMissedCut } from './missed-cut.ts'
import { bob, saidDaily, saidOnce, taskOf } from './task.fixture.ts'
import type { Task } from './task.ts'
import { leftUndone, type RecordedDone, recordsAsked, type TaskLeft, taskLeftSchema } from './task-left.ts'
import { changedTask, withActivation, withDone } from './task-life.ts'
import { occurrencesBetween } from './task-plan.ts'

const timeZone = 'America/Toronto'
const minute = 60_000
const day = 24 * 60 * minute
const start = Date.parse('2026-03-01T08:00:00-05:00')
const resident = { bid: 'roy', name: 'Mme Roy', room: '214', isArchived: false }

const planned = (change: Parameters<typeof saidDaily>[1] = {}) =>
  taskOf(saidDaily(start, change), start - day, timeZone)

/** A task, what was done of it, and what it left, as they are stored. */
interface Kept {
  readonly task: Task | null
  readonly done: readonly number[]
  readonly left: readonly TaskLeft[]
}

/** What of the records is read of a span of time, the latest. */
const readOf = (
  done: readonly number[],
  span: { from: number; until: number },
  most = 1_500,
): RecordedDone => {
  const all = done.filter((due) => due >= span.from && due < span.until).toSorted((one, other) => other - one)
  const dueAt = all.slice(0, most)
  return { dueAt, since: dueAt.length < most ? span.from : (dueAt.at(-1) ?? span.until) }
}

function become(kept: Kept, after: Task | null, at: number, most?: number): Kept {
  const { task: before, done, left } = kept
  if (before === null) return kept
  const span = recordsAsked(before, after, at, timeZone)
  const found = leftUndone(before, after, at, timeZone, span === null ? undefined : readOf(done, span, most))
  if (found === null) return { task: after, done, left }
  const { title, description } = before
  const who = { why: 'changed', at, by: 'bob', byName: 'Bob', beneficiaryId: 'roy', taskId: 't' } as const
  return {
    task: after,
    done,
    left: [...left, taskLeftSchema.parse({ ...found, ...who, title, description })],
  }
}

const partsOf = ({ task, done, left }: Kept) => ({
  resident,
  tasks: task?.activated ? [{ ...task, id: 't' }] : [],
  left,
  done: done.map((dueAt) => ({ taskId: 't', dueAt })),
})
const missed = (kept: Kept, span: { from: number; until: number }) =>
  missedOf(partsOf(kept), span, timeZone).reduce((sum, { count }) => sum + count, 0)

const acts: Readonly<Record<string, (task: Task, at: number) => Task | null>> = {
  deleted: () => null,
  toggled: (task, at) => withActivation(task, !task.activated, bob, at, timeZone),
  moved: (task, at) => changedTask(task, saidDaily(at + 3 * day), bob, at, timeZone),
  'with another end': (task, at) =>
    changedTask(task, saidDaily(task.startAt, { repeat: 9 }), bob, at, timeZone),
  'without end': (task, at) => changedTask(task, saidDaily(task.startAt), bob, at, timeZone),
  once: (task, at) => changedTask(task, saidOnce(at + day), bob, at, timeZone),
}

it('whatever becomes of a task, and then of it again, a report of three months counts what was missed as it did', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.array(fc.boolean(), { minLength: 91, maxLength: 91 }),
      fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 1, maxLength: 4 }),
      (days, isDone, names) => {
        const at = start + days * day + 60 * minute
        const span = { from: start, until: at + 1 }
        const done = occurrencesBetween(planned(), [start, at], timeZone, 91).filter(
          (_, index) => isDone[index],
        )
        const task = done.reduce(
          (one, dueAt) => withDone(one, { dueAt, at: dueAt, by: 'bob', byName: 'Bob' }, dueAt, timeZone),
          planned(),
        )
        const before: Kept = { task, done, left: [] }
        // One after the other within a minute, so that nothing is due between them.
        const after = names.reduce<Kept>((kept, name, index) => {
          const next = kept.task === null ? null : acts[name]?.(kept.task, at + index)
          return next === undefined ? kept : become(kept, next, at + index)
        }, before)
        expect(missed(after, span)).toBe(days + 1 - done.length)
        expect(isMissedCut(partsOf(after), span)).toBe(false)
      },
    ),
    { numRuns: 100 },
  )
})

it('of a task that comes very often the latest is kept, and told that there may be more of the time before alone', () => {
  const task = planned({ periodicity: periodicities.MINUTES, startEvery: 15 })
  const at = start + 30 * day
  const deleted = become({ task, done: [], left: [] }, null, at)
  const [left] = deleted.left
  expect(left?.dueAt).toHaveLength(500)
  expect(left?.dueAt.at(-1)).toBe(at)
  expect(left?.untold).toEqual({ from: start, until: at - 499 * 15 * minute })
  const isCut = (from: number, until: number) => isMissedCut(partsOf(deleted), { from, until })
  expect([isCut(at - day, at), isCut(start, at), isCut(start - 9 * day, start)]).toEqual([false, true, false])
  expect(
    isMissedCut(
      { ...partsOf(deleted), resident: { ...resident, isArchived: true } },
      { from: start, until: at },
    ),
  ).toBe(false)
})

it('what was done so often that not all of it is read is not called undone, and may hold more', () => {
  const task = planned({ periodicity: periodicities.HOURS, startEvery: 1 })
  const at = start + 20 * day
  const all = occurrencesBetween(task, [start, at + 1], timeZone, 1_000)
  const done = all.filter((_, index) => index % 2 === 0)
  const known = done
    .slice(-30)
    .reduce(
      (one, dueAt) => withDone(one, { dueAt, at: dueAt, by: 'bob', byName: 'Bob' }, dueAt, timeZone),
      task,
    )
  const { left } = become({ task: known, done, left: [] }, null, at, 50)
  const since = done.at(-70) ?? 0
  expect(left[0]?.dueAt).toEqual(all.filter((due, index) => index % 2 === 1 && due >= since))
  expect(left[0]?.untold).toEqual({ from: start, until: since })
})

it('a year is kept of a task of every day, and what is said in other words leaves nothing and asks for no record', () => {
  const task = planned()
  const at = start + 500 * day
  const { left } = become({ task, done: [], left: [] }, null, at)
  expect(left[0]?.dueAt.length).toBeGreaterThanOrEqual(366)
  expect(left[0]?.untold).toMatchObject({ from: start, until: at - 366 * day })
  const renamed = changedTask(task, { ...saidDaily(start), title: 'Autre' }, bob, at, timeZone)
  expect([recordsAsked(task, renamed, at, timeZone), leftUndone(task, renamed, at, timeZone)]).toEqual([
    null,
    null,
  ])
})

it('a task that still comes more often than one looks at is told to hold more', () => {
  const task = planned({ periodicity: periodicities.MINUTES, startEvery: 15 })
  const kept = { task, done: [], left: [] }
  const isCut = (days: number) => isMissedCut(partsOf(kept), { from: start, until: start + days * day })
  expect([isCut(15), isCut(16)]).toEqual([false, true])
  // The latest are looked at: what is of today is no less told for all that was before.
  const until = start + 16 * day
  expect(missedOf(partsOf(kept), { from: start, until }, timeZone)[0]?.count).toBe(1_500)
})
