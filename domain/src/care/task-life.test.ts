import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodicities } from './enums.ts'
import { bob, saidDaily, saidOnce, taskOf } from './task.fixture.ts'
import { neverOver, type Task, taskSchema } from './task.ts'
import {
  changedTask,
  differingFields,
  formattedCompleted,
  goingOn,
  mayBeDone,
  newTask,
  nextCallAt,
  withActivation,
  withDone,
  withoutDone,
} from './task-life.ts'
import { byUrgency, taskStateAt } from './task-state.ts'

const toronto = 'America/Toronto'
const hour = 3_600_000
const day = 24 * hour
const now = Date.parse('2026-06-01T07:00:00-04:00')
const start = now + hour
const done = (dueAt: number, at = dueAt + 60_000) => ({ dueAt, at, by: 'bob', byName: 'Bob' })
const doneAt = (task: Task, dueAt: number, at = dueAt + 60_000) =>
  withDone(task, done(dueAt, at), at, toronto)

describe('a new task', () => {
  it('fits its schema, and says what is to be done first and when it is over', () => {
    const daily = taskOf(saidDaily(start, { repeat: 8 }), now, toronto)
    expect(taskSchema.parse(daily)).toEqual(daily)
    expect(daily).toMatchObject({ nextAt: start, overAt: start + 8 * day, nbDone: 0, activated: true })
    expect(taskOf(saidOnce(start), now, toronto)).toMatchObject({ nextAt: start, overAt: neverOver })
  })

  it('whose start is past starts in ten seconds', () => {
    expect(taskOf(saidDaily(now - 1), now, toronto).startAt).toBe(now + 10_000)
    expect(taskOf(saidDaily(now), now, toronto).startAt).toBe(now)
  })

  it('is none where its end is past by then', () => {
    const said = saidDaily(now - 2 * day, { endAt: now - day })
    expect(newTask(said, taskOf(saidOnce(start), now, toronto), now, toronto)).toBeNull()
  })
})

