import { expect, test } from 'vitest'
import { clockOfLine, lineHours, placeIn, wholeLine } from './line-hours.ts'

const hour = 3_600_000

test('a whole line is marked from noon to noon, every six hours', () => {
  expect(lineHours(wholeLine)).toEqual([
    { place: 0, hour: 12 },
    { place: 0.25, hour: 18 },
    { place: 0.5, hour: 0 },
    { place: 0.75, hour: 6 },
    { place: 1, hour: 12 },
  ])
})

test('what is brought closer is marked by whole hours, five times at most, and over midnight', () => {
  expect(lineHours({ from: 10 * hour, until: 14 * hour }).map((mark) => mark.hour)).toEqual([22, 23, 0, 1, 2])
  expect(lineHours({ from: 6.5 * hour, until: 18.5 * hour }).map((mark) => mark.hour)).toEqual([21, 0, 3, 6])
  for (let length = 4; length <= 24; length += 0.5)
    expect(lineHours({ from: 0, until: length * hour }).length).toBeLessThanOrEqual(5)
})

test('what lies outside of what is shown is told by its place', () => {
  const night = { from: 10 * hour, until: 19 * hour }
  expect(placeIn(night, 9 / 24)).toBeLessThan(0)
  expect(placeIn(night, 10 / 24)).toBe(0)
  expect(placeIn(night, 20 / 24)).toBeGreaterThan(1)
})

test('an instant is told as the clock tells it', () => {
  expect([0, 12 * hour, 10 * hour + 5 * 60_000, 24 * hour].map(clockOfLine)).toEqual([
    ...['12:00', '00:00', '22:05', '12:00'],
  ])
})
