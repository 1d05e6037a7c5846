import { comparisonOperators } from '@vigie/domain/care/enums'
import { expect, test } from 'vitest'
import { cellsOfAmounts, cellsOfHours, shadedBy } from './strip-cells.ts'

const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:30' }
const evening = { ...night, id: 'evening', start: '15:00', end: '00:00' }
const more = (value: number) => ({ operator: comparisonOperators.greater, value })
const amount = (measured: number, shiftId: string | null = 'night') => ({
  ...{ date: '2026-11-30', shiftId, measured, average: null },
})

test('a shift over midnight is shaded at both ends of a day', () => {
  expect(shadedBy([night])).toEqual([
    { from: 23, until: 24 },
    { from: 0, until: 7.5 },
  ])
  expect(shadedBy([evening])).toEqual([{ from: 15, until: 24 }])
})

test('a night that fires stands on both of its dates, with how many residents had it', () => {
  expect(cellsOfAmounts(more(4), [amount(5), amount(6), amount(4)], [night])).toEqual([
    { date: '2026-11-30', from: 23, until: 24, alerts: 2 },
    { date: '2026-12-01', from: 0, until: 7.5, alerts: 2 },
  ])
  expect(cellsOfAmounts(more(5), [amount(5), amount(6)], [night])[0]?.alerts).toBe(1)
  expect(cellsOfAmounts(more(6), [amount(5), amount(6)], [night])).toEqual([])
})

test('a whole day, and a shift that the home has no more, are whole days; an hour is an hour', () => {
  const day = { date: '2026-11-30', from: 0, until: 24, alerts: 1 }
  expect(cellsOfAmounts(more(4), [amount(5, null)], [night])).toEqual([day])
  expect(cellsOfAmounts(more(4), [amount(5, 'gone')], [night])).toEqual([day])
  expect(cellsOfHours([{ date: '2026-11-30', hour: 3, alerts: 2 }])).toEqual([
    { date: '2026-11-30', from: 3, until: 4, alerts: 2 },
  ])
})
