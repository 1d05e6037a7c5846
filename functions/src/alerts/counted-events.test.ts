import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { expect, it } from 'vitest'
import { remember } from './counted-events.ts'
import type { Firing } from './firing.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute
const firing = (eventId: string, kind: EventKind) => ({ event: { eventId, kind } }) as Firing
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
