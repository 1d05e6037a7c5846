import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coverOf, minutesOf, type Span } from './shift-cover.ts'
import { holdsTime } from './shift-window.ts'

const span = (start: string, end: string): Span => ({ start, end })

it.each([
  ['no shift', [], [span('00:00', '00:00')], []],
  ['one', [span('07:00', '15:00')], [span('15:00', '07:00')], []],
  ['two that share out the day', [span('07:00', '19:00'), span('19:00', '07:00')], [], []],
  [
    'three with a gap in the evening and an overlap in the afternoon',
    [span('07:00', '15:30'), span('15:00', '23:00'), span('23:30', '07:00')],
    [span('23:00', '23:30')],
    [span('15:00', '15:30')],
  ],
  [
    'a gap over midnight, however many ends there are in it',
    [span('06:00', '22:00'), span('06:00', '22:30')],
    [span('22:30', '06:00')],
    [span('06:00', '22:00')],
  ],
  [
    'all day twice',
    [span('00:00', '12:00'), span('12:00', '00:00'), span('06:00', '18:00'), span('18:00', '06:00')],
    [],
    [span('00:00', '00:00')],
  ],
])('%s', (_name, shifts, gaps, overlaps) => {
  expect(coverOf(shifts)).toEqual({ gaps, overlaps })
})

const times = Array.from({ length: 1_440 }, (_, minute) => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(minute / 60)}:${two(minute % 60)}`
})
const time = fc.constantFrom(...times)
const shifts = fc.array(
  fc
    .tuple(time, time)
    .filter(([start, end]) => start !== end)
    .map(([start, end]) => span(start, end)),
  { maxLength: 6 },
)
const holds = (one: Span, at: string) => one.start === one.end || holdsTime(one, at)

it('says of every minute whether nobody or more than one is on shift', () => {
  fc.assert(
    fc.property(shifts, (given) => {
      const { gaps, overlaps } = coverOf(given)
      const isTold = (spans: readonly Span[], at: string) => spans.some((one) => holds(one, at))
      const wrong = times.filter((at) => {
        const count = given.filter((shift) => holdsTime(shift, at)).length
        return isTold(gaps, at) !== (count === 0) || isTold(overlaps, at) !== count > 1
      })
      expect(wrong).toEqual([])
    }),
    { numRuns: 60 },
  )
})

it('tells each span whole: none touches another', () => {
  fc.assert(
    fc.property(shifts, (given) => {
      for (const spans of Object.values(coverOf(given))) {
        const ends = spans.map(({ end }: Span) => end)
        const isWhole = spans.length === 1 && spans[0].start === spans[0].end
        expect(isWhole || !spans.some(({ start }: Span) => ends.includes(start))).toBe(true)
      }
    }),
  )
})

it('a span is as long as the clock says, over midnight too', () => {
  expect([span('07:00', '15:30'), span('23:30', '07:00'), span('00:00', '00:00')].map(minutesOf)).toEqual([
    510, 450, 1_440,
  ])
})
