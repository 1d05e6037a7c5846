import { describe, expect, it } from 'vitest'
import { timingOf } from './event-timing.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const minute = 60_000
const at = (minutes: number) => timingOf(now + minutes * minute, now)

describe('the timing of an event', () => {
  it('is live up to 10 minutes, and up to 2 minutes ahead for a sensor whose clock runs fast', () => {
    expect([at(2), at(0), at(-10)]).toEqual(['live', 'live', 'live'])
  })

  it('is late from then to 12 hours', () => {
    expect([timingOf(now - 10 * minute - 1, now), at(-12 * 60)]).toEqual(['late', 'late'])
  })

  it('is refused beyond either end', () => {
    expect(() => timingOf(now + 2 * minute + 1, now)).toThrow('inFuture')
    expect(() => timingOf(now - 12 * 60 * minute - 1, now)).toThrow('tooOld')
  })
})
