import type { Day } from '@vigie/domain/devices/device'
import { expect, test } from 'vitest'
import { heardAts, rawKinds, valuesOf } from './raw-kinds.ts'
import { besidePeriod, firstDate, spanOfPeriod } from './raw-period.ts'
import { amountIn, rawPieces } from './raw-pieces.ts'

const timeZone = 'America/Toronto'
const at = (text: string) => Date.parse(`2026-11-20T${text}:00-05:00`)
const event = (kind: 'temperature' | 'humidity', time: string, value: number | null) => ({
  [`${kind}-${time}`]: { kind, value, at: at(time), receivedAt: at(time) },
})
const day: Pick<Day, 'date' | 'events'> = {
  date: '2026-11-20',
  events: {
    ...event('humidity', '10:30', 40),
    ...event('temperature', '13:10', 22),
    ...event('temperature', '10:00', 21),
    ...event('temperature', '10:30', null),
  },
}
const period = { length: 'day', to: '2026-11-20' } as const

test('what a device told stands by kind in the order of the catalogue, oldest first; a value that did not come is none', () => {
  const kinds = rawKinds([day, day], 'DRAGINO-LHT65S-NE117', spanOfPeriod(period, timeZone))
  expect(kinds.map(({ kind, said }) => [kind, said.length])).toEqual([
    ['temperature', 3],
    ['humidity', 1],
  ])
  expect(kinds[0] && valuesOf(kinds[0])).toEqual([
    { at: at('10:00'), value: 21 },
    { at: at('13:10'), value: 22 },
  ])
  expect(heardAts(kinds)).toEqual(['10:00', '10:30', '10:30', '13:10'].map(at))
})

test('none of a time that was heard is 0, none of one that was not is not known', () => {
  const said = (times: string[]) =>
    times.map((time) => ({ key: time, kind: 'doorOpen' as const, value: null, at: at(time), late: false }))
  const door = { kind: 'doorOpen' as const, told: 'happened' as const, said: said(['10:05', '10:40']) }
  const silences = [{ from: at('12:30'), until: at('14:00') }]
  const pieces = rawPieces(period, { timeZone, silences, now: at('15:30') })
  // The hours of a day that have begun.
  expect(pieces).toHaveLength(16)
  const amount = (hour: number) => pieces[hour] && amountIn(door, pieces[hour])
  expect([10, 11, 12, 13, 14].map(amount)).toEqual([{ times: 2 }, { times: 0 }, null, null, { times: 0 }])
  expect(pieces[12]?.silentMs).toBe(30 * 60_000)
})

test('a day on which clocks change has its 23 or 25 hours, and a month its dates', () => {
  const long = { length: 'day', to: '2026-11-01' } as const
  expect(rawPieces(long, { timeZone, silences: [], now: at('15:30') })).toHaveLength(25)
  const month = { length: 'month', to: '2026-11-20' } as const
  expect(rawPieces(month, { timeZone, silences: [], now: at('15:30') })).toHaveLength(30)
  expect(firstDate(month)).toBe('2026-10-22')
})

test('the period before is as long, and none goes beyond today', () => {
  const week = { length: 'week', to: '2026-11-20' } as const
  expect(besidePeriod(week, -1, '2026-11-20').to).toBe('2026-11-13')
  expect(besidePeriod({ ...week, to: '2026-11-16' }, 1, '2026-11-20').to).toBe('2026-11-20')
})