describe('completion', () => {
  it('is told as done of all, without end of ∞, of a one-time task of 1', () => {
    const eight = doneAt(taskOf(saidDaily(start, { repeat: 8 }), now, toronto), start)
    expect(formattedCompleted({ ...eight, nbDone: 3 })).toBe('3 / 8')
    expect(formattedCompleted({ ...taskOf(saidDaily(start), now, toronto), nbDone: 3 })).toBe('3 / ∞')
    expect(formattedCompleted(taskOf(saidOnce(start), now, toronto))).toBe('0 / 1')
  })

  it('of all occurrences leaves no next call, and the task is over', () => {
    const twice = taskOf(saidDaily(start, { repeat: 2 }), now, toronto)
    expect(nextCallAt(twice, now, toronto)).toBe(start)
    const once = doneAt(twice, start)
    expect(nextCallAt(once, start + 60_000, toronto)).toBe(start + day)
    expect(once).toMatchObject({ completed: false, nextAt: start + day })
    // Ahead of its time.
    const all = doneAt(once, start + day, start + hour)
    expect(nextCallAt(all, start + hour, toronto)).toBeNull()
    expect(all).toMatchObject({ completed: true, nextAt: null, overAt: start + hour })
    expect(taskStateAt(all, start + hour, toronto, false)).toEqual({ state: 'over' })
  })

  it('of what is no occurrence, or later than the next one, is not taken', () => {
    const daily = taskOf(saidDaily(start), now, toronto)
    expect([start - 1, start, start + day].map((dueAt) => mayBeDone(daily, dueAt, now, toronto))).toEqual([
      false,
      true,
      false,
    ])
    expect(mayBeDone(daily, start + day, start, toronto)).toBe(true)
  })

  it('is taken until the next takes its place, and for a day after it was due, no longer; of what comes once, until it is', () => {
    const every = (startEvery: number) =>
      taskOf(saidDaily(start, { startEvery, periodicity: periodicities.HOURS }), now, toronto)
    const lastDoneAfter = (startEvery: number, ...after: number[]) =>
      after.map((ms) => mayBeDone(every(startEvery), start, start + ms, toronto))
    const onItsWay = 600_000
    expect(lastDoneAfter(8, 8 * hour, day + onItsWay - 1, day + onItsWay)).toEqual([true, true, false])
    expect(lastDoneAfter(24, day, day + onItsWay - 1, day + onItsWay)).toEqual([true, true, false])
    expect(lastDoneAfter(48, day, 2 * day + onItsWay - 1, 2 * day + onItsWay)).toEqual([true, true, false])
    const once = taskOf(saidOnce(start), now, toronto)
    expect(mayBeDone(once, start, start + 5 * day, toronto)).toBe(true)
  })

  it('undone is as if it had not been, but for when', () => {
    const daily = taskOf(saidDaily(start, { repeat: 2 }), now, toronto)
    const all = doneAt(doneAt(daily, start), start + day)
    const undone = withoutDone(all, start + day, start + day + hour, toronto)
    expect(undone).toEqual({ ...doneAt(daily, start), nextAt: start + day })
    expect(taskStateAt(undone, start + day + hour, toronto, false)).toEqual({
      state: 'overdue',
      dueAt: start + day,
    })
  })

  it('counts what is done and undone in any order, and carries the latest', () => {
    const everyHour = saidDaily(start, { periodicity: periodicities.HOURS })
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 120 }), (numbers) => {
        const at = start + 70 * hour
        const kept = new Set<number>()
        let task = taskOf(everyHour, now, toronto)
        for (const number of numbers) {
          const dueAt = start + number * hour
          const isUndo = kept.delete(dueAt)
          if (!isUndo) kept.add(dueAt)
          task = isUndo ? withoutDone(task, dueAt, at, toronto) : withDone(task, done(dueAt, at), at, toronto)
        }
        expect(task.nbDone).toBe(kept.size)
        expect(taskSchema.safeParse(task).success).toBe(true)
        const carried = task.recent.map(({ dueAt }) => dueAt)
        expect(carried.filter((dueAt) => !kept.has(dueAt))).toEqual([])
        expect(carried).toEqual(carried.toSorted((one, other) => other - one))
      }),
    )
  })
})

