import { expect, test } from 'vitest'
import { openAlert } from './alert.fixture.ts'
import { afterWave } from './alert-reach.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const alert = openAlert({ at: now, waveId: 'second' })
const failed = { waveId: 'second', reached: false, reachedAt: null }
const by = (waveId: string, reachedAt: number) => ({ waveId, reached: true, reachedAt })

test('an alert whose latest messages all failed says that nobody was reached, once', () => {
  const change = afterWave(alert, failed, now + 5)

  expect(change).toMatchObject({ nobodyReachedAt: now + 5 })
  expect(change?.timeline?.at(-1)).toEqual({ step: 'nobodyReached', at: now + 5 })
  expect(afterWave({ ...alert, ...change }, failed, now + 9)).toBeNull()
})

test('it says so too of those who were reached, and have left since', () => {
  const change = afterWave(alert, { ...failed, hasLeft: true }, now + 5)
  expect(change?.timeline?.at(-1)).toEqual({ step: 'nobodyReached', at: now + 5, left: true })
  expect(afterWave({ ...alert, ...change }, { ...failed, hasLeft: true }, now + 9)).toBeNull()
})

test('an alert of a step for which no message could be made says it as well, once', () => {
  const none = { waveId: null, reached: false, reachedAt: null }
  const untold = { ...alert, waveId: null }
  const change = afterWave(untold, none, now)

  expect(change).toMatchObject({ nobodyReachedAt: now, timeline: [{}, { step: 'nobodyReached', at: now }] })
  expect(afterWave({ ...untold, ...change }, none, now + 9)).toBeNull()
})

test('it takes that back as soon as any message reaches somebody', () => {
  const unreached = { ...alert, nobodyReachedAt: now }

  expect(afterWave(unreached, by('first', now + 4), now + 5)).toEqual({ nobodyReachedAt: null })
  expect(afterWave(unreached, by('second', now - 4), now + 5)).toEqual({ nobodyReachedAt: null })
  expect(afterWave(alert, by('second', now + 4), now + 5)).toBeNull()
})

test('what an earlier wave had reached before does not take it back', () => {
  const unreached = { ...alert, nobodyReachedAt: now }

  expect(afterWave(unreached, by('first', now - 60_000), now + 5)).toBeNull()
  expect(afterWave(unreached, { waveId: 'first', reached: true, reachedAt: null }, now + 5)).toBeNull()
})

test('messages called off because somebody took it do not take it back', () => {
  const taken = { ...alert, state: 'acknowledged' as const, nobodyReachedAt: now }

  expect(afterWave(taken, { waveId: 'second', reached: true, reachedAt: null }, now + 5)).toBeNull()
})

test('an earlier wave that failed says nothing of the latest', () => {
  expect(afterWave(alert, { ...failed, waveId: 'first' }, now)).toBeNull()
})

test('an alert that somebody has taken says it as well, and of one that is over nothing is said', () => {
  expect(afterWave({ ...alert, state: 'acknowledged' }, failed, now)).toMatchObject({ nobodyReachedAt: now })
  expect(afterWave({ ...alert, state: 'resolved' }, failed, now)).toBeNull()
})
