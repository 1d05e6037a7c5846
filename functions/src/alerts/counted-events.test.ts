import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { expect, it } from 'vitest'
import { isCounted, remember } from './counted-events.ts'
import type { Firing } from './firing.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute
const firing = (eventId: string, kind: EventKind) =>
  ({ event: { eventId, kind, occurredAt: now }, clockWrong: false }) as Firing
const idsAfter = (kind: EventKind, ms: number) =>
  remember(remember([], [firing('e', kind)], now), [], now + ms).map(({ eventId }) => eventId)

it.each<[EventKind, number, boolean]>([
  ['buttonPressed', 7 * day, true],
  ['fall', 7 * day, true],
  ['fall', 9 * day, false],
  ['presenceDetected', 11 * minute, true],
  ['presenceDetected', 13 * minute, false],
])('%s is remembered as long as it may come again and would be heard (%i ms: %s)', (kind, ms, kept) => {
  expect(idsAfter(kind, ms)).toEqual(kept ? ['e'] : [])
})

it('keeps to a size that a document may have, the latest first to stay', () => {
  const storm = Array.from({ length: 3_000 }, (_, index) => firing(`storm-${index}`, 'presenceDetected'))
  const seen = remember(remember([], storm, now), [firing('call', 'buttonPressed')], now)
  expect(seen).toHaveLength(2_000)
  expect(seen.some(({ eventId }) => eventId === 'call')).toBe(true)
})

it.each<[string, number, boolean, boolean]>([
  ['at the same time', 0, false, true],
  ['stamped anew by a gateway that tries again', 5 * minute, false, true],
  ['of a gateway that counts from the beginning again', day, false, false],
  ['with a wrong clock, published again after an outage', 20 * 60 * minute, true, true],
  ['with a wrong clock, days later', 3 * day, true, false],
])('what has the id of an event that was counted, %s', (_, later, clockWrong, counted) => {
  const seen = remember([], [firing('e', 'buttonPressed')], now)
  const again = { ...firing('e', 'buttonPressed').event, occurredAt: now + later }
  expect(isCounted(seen, { event: again, clockWrong })).toBe(counted)
})