describe('another thing said of a task', () => {
  const task = doneAt(taskOf(saidDaily(start, { repeat: 8 }), now, toronto), start)
  const at = start + 3 * day

  it('that is the same changes nothing, also where its start was moved', () => {
    expect(changedTask(task, saidDaily(start, { repeat: 8 }), bob, at, toronto)).toBe(task)
    const past = saidDaily(now - hour)
    const moved = taskOf(past, now, toronto)
    expect(changedTask(moved, past, bob, now + 5_000, toronto)).toBe(moved)
  })

  it('keeps a start that is past, and the count, as long as start and step are the same', () => {
    const changed = changedTask(task, saidDaily(start, { description: 'Autre', repeat: 4 }), bob, at, toronto)
    expect(changed).toMatchObject({ startAt: start, nbDone: 1, repeat: 4, endAt: start + 4 * day })
    expect(changed && differingFields(task, changed)).toEqual(['description', 'endAt', 'repeat'])
  })

  it('with another start begins to count anew, but for what was done ahead', () => {
    const ahead = doneAt(task, start + 4 * day, at)
    const later = changedTask(ahead, saidDaily(start + 4 * day, { repeat: 8 }), bob, at, toronto)
    expect(later).toMatchObject({ startAt: start + 4 * day, nbDone: 1, nextAt: start + 5 * day })
    expect(later?.recent).toHaveLength(2)
    const past = changedTask(task, saidDaily(start - 60_000, { repeat: 8 }), bob, at, toronto)
    expect(past).toMatchObject({ startAt: at + 10_000, nbDone: 0 })
  })

  it('says since when it is planned as it is: other words or another end are no other plan', () => {
    const words = changedTask(task, saidDaily(start, { description: 'Autre', repeat: 4 }), bob, at, toronto)
    expect(words?.plannedAt).toBeUndefined()
    const often = changedTask(task, saidDaily(start, { startEvery: 2, repeat: 8 }), bob, at, toronto)
    expect(often?.plannedAt).toBe(at)
  })

  it('says who said it last, and when, whatever it was; what comes to the same as before says nobody', () => {
    const relative = { uid: 'rose', name: 'Rose', isRelative: true } as const
    const ended = changedTask(task, saidDaily(start, { repeat: 4 }), relative, at, toronto)
    expect(ended?.changedBy).toEqual({ ...relative, at })
    expect(ended?.saidBy).toEqual({ ...relative, at })
    expect(taskSchema.parse(ended)).toEqual(ended)
    const same = ended && changedTask(ended, saidDaily(start, { repeat: 4 }), bob, at + 1, toronto)
    expect(same).toBe(ended)
    const back = ended && changedTask(ended, saidDaily(start, { repeat: 8 }), bob, at + 2, toronto)
    // Nothing is left of who was there before: a nurse's words are not a relative's.
    expect(back?.changedBy).toEqual({ ...bob, at: at + 2 })
    expect(back?.saidBy).toEqual({ ...bob, at: at + 2 })
    expect(task.changedBy).toBeUndefined()
  })

  it('keeps who said it where somebody only deactivates it', () => {
    const relative = { uid: 'rose', name: 'Rose', isRelative: true } as const
    const ended = changedTask(task, saidDaily(start, { repeat: 4 }), relative, at, toronto)
    const paused = ended && withActivation(ended, false, bob, at + 1, toronto)
    expect(paused).toMatchObject({ changedBy: { ...bob, at: at + 1 }, saidBy: { ...relative, at } })
    expect(withActivation(task, false, bob, at, toronto).saidBy).toBeUndefined()
  })

  it.each(['title', 'description'] as const)(
    'says since when its %s is in these words: another end is no other word',
    (field) => {
      const reworded = changedTask(task, saidDaily(start, { repeat: 8, [field]: 'Autre' }), bob, at, toronto)
      expect(reworded).toMatchObject({ [field]: 'Autre', rewordedAt: at })
      const ended = changedTask(task, saidDaily(start, { repeat: 4 }), bob, at, toronto)
      expect(ended).toMatchObject({ repeat: 4 })
      expect(ended?.rewordedAt).toBeUndefined()
      const endedSince =
        reworded && changedTask(reworded, saidDaily(start, { [field]: 'Autre' }), bob, at + 1, toronto)
      expect(endedSince).toMatchObject({ rewordedAt: at, changedBy: { at: at + 1 } })
      expect(reworded && withActivation(reworded, false, bob, at + 2, toronto)).toMatchObject({
        rewordedAt: at,
        changedBy: { ...bob, at: at + 2 },
      })
    },
  )

  it('takes back what was done under another plan without counting it', () => {
    const moved = changedTask(task, saidDaily(start + 4 * day + hour), bob, at, toronto)
    expect(moved && withoutDone(moved, start, at, toronto)).toMatchObject({ nbDone: 0, recent: [] })
  })
})

