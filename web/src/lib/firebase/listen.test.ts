import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepListening } from './listen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks again for what was refused, later each time, until nobody wants it any more', () => {
  const calls: string[] = []
  const end = keepListening((_heard, refused) => {
    calls.push('ask')
    refused()
    return () => void calls.push('stop')
  })
  expect(calls).toEqual(['ask'])
  vi.advanceTimersByTime(1_999)
  expect(calls).toEqual(['ask'])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['ask', 'stop', 'ask'])
  vi.advanceTimersByTime(7_999)
  expect(calls).toHaveLength(3)
  vi.advanceTimersByTime(1)
  expect(calls).toHaveLength(5)
  end()
  vi.advanceTimersByTime(600_000)
  expect(calls).toEqual(['ask', 'stop', 'ask', 'stop', 'ask', 'stop'])
})

it('asks no more for what was refused once and heard since', () => {
  let asked = 0
  const end = keepListening((heard, refused) => {
    asked += 1
    if (asked === 1) refused()
    else heard(true)
    return () => {}
  })
  vi.advanceTimersByTime(600_000)
  expect(asked).toBe(2)
  end()
})
