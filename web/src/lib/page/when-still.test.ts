import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stillIn, whenStill } from './when-still.ts'

describe('a page that rests', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is waited for, but not for ever', () => {
    expect(stillIn({ scrolledAt: Number.NEGATIVE_INFINITY, since: 0, now: 0 })).toBeLessThanOrEqual(0)
    expect(stillIn({ scrolledAt: 1_000, since: 950, now: 1_010 })).toBe(140)
    expect(stillIn({ scrolledAt: 2_990, since: 1_500, now: 3_000 })).toBe(0)
  })

  it('has done what waits for it, all of it and once, but for what was taken back', () => {
    const done: string[] = []
    whenStill(() => {
      done.push('one')
      whenStill(() => done.push('what one asked for'))
    })
    const takeBack = whenStill(() => done.push('taken back'))
    whenStill(() => done.push('another'))
    takeBack()
    expect(done).toEqual([])
    vi.runAllTimers()
    expect(done).toEqual(['one', 'another', 'what one asked for'])
  })

  it('does what waits although something else failed, and not what that took back', () => {
    const done: string[] = []
    const failing = () => {
      takeBack()
      throw new Error('failed')
    }
    whenStill(failing)
    const takeBack = whenStill(() => done.push('taken back by the first'))
    whenStill(() => done.push('another'))
    expect(() => vi.runAllTimers()).toThrow('failed')
    vi.runAllTimers()
    expect(done).toEqual(['another'])
  })
})
