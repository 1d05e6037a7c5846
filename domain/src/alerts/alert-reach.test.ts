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

test('an earlier wave that failed says nothing of the latest, nor of an alert that is taken or over', () => {
  expect(afterWave(alert, { ...failed, waveId: 'first' }, now)).toBeNull()
  expect(afterWave({ ...alert, state: 'acknowledged' }, failed, now)).toBeNull()
  expect(afterWave({ ...alert, state: 'resolved' }, failed, now)).toBeNull()
})
