import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Fire, type Firing, type Outcome, runSchedule } from './run-schedule.ts'

const startedAt = Date.parse('2026-11-21T10:15:02.120Z')
const minuteMs = 60_000

let stopping: AbortController
beforeEach(() => {
  vi.useFakeTimers({ now: startedAt })
  stopping = new AbortController()
})
afterEach(() => {
  stopping.abort()
  vi.useRealTimers()
})

/** Runs the schedule with `fire`, collecting what it was asked to fire and what it told. */
function runEveryMinute(fire: (dueAt: number) => Promise<Outcome>, schedule = '* * * * *') {
  const due: string[] = []
  const told: Firing[] = []
  const recordAndFire: Fire = (_schedule, dueAt) => {
    due.push(new Date(dueAt).toISOString().slice(11, 19))
    return fire(dueAt)
  }
  const sweep = { name: 'sweep', region: 'northamerica-northeast1', schedule, timeZone: 'UTC' }
  const done = runSchedule(sweep, recordAndFire, (firing) => told.push(firing), stopping.signal)
  return { due, told, done }
}

test('it fires once on each minute, and not before', async () => {
  const { due, told } = runEveryMinute(async () => 'ran')

  await vi.advanceTimersByTimeAsync(57_000)
  expect(due).toEqual([])
  await vi.advanceTimersByTimeAsync(3 * minuteMs)

  expect(due).toEqual(['10:16:00', '10:17:00', '10:18:00'])
  expect(told.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
    'sweep ran',
    'sweep ran',
    'sweep ran',
  ])
})

test('a run that fails or cannot be reached does not end the schedule', async () => {
  const outcomes: Outcome[] = ['failed', 'unreachable', 'ran']
  const { told } = runEveryMinute(async () => outcomes.shift() ?? 'ran')

  await vi.advanceTimersByTimeAsync(3 * minuteMs)

  expect(told.map(({ outcome }) => outcome)).toEqual(['failed', 'unreachable', 'ran'])
})

test('a long run delays the next, and what fell meanwhile is skipped', async () => {
  const { due } = runEveryMinute(
    () => new Promise((resolve) => setTimeout(() => resolve('ran'), 2.5 * minuteMs)),
  )

  await vi.advanceTimersByTimeAsync(6 * minuteMs)

  expect(due).toEqual(['10:16:00', '10:19:00'])
})

test('a computer that slept fires once on waking, then goes on', async () => {
  const { due } = runEveryMinute(async () => 'ran')

  await vi.advanceTimersByTimeAsync(10_000)
  vi.setSystemTime(startedAt + 3 * 60 * minuteMs)
  await vi.advanceTimersByTimeAsync(2 * minuteMs)

  expect(due).toEqual(['10:16:00', '13:16:00', '13:17:00'])
})

test('a clock that is set back does not fire a run twice', async () => {
  const { due } = runEveryMinute(async () => 'ran')

  await vi.advanceTimersByTimeAsync(58_000)
  vi.setSystemTime(startedAt)
  await vi.advanceTimersByTimeAsync(3 * minuteMs)

  expect(due).toEqual(['10:16:00', '10:17:00', '10:18:00'])
})

test('stopping ends the wait at once and leaves no timer', async () => {
  const { due, done } = runEveryMinute(async () => 'ran')

  await vi.advanceTimersByTimeAsync(10_000)
  stopping.abort()
  await done

  expect(vi.getTimerCount()).toBe(0)
  expect(due).toEqual([])
})

test('a daily run waits for its hour through many short waits', async () => {
  const { due } = runEveryMinute(async () => 'ran', '0 9 * * *')

  await vi.advanceTimersByTimeAsync(24 * 60 * minuteMs)

  expect(due).toEqual(['09:00:00'])
})
