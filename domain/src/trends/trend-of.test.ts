import { expect, test } from 'vitest'
import { daysAfter, spanOn } from '../rules/window-span.ts'
import { type DayFigures, monthOfDate } from './day-figures.ts'
import { datesToKeep, datesTouched, lastKeptDate, mayBeKept } from './kept-days.ts'
import { datesOfTrend } from './trend-dates.ts'
import { statisticsOf } from './trend-of.ts'

const timeZone = 'America/Toronto'
const minute = 60_000

const nothing: DayFigures = {
  ...{ from: 0, until: 1, timesUp: null, bedMs: null, chairMs: null, outMs: null, nightExits: null },
  ...{ calls: null, stillMs: null, air: {} },
  observed: {
    ...{ life: 0, up: 0, bed: 0, chair: 0, out: 0, night: 0, temperature: 0, humidity: 0, co2: 0 },
  },
}
const ups = (timesUp: number | null, up = 1): DayFigures => ({
  ...nothing,
  timesUp,
  observed: { ...nothing.observed, up },
})

test('an average rests on the days that were observed enough, and no data is never none', () => {
  const days = [ups(4), ups(0), ups(9, 0.69), ups(2, 0.7), ups(null, 0)]
  const { averageUpCountPeriodAvg: told, averageCo2 } = statisticsOf(days, [ups(1), ups(9, 0.5)])
  expect(told).toEqual({
    ...{ average: 2, days: 3, leftOut: 2 },
    before: { average: 1, days: 1, leftOut: 1 },
  })
  expect(averageCo2).toEqual({
    average: null,
    days: 0,
    leftOut: 0,
    before: { average: null, days: 0, leftOut: 0 },
  })
  const air = { ...nothing, air: { co2: { least: 1, most: 3, mean: 2, readings: 9 } } }
  expect(statisticsOf([air], []).averageCo2).toMatchObject({ average: null, leftOut: 1 })
})

test('a period has its whole days, today beside them, and as many before', () => {
  expect(datesOfTrend('lastWeek', '2026-03-04')).toEqual({
    shown: ['25', '26', '27', '28']
      .map((day) => `2026-02-${day}`)
      .concat(['01', '02', '03', '04'].map((day) => `2026-03-${day}`)),
    over: ['25', '26', '27', '28']
      .map((day) => `2026-02-${day}`)
      .concat(['01', '02', '03'].map((day) => `2026-03-${day}`)),
    before: ['18', '19', '20', '21', '22', '23', '24'].map((day) => `2026-02-${day}`),
  })
  const custom = (from: string, to: string) => datesOfTrend({ kind: 'custom', from, to }, '2026-03-04')
  expect(custom('2026-03-01', '2026-03-01')).toMatchObject({ over: ['2026-03-01'], before: ['2026-02-28'] })
  expect(custom('2026-03-04', '2026-03-09')).toEqual({ shown: ['2026-03-04'], over: [], before: [] })
  expect(custom('2026-03-05', '2026-03-09').shown).toEqual([])
})

test('three months beside the three before are read from eight documents at most, and the days of four dates', () => {
  for (let day = 0; day < 366; day += 9) {
    const now = spanOn(daysAfter('2027-06-01', day), null, timeZone).from + 30 * minute
    const today = daysAfter('2027-06-01', day)
    const { shown, before } = datesOfTrend('lastThreeMonths', today)
    const dates = [...before, ...shown]
    const kept = dates.filter((date) => date <= lastKeptDate(now, timeZone))
    expect(new Set(kept.map(monthOfDate)).size).toBeLessThanOrEqual(8)
    // These, the one before them and the one that has not come.
    expect(dates.length - kept.length).toBe(2)
  }
})

test('a date is kept once the next is over and what was prompt is there; what comes later has all dates that it touches kept anew', () => {
  const midnight = spanOn('2026-03-04', null, timeZone).from
  expect(lastKeptDate(midnight + 24 * minute, timeZone)).toBe('2026-03-01')
  expect(lastKeptDate(midnight + 26 * minute, timeZone)).toBe('2026-03-02')
  expect(mayBeKept(midnight - minute, midnight + 14 * minute, timeZone)).toBe(false)
  expect(mayBeKept(midnight - minute, midnight + 16 * minute, timeZone)).toBe(true)
  expect(mayBeKept(midnight + minute, midnight + 12 * 60 * minute, timeZone)).toBe(false)
  expect(datesTouched('2026-03-03', midnight + 40 * minute, timeZone)).toEqual(['2026-03-02'])
  expect(datesTouched('2026-02-20', midnight, timeZone)).toEqual(['2026-02-19', '2026-02-20', '2026-02-21'])
  expect(datesToKeep(midnight + 40 * minute, timeZone)).toEqual({ from: '2026-02-01', to: '2026-03-02' })
})
