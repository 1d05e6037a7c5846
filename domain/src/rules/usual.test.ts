import { describe, expect, it } from 'vitest'
import { triggerMetrics } from '../care/enums.ts'
import type { ToldEvent } from './told-event.ts'
import { datesBetween, datesOf, isKnown, usualOf } from './usual.ts'

const timeZone = 'America/Toronto'
const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
const counted = { metric: triggerMetrics.TRIGGER_COUNT, action: 'standUp' } as const
const before = Date.parse('2026-06-15T23:00:00-04:00')
const bed = (at: string, kind: ToldEvent['kind'] = 'standUp', deviceId = 'a84041f2c1d2e3f4'): ToldEvent => ({
  deviceId,
  deviceType: 'NOVIKA-LW-BANDE',
  kind,
  value: null,
  at: Date.parse(`${at}:00-04:00`),
})
/** A night that was heard at both ends, and in which somebody got up so often. */
const nightOf = (date: string, next: string, times: number): ToldEvent[] => [
  bed(`${date}T22:30`, 'layDown'),
  ...Array.from({ length: times }, (_, index) => bed(`${next}T01:${10 + index}`)),
  bed(`${next}T07:15`, 'sitDown'),
]
const week = datesOf({ kind: 'lastWeek' }, '2026-06-15')
const usual = (events: readonly ToldEvent[]) =>
  usualOf(counted, events, week, { shift: night, among: [night], before, timeZone })

describe('what is usual', () => {
  it('is the average of the same shift of the days before', () => {
    const events = [
      ...nightOf('2026-06-08', '2026-06-09', 1),
      ...nightOf('2026-06-10', '2026-06-11', 0),
      ...nightOf('2026-06-13', '2026-06-14', 5),
    ]
    expect(usual(events)).toEqual({ average: 2, observed: 3, needed: 3 })
  })

  it('never counts a silent night as one in which nothing happened', () => {
    const events = [...nightOf('2026-06-08', '2026-06-09', 4), bed('2026-06-10T12:00')]
    expect(usual(events)).toEqual({ average: 4, observed: 1, needed: 3 })
    expect(isKnown(usual(events))).toBe(false)
    expect(usual([])).toEqual({ average: null, observed: 0, needed: 3 })
  })

  it('leaves out a night that a device heard of no more', () => {
    const events = [...nightOf('2026-06-08', '2026-06-09', 4), bed('2026-06-10T23:30')]
    expect(usual(events).observed).toBe(1)
  })

  it('never counts a night of which the bed’s pad was silent as none for its being heard in the chair', () => {
    const chair = (at: string, kind: ToldEvent['kind']): ToldEvent => ({
      ...bed(at, kind, 'b000000000000001'),
      deviceType: 'NOVIKA-LW-COUSSIN',
    })
    const dates = datesBetween('2026-06-08', '2026-06-15')
    const sat = dates.flatMap((date) => [
      chair(`${date}T07:15`, 'sitDown'),
      chair(`${date}T22:30`, 'standUp'),
    ])
    const events = [
      ...sat,
      ...nightOf('2026-06-08', '2026-06-09', 4),
      ...nightOf('2026-06-09', '2026-06-10', 4),
    ]
    const is = (there: readonly string[], told = events) =>
      usualOf(counted, told, week, {
        ...{ shift: night, among: [night], before, timeZone },
        there: new Set(there),
      })
    const pad = 'a84041f2c1d2e3f4'
    expect(is([pad])).toEqual({ average: 4, observed: 2, needed: 3 })
    // Nor where it is heard again, and hangs there no more by now.
    expect(is([], [...events, ...nightOf('2026-06-14', '2026-06-15', 4)])).toEqual({
      ...{ average: 4, observed: 3, needed: 3 },
    })
    // Who has it no more is told of by the other.
    expect(is(['b000000000000001'])).toMatchObject({ observed: 7 })
  })

  it('ends before the window that it is held against', () => {
    const events = nightOf('2026-06-14', '2026-06-15', 3)
    expect(usual(events).observed).toBe(1)
    const during = Date.parse('2026-06-15T03:00:00-04:00')
    expect(
      usualOf(counted, events, week, { shift: night, among: [night], before: during, timeZone }).observed,
    ).toBe(0)
  })

  it('of a period of one’s own asks for a third of its days', () => {
    const period = datesOf({ kind: 'custom', from: '2026-05-01', to: '2026-05-30' }, '2026-06-15')
    expect(usualOf(counted, [], period, { shift: night, among: [night], before, timeZone }).needed).toBe(10)
    expect(datesOf({ kind: 'lastMonth' }, '2026-06-15')).toEqual({ from: '2026-05-16', to: '2026-06-14' })
  })
})

it('counts dates to the end of the calendar, and comes to an end there', () => {
  expect(datesBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(datesBetween('2026-03-01', '2026-02-27')).toEqual([])
  expect(datesBetween('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31'])
})
