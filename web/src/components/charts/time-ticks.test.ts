import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'
import { expect, test } from 'vitest'
import { timeTicks } from './time-ticks.ts'

const timeZone = 'America/Toronto'
const told = (window: { from: number; until: number }, most: number) =>
  timeTicks(window, timeZone, most).map(({ at, isMidnight }) =>
    isMidnight ? localDate(at, timeZone) : localTimeOfDay(at, timeZone),
  )
const at = (text: string) => Date.parse(text)

test('a day is told by whole hours, a month by dates, on the home’s clock', () => {
  expect(told({ from: at('2026-11-20T05:00Z'), until: at('2026-11-21T05:00Z') }, 5)).toEqual([
    '2026-11-20',
    '06:00',
    '12:00',
    '18:00',
  ])
  const month = told({ from: at('2026-11-01T04:00Z'), until: at('2026-12-01T05:00Z') }, 6)
  expect(month.length).toBeLessThanOrEqual(6)
  expect(month.every((one) => /^2026-11-\d\d$/.test(one))).toBe(true)
})

test('on the night on which clocks go back midnight and noon stay where clocks show them', () => {
  expect(told({ from: at('2026-11-01T04:00Z'), until: at('2026-11-02T05:00Z') }, 4)).toEqual([
    '2026-11-01',
    '06:00',
    '12:00',
    '18:00',
  ])
})
