import type { Shift } from '@vigie/domain/time/shift'
import { expect, test } from 'vitest'
import { shiftLanes, turnsIn } from './shift-lanes.ts'

const shift = (id: string, start: string, end: string): Shift => ({
  ...{ id, name: id, nameFR: id, nameEN: id, start, end },
})
const three = [
  shift('day', '07:00', '15:00'),
  shift('evening', '15:00', '23:00'),
  shift('night', '23:00', '07:00'),
]
const told = (shifts: readonly Shift[]) =>
  shiftLanes(shifts).map((lane) =>
    lane.map(({ shift: { id }, from, until }) => `${id} ${from * 24}–${Math.round(until * 24)}`),
  )

test('shifts stand above a line from noon to noon: the day at both ends, the night in one piece', () => {
  expect(told(three)).toEqual([['day 0–3', 'evening 3–11', 'night 11–19', 'day 19–24']])
  expect(told([shift('first', '12:00', '00:00'), shift('second', '00:00', '12:00')])).toEqual([
    ['first 0–12', 'second 12–24'],
  ])
  expect(told([])).toEqual([])
})

test('those that are worked at the same time are told apart', () => {
  expect(told([...three, shift('long', '18:00', '06:00')])).toEqual([
    ['day 0–3', 'evening 3–11', 'night 11–19', 'day 19–24'],
    ['long 6–18'],
  ])
})

test('a line is marked where a shift begins or ends by the clock of that night', () => {
  const timeZone = 'America/Toronto'
  const hours = (date: string, from: string, until: string) =>
    turnsIn({ date, from: Date.parse(from), until: Date.parse(until) }, three, timeZone).map(
      (at) => (at - Date.parse(from)) / 3_600_000,
    )
  expect(hours('2026-11-20', '2026-11-20T12:00-05:00', '2026-11-21T12:00-05:00')).toEqual([3, 11, 19])
  // Clocks go back: the night lasts an hour longer.
  expect(hours('2026-10-31', '2026-10-31T12:00-04:00', '2026-11-01T12:00-05:00')).toEqual([3, 11, 20])
})
