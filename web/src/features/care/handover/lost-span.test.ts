import { expect, test } from 'vitest'
import { lostSpan } from './lost-span.ts'

const telling = { now: Date.UTC(2026, 10, 30, 18, 30), timeZone: 'America/Toronto', locale: 'fr' } as const

test('what began yesterday and ended today is told with both dates; of one day, by the time alone', () => {
  const lastAt = Date.UTC(2026, 10, 30, 18, 9)
  expect(lostSpan({ firstAt: lastAt - 3_600_000, lastAt }, telling)).toEqual({
    first: 'à 12:09',
    last: 'à 13:09',
  })
  expect(lostSpan({ firstAt: lastAt - 20 * 3_600_000, lastAt }, telling)).toEqual({
    first: 'le 29 nov., 17:09',
    last: 'le 30 nov., 13:09',
  })
})
