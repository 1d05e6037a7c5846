import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reopenDeaf } from '../connection/listeners.ts'
import { keepListening } from './listen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks again for what was refused, later each time, until nobody wants it any more', () => {
  const calls: string[] = []
  const end = keepListening((_heard, answered) => {
    calls.push('ask')
    answered(false)
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

it('asks no more for what was refused once and answered since, and begins anew with the next refusal', () => {
  let asked = 0
  let say: (isAllowed: boolean) => void = () => {}
  const end = keepListening((_heard, answered) => {
    asked += 1
    say = answered
    answered(asked % 3 === 0)
    return () => {}
  })
  vi.advanceTimersByTime(600_000)
  expect(asked).toBe(3)
  say(false)
  vi.advanceTimersByTime(2_000)
  expect(asked).toBe(4)
  end()
})

it('opens anew what it asks again and nobody answers, as any other that is deaf', () => {
  let asked = 0
  const end = keepListening((heard, answered) => {
    asked += 1
    // The first is refused, which is an answer; the second is never answered.
    if (asked === 1) {
      answered(false)
      heard(true)
    }
    return () => {}
  })
  const provenSince = Date.now()
  reopenDeaf(provenSince, Date.now() + 60_000)
  expect(asked).toBe(1)
  vi.advanceTimersByTime(2_000)
  expect(asked).toBe(2)
  reopenDeaf(provenSince, Date.now() + 60_000)
  expect(asked).toBe(3)
  end()
})
