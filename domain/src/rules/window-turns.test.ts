import { expect, it } from 'vitest'
import { night, timeZone } from './rule.fixture.ts'
import { closesAt } from './window-span.ts'
import { firstWindow, windowAfter } from './window-turns.ts'

const round = { ...night, id: 'round', start: '01:30', end: '02:30' }
const shifts = [night, round]
const at = (time: string) => Date.parse(`${time}:00-05:00`)

it('a window that lies within another is waited for when it ends, not when both have', () => {
  const rule = { shiftIds: ['night', 'round'] }
  const first = firstWindow(rule, shifts, at('2026-11-21T00:00'), timeZone)
  expect(first).toMatchObject({ shiftId: 'round', dueAt: at('2026-11-21T02:40') })
  const second = windowAfter(rule, shifts, first, timeZone)
  expect(second).toMatchObject({ shiftId: 'night', from: at('2026-11-20T23:00') })
  expect(windowAfter(rule, shifts, second, timeZone)).toMatchObject({
    shiftId: 'round',
    from: at('2026-11-22T01:30'),
  })
})

it('one that is over is waited for as long as what comes late counts in it', () => {
  const rule = { shiftIds: ['night'] }
  const over = { shiftId: 'night', until: at('2026-11-21T07:00') }
  expect(firstWindow(rule, shifts, at('2026-11-21T07:09'), timeZone)).toMatchObject(over)
  const next = firstWindow(rule, shifts, at('2026-11-21T07:10'), timeZone)
  expect(next.from).toBe(at('2026-11-21T23:00'))
  expect(next.dueAt).toBe(closesAt(next))
})

it('windows that end together are each waited for', () => {
  const late = { ...night, id: 'late', start: '03:00' }
  const rule = { shiftIds: ['night', 'late'] }
  const first = firstWindow(rule, [night, late], at('2026-11-21T00:00'), timeZone)
  const second = windowAfter(rule, [night, late], first, timeZone)
  expect([first.shiftId, second.shiftId]).toEqual(['night', 'late'])
  expect(second.until).toBe(first.until)
  expect(windowAfter(rule, [night, late], second, timeZone)).toMatchObject({ from: at('2026-11-21T23:00') })
})
