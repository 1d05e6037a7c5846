import fc from 'fast-check'
import { expect, it } from 'vitest'
import { periodicities } from './enums.ts'
import { saidDaily, taskOf } from './task.fixture.ts'
import { taskSchema } from './task.ts'
import { goingOn } from './task-life.ts'
import { occurrencesBetween } from './task-plan.ts'
import { taskStateAt } from './task-state.ts'
import { undoneBetween } from './task-undone.ts'

const toronto = 'America/Toronto'
const minute = 60_000
const start = Date.parse('2026-10-25T08:00:00-04:00')
const fortnight = 14 * 24 * 60

const step = fc.oneof(
  fc.record({
    periodicity: fc.constant(periodicities.MINUTES),
    startEvery: fc.integer({ min: 20, max: 1_000 }),
  }),
  fc.record({ periodicity: fc.constant(periodicities.HOURS), startEvery: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ periodicity: fc.constant(periodicities.DAYS), startEvery: fc.integer({ min: 1, max: 9 }) }),
)
/** Instants of a fortnight in which clocks change, also those at which a task is due, in their order. */
const instants = (count: number) =>
  fc
    .array(fc.nat(fortnight), { minLength: count, maxLength: count })
    .map((all) => all.toSorted((one, other) => one - other).map((after) => start + after * minute))

it('of somebody who was archived exactly what was due meanwhile is not called undone, nor to be done', () => {
  fc.assert(
    fc.property(
      step,
      instants(3),
      fc.option(fc.nat(40), { nil: null }),
      (every, [from, until, at], count) => {
        const repeat = count === null ? null : count + 1
        const task = taskOf(saidDaily(start, { ...every, repeat }), start - 1, toronto)
        const [archivedAt = 0, restoredAt = 0, now = 0] = [from, until, at]
        const restored = goingOn(task, [archivedAt, restoredAt], toronto)
        const all = occurrencesBetween(task, [start, now], toronto, 2_000)
        const asked = all.filter((dueAt) => dueAt < archivedAt || dueAt >= restoredAt)
        expect(undoneBetween(restored, [], [start, now], toronto)).toEqual(asked)
        const [before, after] = [task, restored].map((one) => taskStateAt(one, now, toronto, false))
        const wasMeanwhile =
          before !== undefined && 'dueAt' in before && before.dueAt >= archivedAt && before.dueAt < restoredAt
        if (wasMeanwhile) expect(after).not.toMatchObject({ dueAt: before.dueAt })
        else expect(after).toEqual(before)
      },
    ),
    { numRuns: 1_000 },
  )
})

it('of somebody who was archived again and again exactly what was due meanwhile is not called undone', () => {
  fc.assert(
    fc.property(step, instants(6), (every, times) => {
      const pairs = [0, 2, 4].map((index) => [times[index] ?? 0, times[index + 1] ?? 0] as const)
      const task = taskOf(saidDaily(start, every), start - 1, toronto)
      const restored = pairs.reduce((one, archived) => goingOn(one, archived, toronto), task)
      const now = start + (fortnight + 1) * minute
      const undone = undoneBetween(restored, [], [start, now], toronto)
      const wasMeanwhile = (dueAt: number) => pairs.some(([from, until]) => dueAt >= from && dueAt < until)
      const all = occurrencesBetween(task, [start, now], toronto, 2_000)
      expect(undone).toEqual(all.filter((dueAt) => !wasMeanwhile(dueAt)))
    }),
  )
})

it('of more times than a task knows of, what was due before the first of these is not asked for any more, and never what was due meanwhile', () => {
  const day = 24 * 60 * minute
  const daily = taskOf(saidDaily(start), start - 1, toronto)
  // On every other day at 07:00 they are archived until the next.
  const from = (index: number) => start + (2 * index + 1) * day - 60 * minute
  const restored = Array.from({ length: 12 }).reduce<typeof daily>(
    (one, _, index) => goingOn(one, [from(index), from(index) + day], toronto),
    daily,
  )
  expect(taskSchema.parse(restored)).toEqual(restored)
  const all = occurrencesBetween(daily, [start, start + 24 * day], toronto, 100)
  const asked = all.filter((dueAt, index) => index % 2 === 0 && dueAt >= from(1) + day)
  expect(undoneBetween(restored, [], [start, start + 24 * day], toronto)).toEqual(asked)
})
