import { expect, test } from 'vitest'
import { cadenceOf } from './cadence.ts'
import type { Schedule } from './schedule.ts'

const cadence = (schedule: string, timeZone = 'America/Toronto') =>
  cadenceOf({ name: 'sweep', region: 'northamerica-northeast1', schedule, timeZone } satisfies Schedule)

test.each([
  ['* * * * *', '2026-11-21T10:15:02.120Z', '2026-11-21T10:16:00.000Z'],
  ['* * * * *', '2026-11-21T10:15:00.000Z', '2026-11-21T10:16:00.000Z'],
  ['every 5 minutes', '2026-11-21T10:15:00.000Z', '2026-11-21T10:20:00.000Z'],
  ['every 1 minutes', '2026-11-21T10:15:59.999Z', '2026-11-21T10:16:00.000Z'],
  ['every 2 hours', '2026-11-21T10:15:00.000Z', '2026-11-21T12:00:00.000Z'],
  ['0 7 * * *', '2026-11-21T10:15:00.000Z', '2026-11-21T12:00:00.000Z'],
  // The clocks go forward at 2:00 on 8 March: 7:00 comes an hour sooner than the day before.
  ['0 7 * * *', '2026-03-07T13:00:00.000Z', '2026-03-08T11:00:00.000Z'],
  ['30 2 * * 1', '2026-11-21T10:15:00.000Z', '2026-11-23T07:30:00.000Z'],
])('"%s" after %s runs at %s', (schedule, after, run) => {
  expect(new Date(cadence(schedule)(Date.parse(after))).toISOString()).toBe(run)
})

test.each([
  ['every monday 09:00', /write it as cron/],
  ['every 0 minutes', /no length/],
  ['* * * * * *', /exactly 5 parts/],
  ['0 0 30 2 *', /never comes/],
  ['sometimes', /./],
])('"%s" is refused', (schedule, message) => {
  expect(() => cadence(schedule)).toThrow(message)
})

test('an unknown time zone is refused', () => {
  expect(() => cadence('* * * * *', 'America/Nowhere')).toThrow()
})
