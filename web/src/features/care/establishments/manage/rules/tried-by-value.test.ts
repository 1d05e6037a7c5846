import { comparisonOperators } from '@vigie/domain/care/enums'
import { expect, test } from 'vitest'
import { type BackTested, triedBy } from './tried-by-value.ts'

const tested: BackTested = {
  ...{ devices: 1, from: '2026-11-18', to: '2026-11-21', unknown: 0 },
  days: [
    { date: '2026-11-18', alerts: 1, heard: 1 },
    { date: '2026-11-20', alerts: 0, heard: 1 },
  ],
  amounts: [
    { date: '2026-11-18', shiftId: null, measured: 5, average: null },
    { date: '2026-11-19', shiftId: null, measured: 0, average: null },
    { date: '2026-11-20', shiftId: null, measured: 4, average: null },
  ],
}
const more = (value: number) => ({ operator: comparisonOperators.greater, value })

test('another value is drawn by what was told, and a date of which nothing is known never becomes none', () => {
  const { days, count, cells } = triedBy(tested, more(3), [])
  expect(days).toEqual([
    { date: '2026-11-18', alerts: 1, heard: 1 },
    { date: '2026-11-20', alerts: 1, heard: 1 },
  ])
  expect([count, cells.length]).toEqual([2, 2])
  expect(triedBy(tested, more(9), []).count).toBe(0)
})

test('what adds nothing up stays what was asked, by the hour', () => {
  const { amounts: _, ...live } = tested
  const { days, cells, count } = triedBy(
    { ...live, hours: [{ date: '2026-11-18', hour: 3, alerts: 1 }] },
    null,
    [],
  )
  expect([days, count]).toEqual([tested.days, 1])
  expect(cells).toEqual([{ date: '2026-11-18', from: 3, until: 4, alerts: 1 }])
})
