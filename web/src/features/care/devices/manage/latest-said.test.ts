import { expect, test } from 'vitest'
import { latestSaid } from './latest-said.ts'

const event = (at: number) => ({ kind: 'doorOpen' as const, value: null, at, receivedAt: at })

test('what a device said comes latest first by its own clock, once though two parts of a day hold it', () => {
  const said = latestSaid([
    { date: '2026-11-10', events: { a: event(1), b: event(5) } },
    { date: '2026-11-10', events: { b: event(5), c: { ...event(3), late: true } } },
    { date: '2026-11-11', events: { a: event(9) } },
  ])
  expect(said.map(({ at, late }) => [at, late])).toEqual([
    [9, false],
    [5, false],
    [3, true],
    [1, false],
  ])
})
