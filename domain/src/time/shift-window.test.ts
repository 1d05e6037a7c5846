import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localTimeOfDay } from './local-time.ts'
import { isInShift } from './shift-window.ts'

const toronto = 'America/Toronto'
const minute = 60_000
const day = { start: '08:00', end: '16:00' }
const night = { start: '22:00', end: '06:00' }
const at = (iso: string) => Date.parse(iso)

/** Minutes of a shift between two instants. */
function minutesIn(shift: typeof night, from: string, to: string, timeZone = toronto): number {
  let minutes = 0
  for (let instant = at(from); instant < at(to); instant += minute) {
    if (isInShift(shift, instant, timeZone)) minutes += 1
  }
  return minutes
}

const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const timeZone = fc.constantFrom(
  toronto,
  'America/St_Johns',
  'America/Vancouver',
  'Europe/Paris',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
)
// Where clocks change: everywhere within a few days of it, and anywhere in ten years.
const changes = [
  '2026-03-08T07:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
]
const instant = fc.oneof(
  fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -36 * 60, max: 36 * 60 }))
    .map(([change, minutes]) => at(change) + minutes * minute),
)

describe('a shift', () => {
  it('holds its start and not its end', () => {
    expect(isInShift(day, at('2026-11-21T13:00:00Z'), toronto)).toBe(true)
    expect(isInShift(day, at('2026-11-21T12:59:59Z'), toronto)).toBe(false)
    expect(isInShift(day, at('2026-11-21T20:59:59Z'), toronto)).toBe(true)
    expect(isInShift(day, at('2026-11-21T21:00:00Z'), toronto)).toBe(false)
  })

  it('may run over midnight', () => {
    const hours = ['21:59', '22:00', '23:59', '00:00', '05:59', '06:00']
    const inside = hours.map((hour) => isInShift(night, at(`2026-11-21T${hour}:00Z`), 'UTC'))
    expect(inside).toEqual([false, true, true, true, true, false])
  })

  it('of the night is 8 hours, 7 when clocks go forward, 9 when they go back', () => {
    expect(minutesIn(night, '2026-06-10T16:00:00Z', '2026-06-11T16:00:00Z')).toBe(8 * 60)
    expect(minutesIn(night, '2026-03-07T17:00:00Z', '2026-03-08T16:00:00Z')).toBe(7 * 60)
    expect(minutesIn(night, '2026-10-31T16:00:00Z', '2026-11-01T17:00:00Z')).toBe(9 * 60)
    expect(minutesIn(night, '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z', 'Europe/Paris')).toBe(7 * 60)
    expect(minutesIn(night, '2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z', 'Europe/Paris')).toBe(9 * 60)
  })

  it('and the rest of the day share out every instant, in any zone, whatever clocks do', () => {
    fc.assert(
      fc.property(timeOfDay, timeOfDay, instant, timeZone, (start, end, now, zone) => {
        fc.pre(start !== end)
        const rest = { start: end, end: start }
        expect(isInShift({ start, end }, now, zone)).toBe(!isInShift(rest, now, zone))
      }),
      { numRuns: 3_000 },
    )
  })

  it('holds an instant exactly when walking the clock from its start meets it before its end', () => {
    const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    fc.assert(
      fc.property(timeOfDay, timeOfDay, instant, timeZone, (start, end, now, zone) => {
        fc.pre(start !== end)
        const after = (time: string) => (minuteOf(time) - minuteOf(start) + 1_440) % 1_440
        const inside = after(localTimeOfDay(now, zone)) < after(end)
        expect(isInShift({ start, end }, now, zone)).toBe(inside)
      }),
      { numRuns: 3_000 },
    )
  })
})
