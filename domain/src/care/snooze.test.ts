import { describe, expect, it } from 'vitest'
import { isDuringCare, silencedUntil } from './silenced.ts'
import type { Snooze } from './snooze.ts'
import { beginByPress, beginSnooze, endSnooze, resumeSnooze } from './snooze-life.ts'
import { lastingLongest, spanOfPress, spansFor } from './snooze-time.ts'

const minute = 60_000
const noon = Date.parse('2026-11-21T17:00:00Z')
const lea = { uid: 'lea', name: 'Léa' }
const [mat, door] = ['0000000000000001', '0000000000000002']

const snoozeOf = (id: string, change: Partial<Snooze> = {}): Snooze => ({
  id,
  deviceId: null,
  from: noon,
  until: noon + 15 * minute,
  by: lea,
  ended: null,
  ...change,
})
const first = snoozeOf('first')
const longer = snoozeOf('longer', { from: noon + 10 * minute, until: noon + 40 * minute })

describe('care that begins', () => {
  it('is there once, however often it is said, and also once it was ended', () => {
    const begun = beginSnooze([], first, noon)
    expect(begun).toEqual([first])
    expect(beginSnooze(begun ?? [], first, noon + 1)).toBeNull()
    const ended = endSnooze(begun ?? [], 'first', lea, noon + minute)
    expect(beginSnooze(ended ?? [], first, noon + 2 * minute)).toBeNull()
  })

  it('that would be over is none: a press that comes as late as it would last silences nothing', () => {
    expect(spanOfPress(noon, 15, noon + 15 * minute)).toBeNull()
    expect(spanOfPress(noon, 15, noon + 15 * minute - 1)).toEqual({ from: noon, until: noon + 15 * minute })
    expect(beginSnooze([], first, first.until)).toBeNull()
  })

  it('is none by a press from before somebody ended it, which comes after that', () => {
    const ended = endSnooze([first], 'first', lea, noon + 2 * minute) ?? []
    const late = snoozeOf('late', { from: noon + minute, until: noon + 16 * minute })
    expect(beginByPress(ended, late, noon + 3 * minute)).toBeNull()
    expect(beginByPress(ended, { ...late, from: noon + 2 * minute }, noon + 3 * minute)).toHaveLength(2)
  })

  it('of a clock that is ahead begins now', () => {
    expect(spanOfPress(noon + 3 * minute, 5, noon)).toEqual({ from: noon, until: noon + 5 * minute })
  })

  it('is no more than so many at once, and forgets what was over an hour ago', () => {
    const many = Array.from({ length: 40 }, (_, index) => snoozeOf(`press-${index}`))
    expect(beginSnooze(many, longer, noon)).toBeNull()
    const later = noon + 75 * minute
    const next = snoozeOf('next', { from: later, until: later + 5 * minute })
    expect(beginSnooze([...many, longer], next, later)).toEqual([longer, next])
  })
})

describe('care that is ended', () => {
  const both = [first, longer]

  it('ends with all that goes on of the same devices, and may go on again', () => {
    const at = noon + 12 * minute
    const ended = endSnooze(both, 'longer', lea, at) ?? []
    expect(ended.map((one) => one.ended?.at)).toEqual([at, at])
    expect(lastingLongest(ended, null, at)).toBeNull()
    expect(endSnooze(ended, 'longer', lea, at + 1)).toBeNull()
    expect(resumeSnooze(ended, 'first', at + minute)).toEqual(both)
    expect(resumeSnooze(both, 'first', at + minute)).toBeNull()
  })

  it('of one device leaves that of all of them, and is not there for another', () => {
    const ofMat = snoozeOf('ofMat', { deviceId: mat })
    expect(endSnooze([first, ofMat], 'ofMat', lea, noon)).toEqual([
      first,
      { ...ofMat, ended: { at: noon, by: lea } },
    ])
    expect(lastingLongest([ofMat], mat, noon)).toBe(ofMat)
    expect(lastingLongest([ofMat], door, noon)).toBeNull()
    expect(lastingLongest([ofMat], null, noon)).toBeNull()
    expect(lastingLongest([first, ofMat], door, noon)).toBe(first)
  })

  it.each(['unknown', 'over'])('changes nothing of one that is %s', (id) => {
    const over = snoozeOf('over', { until: noon + minute })
    expect(endSnooze([over], id, lea, noon + minute)).toBeNull()
    expect(resumeSnooze([over], id, noon)).toBeNull()
  })
})

describe('what is silenced', () => {
  const spans = spansFor([longer, first], mat)

  it('goes on without a break where one care overlaps another', () => {
    expect(silencedUntil(spans, noon)).toBe(longer.until)
    expect(silencedUntil(spans, noon - 1)).toBeNull()
    expect(silencedUntil(spans, longer.until)).toBeNull()
    expect(silencedUntil(undefined, noon)).toBeNull()
  })

  it('happened and was published while it was under way', () => {
    const during = (occurredAt: number, publishedAt: number) =>
      isDuringCare(spans, { occurredAt, publishedAt })
    expect(during(noon, noon)).toBe(true)
    expect(during(longer.until - 1, longer.until - 1)).toBe(true)
    expect(during(noon - 1, noon)).toBe(false)
    expect(during(longer.until - 1, longer.until)).toBe(false)
    expect(during(noon + 3_600_000, noon)).toBe(false)
  })
})
