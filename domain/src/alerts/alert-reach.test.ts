import { expect, test } from 'vitest'
import { openAlert } from './alert.fixture.ts'
import { afterWave } from './alert-reach.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const alert = openAlert({ at: now, waveId: 'second' })
const failed = { waveId: 'second', reached: false }

test('an alert whose latest messages all failed says that nobody was reached, once', () => {
  const change = afterWave(alert, failed, now + 5)

  expect(change).toMatchObject({ nobodyReachedAt: now + 5 })
  expect(change?.timeline?.at(-1)).toEqual({ step: 'nobodyReached', at: now + 5 })
  expect(afterWave({ ...alert, ...change }, failed, now + 9)).toBeNull()
})

test('it takes that back as soon as any message reaches somebody', () => {
  const unreached = { ...alert, nobodyReachedAt: now }

  expect(afterWave(unreached, { waveId: 'first', reached: true }, now + 5)).toEqual({ nobodyReachedAt: null })
  expect(afterWave(alert, { waveId: 'second', reached: true }, now + 5)).toBeNull()
})

test('an earlier wave that failed says nothing of the latest, nor of an alert that is over', () => {
  expect(afterWave(alert, { waveId: 'first', reached: false }, now)).toBeNull()
  expect(afterWave({ ...alert, state: 'resolved' }, failed, now)).toBeNull()
})
