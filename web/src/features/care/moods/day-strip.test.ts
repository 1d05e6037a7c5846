import { describe, expect, test } from 'vitest'
import { curveOf, datesUntil, stripOf } from './day-strip.ts'

const toronto = 'America/Toronto'
const said = (type: 'mood' | 'appetite', data: 0 | 1 | 2 | 3, at: string) => ({
  type,
  data,
  at: Date.parse(at),
})

test('dates run to the last, over the end of a month and a change of hour', () => {
  expect(datesUntil('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
  expect(datesUntil('2026-11-02', 3)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
})

describe('a strip', () => {
  test('has each day on the home’s clock with what was said of the type, oldest first, and gaps as gaps', () => {
    const late = said('mood', 3, '2026-11-21T04:30:00Z')
    const noon = said('mood', 1, '2026-11-22T17:00:00Z')
    const morning = said('mood', 0, '2026-11-22T13:00:00Z')
    const records = [noon, said('appetite', 2, '2026-11-21T17:00:00Z'), morning, late]
    expect(stripOf(records, 'mood', datesUntil('2026-11-22', 3), toronto)).toEqual([
      // Half past four in London is the evening before in Montréal.
      { date: '2026-11-20', records: [late] },
      { date: '2026-11-21', records: [] },
      { date: '2026-11-22', records: [morning, noon] },
    ])
  })

  test('leaves out what is of no day of its own', () => {
    const records = [said('mood', 0, '2026-11-01T17:00:00Z')]
    expect(stripOf(records, 'mood', ['2026-11-02'], toronto)).toEqual([{ date: '2026-11-02', records: [] }])
  })
})

test('a curve breaks once where nothing was said for a day or more, and nowhere else', () => {
  const day = (date: string, ...data: (0 | 1 | 2 | 3)[]) => ({
    date,
    records: data.map((one, index) => said('mood', one, `${date}T1${index}:00:00Z`)),
  })
  const days = [day('2026-11-17'), day('2026-11-18', 0, 1), day('2026-11-19', 2), day('2026-11-20')]
  const values = curveOf([...days, day('2026-11-21'), day('2026-11-22', 3)]).map(({ level }) => level)
  expect(values).toEqual([0, 1, 2, null, 3])
})
