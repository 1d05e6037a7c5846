import { bob, saidDaily, saidOnce, taskOf } from '@vigie/domain/care/task.fixture'
import { changedTask, goingOn, withActivation, withDone } from '@vigie/domain/care/task-life'
import { expect, test } from 'vitest'
import { pastOccurrences, wereOtherWords } from './occurrence-list.ts'

const zone = 'America/Toronto'
const day = 24 * 3_600_000
const now = Date.parse('2026-06-01T07:00:00-04:00')
const start = now + 3_600_000
const daily = taskOf(saidDaily(start), now, zone)
const done = (dueAt: number) => ({ dueAt, at: dueAt + 1, by: 'alice', byName: 'Alice' })
const told = (task = daily, at = now, isArchived = false) =>
  pastOccurrences(task, { now: at, timeZone: zone, isArchived }).map(({ dueAt, state }) => [
    Math.round((dueAt - start) / day),
    state,
  ])

test('nothing was due before the start', () => {
  expect(told()).toEqual([])
})

test('each time was done, is due, or was not done, latest first', () => {
  const task = withDone(daily, done(start + day), start + day, zone)
  expect(told(task, start + 2 * day)).toEqual([
    [2, 'due'],
    [1, 'done'],
    [0, 'missed'],
  ])
})

test('what was done ahead is there before it is due', () => {
  const task = withDone(daily, done(start), now, zone)
  expect(told(task, now)).toEqual([[0, 'done']])
})

test('of what was due while it was deactivated only what was done is told', () => {
  const before = withDone(daily, done(start), start, zone)
  const again = withActivation(
    withActivation(before, false, { uid: 'bob', name: 'Bob' }, start + day, zone),
    true,
    { uid: 'bob', name: 'Bob' },
    start + 3 * day + 1,
    zone,
  )
  expect(told(again, start + 4 * day)).toEqual([
    [4, 'due'],
    [0, 'done'],
  ])
})

test('of somebody who was restored, what was due while they were archived is not called undone', () => {
  const before = withDone(daily, done(start), start, zone)
  const restored = goingOn(before, [start + day + 1, start + 3 * day + 1], zone)
  expect(told(restored, start + 3 * day + 2)).toEqual([
    [1, 'missed'],
    [0, 'done'],
  ])
  expect(told(restored, start + 5 * day)).toEqual([
    [5, 'due'],
    [4, 'missed'],
    [1, 'missed'],
    [0, 'done'],
  ])
})

test('a one-time task is due until it is done', () => {
  expect(told(taskOf(saidOnce(start), now, zone), start + 90 * day)).toEqual([[0, 'due']])
})

test('of somebody who is archived only what was done is told', () => {
  const task = withDone(daily, done(start), start, zone)
  expect(told(task, start + 2 * day, true)).toEqual([[0, 'done']])
})

test('what was done before a task was said in other words was done under others, and under no other end', () => {
  const isOther = (task: typeof daily) =>
    wereOtherWords(task, pastOccurrences(task, { now: start + 2 * day, timeZone: zone, isArchived: false }))
  const changed = (task: typeof daily, change: Parameters<typeof saidDaily>[1]) =>
    changedTask(task, saidDaily(start, change), bob, start + day, zone) ?? task
  const before = withDone(daily, done(start), start + 1, zone)
  expect(isOther(before)).toBe(false)
  expect(isOther(changed(before, { repeat: 4 }))).toBe(false)
  expect(isOther(changed(before, { description: 'Autre' }))).toBe(true)
  const reworded = changed(daily, { title: 'Autre' })
  expect(isOther(reworded)).toBe(false)
  expect(isOther(withDone(reworded, done(start + day), start + day, zone))).toBe(false)
})
