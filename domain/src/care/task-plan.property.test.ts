import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDate } from '../time/local-time.ts'
import { wallClockAt } from '../time/wall-clock.ts'
import { type Periodicity, periodicities, taskTypes } from './enums.ts'
import { saidDaily, taskOf } from './task.fixture.ts'
import { mostRepeats } from './task.ts'
import {
  isOccurrence,
  lastOccurrence,
  occurrenceAfter,
  occurrenceDueAt,
  occurrencesBetween,
  plannedAs,
  planOverAt,
  type TaskPlan,
} from './task-plan.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const unitMs: Record<Periodicity, number> = { 0: minute, 1: hour, 2: day }
const at = (iso: string) => Date.parse(iso)

const zone = fc.constantFrom('America/Toronto', 'Europe/Paris')
// Each change of clocks in ten years, two 29 Februaries, and any other time.
const years = Array.from({ length: 10 }, (_, index) => 2026 + index)
const turns = years.flatMap((year) => [
  // Within eight days of each of these, clocks change in one of the two zones.
  at(`${year}-03-11T07:00:00Z`),
  at(`${year}-03-28T01:00:00Z`),
  at(`${year}-10-28T01:00:00Z`),
  at(`${year}-11-04T06:00:00Z`),
])
const instant = fc.oneof(
  fc.integer({ min: at('2026-01-01'), max: at('2036-01-01') }),
  fc
    .tuple(
      fc.constantFrom(...turns, at('2028-02-29'), at('2032-02-29')),
      fc.integer({ min: -8 * day, max: 8 * day }),
    )
    .map(([turn, away]) => turn + away),
)
const step = fc.oneof(
  fc.record({
    periodicity: fc.constant(periodicities.MINUTES),
    startEvery: fc.integer({ min: 1, max: 1_000 }),
  }),
  fc.record({ periodicity: fc.constant(periodicities.HOURS), startEvery: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ periodicity: fc.constant(periodicities.DAYS), startEvery: fc.integer({ min: 1, max: 60 }) }),
)
const plan = fc
  .record({ startAt: instant, repeat: fc.option(fc.integer({ min: 1, max: 500 }), { nil: null }), step })
  .map(({ step, ...rest }) => ({ type: taskTypes.PERIODIC, ...rest, ...step }))
/** How long after the start of a task somebody looks at it: also before it, and years later. */
const later = fc.oneof(
  fc.integer({ min: -30 * day, max: 4_000 * day }),
  fc.integer({ min: -2 * day, max: 20 * day }),
)

describe('the next call of a task', () => {
  it('comes after now, is one of its occurrences, and no earlier for somebody who looks later', () => {
    fc.assert(
      fc.property(plan, zone, later, fc.nat(10 * day), (task, timeZone, after, wait) => {
        const now = task.startAt + after
        const next = occurrenceAfter(task, now, timeZone)
        const nextThen = occurrenceAfter(task, now + wait, timeZone)
        if (next === null) return nextThen === null
        return (
          next > now &&
          next >= task.startAt &&
          isOccurrence(task, next, timeZone) &&
          (nextThen === null || nextThen >= next)
        )
      }),
      { numRuns: 3_000 },
    )
  })

  it('skips none and doubles none: nothing lies between what is due now and what comes next', () => {
    fc.assert(
      fc.property(plan, zone, later, (task, timeZone, after) => {
        const now = task.startAt + after
        const due = occurrenceDueAt(task, now, timeZone)
        const next = occurrenceAfter(task, now, timeZone)
        if (due === null) return now < task.startAt || (next === null && planOverAt(task, timeZone) <= now)
        expect(due).toBeLessThanOrEqual(now)
        expect(occurrenceAfter(task, due - 1, timeZone)).toBe(due)
        return occurrenceAfter(task, due, timeZone) === next
      }),
      { numRuns: 3_000 },
    )
  })

  it('is as many steps from the start as whole steps have passed, and one more', () => {
    fc.assert(
      fc.property(plan, zone, later, (bounded, timeZone, after) => {
        const task = { ...bounded, repeat: null }
        const now = task.startAt + after
        const next = occurrenceAfter(task, now, timeZone) ?? 0
        const stepMs = task.startEvery * unitMs[task.periodicity]
        const isInDays = task.periodicity === periodicities.DAYS
        const clock = (one: number) => (isInDays ? wallClockAt(one, timeZone) : one)
        // On the grid; what clocks leave out comes an hour later on them.
        const off = (clock(next) - clock(task.startAt)) % stepMs
        expect(off === 0 || (isInDays && off === hour)).toBe(true)
        // Not further away than a step, and the hour by which clocks may go back.
        expect(next - Math.max(now, task.startAt)).toBeLessThanOrEqual(isInDays ? stepMs + hour : stepMs)
      }),
      { numRuns: 3_000 },
    )
  })
})

