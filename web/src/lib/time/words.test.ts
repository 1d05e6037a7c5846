import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ageInWords,
  ageToTheSecond,
  atClockTime,
  clockTime,
  dayAndTime,
  exactTime,
  momentInWords,
  plainDate,
  sinceClockTime,
  sinceDayAndTime,
  timeOfDay,
  unknownTime,
} from './words.ts'

const zone = 'America/Toronto'
const at = Date.parse('2026-11-21T02:14:07-05:00')
const minute = 60_000
const hour = 60 * minute

test('an age is told in one unit, in both languages', () => {
  expect(ageInWords(at, at + 20_000, 'fr')).toBe('à l’instant')
  expect(ageInWords(at, at + 3 * minute, 'fr')).toMatch(/^il y a\s3\smin$/)
  expect(ageInWords(at, at + 3 * minute, 'en')).toMatch(/^3 min/)
  expect(ageInWords(at, at + 5 * hour, 'fr')).toMatch(/^il y a\s5\sh$/)
  expect(ageInWords(at, at + 49 * hour, 'en')).toBe('2 days ago')
})

test('what is a week old is told by when it was, where it is said on whose clock', () => {
  const told = (days: number, timeZone: string | null, locale: 'fr' | 'en' = 'fr') =>
    ageInWords(at, at + days * 24 * hour, locale, timeZone)
  expect(told(6.9, zone)).toMatch(/^il y a\s6\sj$/)
  expect(told(7, zone)).toBe('le 21 novembre, 02:14')
  expect(told(46, zone, 'en')).toBe('November 21, 2026, 02:14')
  expect(told(46, null)).toMatch(/^il y a\s46\sj$/)
})

test('within the first minute an age may be told to the second', () => {
  expect(ageToTheSecond(at, at - 2_000, 'fr')).toBe('à l’instant')
  expect(ageToTheSecond(at, at + 3_900, 'fr')).toMatch(/^il y a\s3\ss$/)
  expect(ageToTheSecond(at, at + 59_999, 'en')).toMatch(/^59 sec/)
  expect(ageToTheSecond(at, at + minute, 'fr')).toBe(ageInWords(at, at + minute, 'fr'))
})

test('an age is never told as longer than it is, and a skewed clock never as a time to come', () => {
  fc.assert(
    fc.property(fc.integer({ min: -600_000, max: 90 * 86_400_000 }), (age) => {
      const words = ageInWords(at, at + age, 'fr')
      const [, count, unit] = /^il y a\s(\d+)\s(min|h|j)/.exec(words) ?? []
      if (count === undefined) return words === 'à l’instant' && age < minute
      const told = Number(count) * { min: minute, h: hour, j: 24 * hour }[unit as 'min' | 'h' | 'j']
      return told <= age && age < told * 2 + minute
    }),
  )
})

test('the first of a month is « 1er » in French, wherever a date is in words', () => {
  const first = Date.parse('2026-12-01T08:00:00-05:00')
  expect(plainDate(first, at, zone, 'fr')).toBe('1er décembre')
  expect(plainDate(first, at, zone, 'en')).toBe('December 1')
  expect(exactTime(first, zone, 'fr')).toBe('mardi 1er décembre 2026, 08:00:00')
  expect(momentInWords(first, zone, 'fr')).toBe('1er décembre 2026, 08:00')
  expect(clockTime(first, first + 30 * hour, zone, 'fr')).toBe('1er déc., 08:00')
  expect(sinceDayAndTime(first, first + 90 * hour, zone, 'fr')).toBe('le 1er décembre, 08:00')
})

test('a time of day stands alone only while it cannot be mistaken for another day’s', () => {
  expect(clockTime(at, at + 5 * hour, zone, 'fr')).toBe('02:14')
  expect(clockTime(at, at + 30 * hour, zone, 'fr')).toBe('21 nov., 02:14')
  expect(clockTime(at, at + 30 * hour, zone, 'en')).toMatch(/^Nov\.? 21, 02:14$/)
})

test('what stands before a time is said as its date or its hour asks', () => {
  const soon = at + 5 * hour
  const later = at + 30 * hour
  expect(sinceClockTime(at, soon, zone, 'fr')).toBe('02:14')
  expect(sinceClockTime(at, later, zone, 'fr')).toBe('le 21 nov., 02:14')
  expect(sinceClockTime(at, later, zone, 'en')).toMatch(/^Nov\.? 21, 02:14$/)
  expect(atClockTime(at, soon, zone, 'fr')).toBe('à 02:14')
  expect(atClockTime(at, later, zone, 'fr')).toBe('le 21 nov., 02:14')
  expect(atClockTime(at, soon, zone, 'en')).toBe('at 02:14')
  expect(atClockTime(at, later, zone, 'en')).toMatch(/^on Nov\.? 21, 02:14$/)
  expect(sinceClockTime(at, later, null, 'fr')).toBe(unknownTime)
})

test('the exact time is on the home’s clock, to the second', () => {
  expect(exactTime(at, zone, 'fr')).toBe('samedi 21 novembre 2026, 02:14:07')
  expect(exactTime(at, 'America/Halifax', 'en')).toBe('Saturday, November 21, 2026, 03:14:07')
})

test('a time to come or past says its day unless that is today, and its year where it is another', () => {
  const told = (days: number, locale: 'fr' | 'en' = 'fr') =>
    dayAndTime(at + days * 24 * hour, at, zone, locale)
  expect([0, 1, -1, 2, -2, 60].map((days) => told(days))).toEqual([
    '02:14',
    'demain, 02:14',
    'hier, 02:14',
    '23 novembre, 02:14',
    '19 novembre, 02:14',
    '20 janvier 2027, 02:14',
  ])
  expect([1, 2].map((days) => told(days, 'en'))).toEqual(['tomorrow, 02:14', 'November 23, 02:14'])
  // Days are those of the home's calendar: 23:30 of the day before is yesterday, three hours ago.
  expect(dayAndTime(at - 3 * hour, at, zone, 'fr')).toBe('hier, 23:14')
  expect(plainDate(at, at + 365 * 24 * hour, zone, 'en')).toBe('November 21, 2026')
})

test('after « depuis » a date has its article, and a near day none', () => {
  const told = (days: number, locale: 'fr' | 'en' = 'fr') =>
    sinceDayAndTime(at + days * 24 * hour, at, zone, locale)
  expect([0, -1, -2, -365].map((days) => told(days))).toEqual([
    '02:14',
    'hier, 02:14',
    'le 19 novembre, 02:14',
    'le 21 novembre 2025, 02:14',
  ])
  expect(told(-2, 'en')).toBe('November 19, 02:14')
})

test('while the home’s time zone is not known, no clock’s time is told', () => {
  for (const told of [
    timeOfDay(at, null),
    clockTime(at, at, null, 'fr'),
    clockTime(at, at + 30 * hour, null, 'en'),
    sinceDayAndTime(at, at + 30 * hour, null, 'fr'),
  ]) {
    expect(told).toBe(unknownTime)
  }
  expect(exactTime(at, null, 'fr')).toBe(unknownTime)
  expect(unknownTime).not.toMatch(/\d/)
})

test('a moment is told by date and time of day, on the home’s clock', () => {
  expect(momentInWords(at, zone, 'fr')).toBe('21 novembre 2026, 02:14')
  expect(momentInWords(at, 'America/Halifax', 'en')).toBe('November 21, 2026, 03:14')
})
