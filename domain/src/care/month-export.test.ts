import { expect, it, test } from 'vitest'
import { monthSchema } from '../time/month.ts'
import { datesOfMonth, exportPath, lastSettledMonth, monthsToWrite } from './month-export.ts'

it.each([
  ['2026-11-11T04:00:00Z', 'America/Toronto', '2026-10'],
  // On the tenth a message of the last evening may still come again.
  ['2026-11-11T03:59:00Z', 'America/Toronto', '2026-09'],
  ['2026-11-10T23:00:00Z', 'Europe/Paris', '2026-10'],
  ['2027-01-20T12:00:00Z', 'Europe/Paris', '2026-12'],
])('at %s in %s the last month that nothing more comes of is %s', (at, timeZone, month) => {
  expect(lastSettledMonth(Date.parse(at), timeZone)).toBe(month)
})

test('months that were missed are made up for, each once; a home of which none was written begins with the first that there is', () => {
  expect(monthsToWrite(null, '2026-10', null)).toEqual(['2026-10'])
  expect(monthsToWrite(null, '2026-10', '2026-11')).toEqual(['2026-10'])
  expect(monthsToWrite(null, '2026-10', '2026-08')).toEqual(['2026-08', '2026-09', '2026-10'])
  expect(monthsToWrite('2026-10', '2026-10', null)).toEqual([])
  expect(monthsToWrite('2026-11', '2026-10', '2026-01')).toEqual([])
  expect(monthsToWrite('2026-10', '2027-02', '2026-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
})

test('a month has its dates, that of a leap year too', () => {
  expect(datesOfMonth('2028-02')).toHaveLength(29)
  expect(datesOfMonth('2026-12').at(-1)).toBe('2026-12-31')
})

test('no id and no month leads out of a home’s own folder', () => {
  expect(exportPath('lilas', '2026-10', 'days')).toBe('exports/lilas/2026-10/days.csv.gz')
  expect(() => exportPath('../x', '2026-10', 'days')).toThrow()
  expect(() => exportPath('lilas', '2026-10/..', 'days')).toThrow()
  expect(monthSchema.safeParse('2026-13').success).toBe(false)
})