it('a task with a count comes so often, each time later than before, and is over when it would come once more', () => {
  fc.assert(
    fc.property(plan, zone, fc.integer({ min: 1, max: 60 }), (unbounded, timeZone, repeat) => {
      const task = { ...unbounded, repeat }
      const over = planOverAt(task, timeZone)
      const all = occurrencesBetween(task, [0, Number.MAX_SAFE_INTEGER], timeZone, 1_000)
      expect(all).toHaveLength(repeat)
      expect(all[0]).toBe(task.startAt)
      expect([...new Set(all)].toSorted((one, other) => one - other)).toEqual(all)
      expect(occurrenceDueAt(task, over - 1, timeZone)).toBe(all.at(-1))
      expect(occurrenceDueAt(task, over, timeZone)).toBeNull()
    }),
  )
})

type Plan = TaskPlan & { startEvery: number; periodicity: Periodicity }

/** What is said of a task whose plan is this: by its count, or by an end. */
const saidOf = ({ startAt, startEvery, periodicity, repeat }: Plan, endAt: number | null) => ({
  ...saidDaily(startAt, { startEvery, periodicity }),
  repeat: endAt === null ? repeat : null,
  endAt,
})

it('the last date that was chosen holds, wherever a start that is past is moved to', () => {
  fc.assert(
    fc.property(plan, zone, fc.nat(9 * day), fc.nat(40 * day), (past, timeZone, waits, until) => {
      const now = past.startAt + waits
      const endDate = localDate(now + until, timeZone)
      const said = { ...saidOf(past, now), endAt: null, endDate }
      // On the eve of midnight it is moved to the day after its last.
      if (localDate(now + 10_000, timeZone) > endDate) {
        expect(() => taskOf(said, now, timeZone)).toThrow()
        return
      }
      const task = taskOf(said, now, timeZone)
      const last = lastOccurrence(task, timeZone) ?? 0
      expect(localDate(last, timeZone) <= endDate).toBe(true)
      const next = occurrenceAfter({ ...task, repeat: null }, last, timeZone) ?? 0
      expect(localDate(next, timeZone) > endDate).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

describe('the end and the count', () => {
  it('each follow from the other: the end of a count is counted as that, and where the task is over', () => {
    fc.assert(
      fc.property(plan, zone, fc.integer({ min: 1, max: 5_000 }), (unbounded, timeZone, repeat) => {
        const counted = plannedAs(saidOf({ ...unbounded, repeat }, null), timeZone)
        const endAt = counted?.endAt ?? 0
        expect(counted).toMatchObject({ repeat, endsBy: 'count' })
        expect(endAt).toBe(planOverAt({ ...unbounded, repeat }, timeZone))
        expect(plannedAs(saidOf(unbounded, endAt), timeZone)).toMatchObject({ repeat, endAt, endsBy: 'date' })
      }),
      { numRuns: 2_000 },
    )
  })

  it('an end is counted as the nearest one that a count has, once at least, and kept as it was said', () => {
    fc.assert(
      fc.property(plan, zone, fc.integer({ min: -hour, max: 4_000 * day }), (unbounded, timeZone, after) => {
        const endAt = unbounded.startAt + after
        const until = plannedAs(saidOf(unbounded, endAt), timeZone)
        const stepMs = unbounded.startEvery * unitMs[unbounded.periodicity]
        if (until === null) return after <= 0 || after / stepMs > mostRepeats
        expect(until).toMatchObject({ endAt, endsBy: 'date' })
        const isNearest = Math.abs(planOverAt(until, timeZone) - endAt) <= stepMs / 2 + hour
        return isNearest || until.repeat === 1
      }),
      { numRuns: 2_000 },
    )
  })
})

it('what comes every day comes once on every date of the calendar', () => {
  fc.assert(
    fc.property(instant, zone, (startAt, timeZone) => {
      const daily = {
        type: taskTypes.PERIODIC,
        startAt,
        startEvery: 1,
        periodicity: periodicities.DAYS,
        repeat: null,
      }
      const found = occurrencesBetween(daily, [startAt, Number.MAX_SAFE_INTEGER], timeZone, 30)
      const dates = found.map((one) => localDate(one, timeZone))
      const following = dates.map((_, index) => {
        const date = new Date(`${dates[0]}T00:00:00Z`)
        date.setUTCDate(date.getUTCDate() + index)
        return date.toISOString().slice(0, 10)
      })
      expect(dates).toEqual(following)
    }),
  )
})