describe('how a task stands', () => {
  const minute = 60_000
  const daily = taskOf(saidDaily(start), now, toronto)
  const state = (task: Task, at: number) => taskStateAt(task, at, toronto, false)

  it('is later, soon within the hour, due, overdue from half an hour on, and then that of the next day', () => {
    expect(state(daily, start - hour - 1)).toEqual({ state: 'later', dueAt: start })
    expect(state(daily, start - hour)).toEqual({ state: 'soon', dueAt: start })
    expect(state(daily, start)).toEqual({ state: 'due', dueAt: start })
    expect(state(daily, start + 30 * minute - 1)).toEqual({ state: 'due', dueAt: start })
    expect(state(daily, start + 30 * minute)).toEqual({ state: 'overdue', dueAt: start })
    expect(state(daily, start + day)).toEqual({ state: 'due', dueAt: start + day })
    expect(state(doneAt(daily, start), start + 2 * minute)).toEqual({ state: 'later', dueAt: start + day })
  })

  it('of one that comes often turns within half of its step', () => {
    const often = taskOf(
      saidDaily(start, { startEvery: 20, periodicity: periodicities.MINUTES }),
      now,
      toronto,
    )
    expect(state(often, start - 11 * minute).state).toBe('later')
    expect(state(often, start - 10 * minute).state).toBe('soon')
    expect(state(often, start + 10 * minute).state).toBe('overdue')
    expect(state(often, start + 20 * minute)).toEqual({ state: 'due', dueAt: start + 20 * minute })
  })

  it('of one that is deactivated is that; activated again it is not asked for what was due meanwhile', () => {
    const off = withActivation(daily, false, bob, start + minute, toronto)
    expect(state(off, start + hour)).toEqual({ state: 'deactivated' })
    expect(withActivation(off, false, bob, start + hour, toronto)).toBe(off)
    const on = withActivation(off, true, bob, start + hour, toronto)
    expect(state(on, start + hour)).toEqual({ state: 'later', dueAt: start + day })
    expect(on.nextAt).toBe(start + day)
    // A one-time task is still to be done.
    const once = withActivation(taskOf(saidOnce(start), now, toronto), false, bob, now, toronto)
    expect(state(withActivation(once, true, bob, start + day, toronto), start + day).state).toBe('overdue')
  })

  it('of somebody who is archived falls due for nobody, and of somebody who is restored it does again', () => {
    expect(taskStateAt(daily, start + hour, toronto, true)).toEqual({ state: 'suspended' })
    expect(taskStateAt(daily, start + hour, toronto, false).state).toBe('overdue')
    const once = doneAt(taskOf(saidOnce(start), now, toronto), start)
    expect(taskStateAt(once, start + hour, toronto, true)).toEqual({ state: 'over' })
  })

  it('of somebody who is restored is not asked for what was due meanwhile, but once', () => {
    const restored = goingOn(daily, [start + minute, start + 8 * day + hour], toronto)
    expect(state(restored, start + 8 * day + hour)).toEqual({ state: 'later', dueAt: start + 9 * day })
    expect(restored).toMatchObject({ nextAt: start + 9 * day, updatedAt: daily.updatedAt })
    const archived = [start - minute, start + day] as const
    const once = goingOn(taskOf(saidOnce(start), now, toronto), archived, toronto)
    expect(state(once, start + day).state).toBe('overdue')
    const over = doneAt(taskOf(saidOnce(start), now, toronto), start)
    expect(goingOn(over, archived, toronto)).toBe(over)
    const off = withActivation(daily, false, bob, start, toronto)
    expect(goingOn(off, archived, toronto)).toBe(off)
  })

  it('of somebody who was archived by mistake is still asked for what was due before', () => {
    const restored = goingOn(daily, [start + hour, start + hour + 1_000], toronto)
    expect(restored).toBe(daily)
    expect(state(restored, start + hour + 1_000)).toEqual({ state: 'overdue', dueAt: start })
  })

  it('puts first what is to be done first, and last what is not', () => {
    const states = [
      { state: 'over' },
      { state: 'later', dueAt: 3 },
      { state: 'overdue', dueAt: 1 },
      { state: 'due', dueAt: 2 },
    ] as const
    expect(states.toSorted(byUrgency).map(({ state }) => state)).toEqual(['overdue', 'due', 'later', 'over'])
  })
})

it('of what comes once, that it was done and that this was taken back are changes of it; of what comes again they are not', () => {
  const now = Date.parse('2026-06-01T08:00:00-04:00')
  for (const [said, isChange] of [
    [saidOnce(now), true],
    [saidDaily(now), false],
  ] as const) {
    const task = taskOf(said, now, toronto)
    const ticked = withDone(task, done(now, now + 1), now + 1, toronto)
    expect(ticked.updatedAt > task.updatedAt).toBe(isChange)
    // Also where a clock lags behind the one that it was last changed by.
    expect(withoutDone(ticked, now, now - 5, toronto).updatedAt > ticked.updatedAt).toBe(isChange)
  }
})
