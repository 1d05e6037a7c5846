import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { expect, it } from 'vitest'
import { alertGuardSchema } from '../data/alert-guard.ts'
import { isCounted, remember } from './counted-events.ts'
import type { Firing } from './firing.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute
const firing = (eventId: string, kind: EventKind) =>
  ({ event: { eventId, kind, occurredAt: now }, clockWrong: false, saidAt: now }) as Firing
const boot = Date.parse('1970-01-01T00:00:42Z')
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

it.each<[string, number, boolean]>([
  ['at the same time', 0, true],
  ['stamped anew by a gateway that tries again', 5 * minute, true],
  ['of a gateway that counts from the beginning again', day, false],
])('what has the id of an event that was counted, %s', (_, later, counted) => {
  const seen = remember([], [firing('e', 'buttonPressed')], now)
  const at = now + later
  const event = { ...firing('e', 'buttonPressed').event, occurredAt: at }
  expect(isCounted(seen, { event, clockWrong: false, saidAt: at })).toBe(counted)
})

it.each<[string, number | null, number, number | null, boolean]>([
  ['the same impossible time, published again after an outage', boot, 20 * 60 * minute, boot, true],
  ['the same impossible time, days later', boot, 3 * day, boot, false],
  ['another impossible time, minutes later', boot, minute, boot + minute, false],
  ['no time, as before', null, minute, null, true],
  ['no time, after a time', now, minute, null, false],
  ['a right time that has become too old to be one', now, 13 * 60 * minute, now, true],
])(
  'what has the id of a call that was counted, and a wrong clock: %s',
  (_, first, later, saidAt, counted) => {
    const before = { ...firing('e', 'buttonPressed'), saidAt: first }
    const event = { ...before.event, occurredAt: now + later }
    const seen = remember([], [before], now)
    expect(isCounted(seen, { event, clockWrong: true, saidAt })).toBe(counted)
  },
)

it('a press with a right clock is not the one that a wrong clock told minutes before', () => {
  const seen = remember([], [{ ...firing('e', 'buttonPressed'), clockWrong: true, saidAt: boot }], now)
  const at = now + minute
  const event = { ...firing('e', 'buttonPressed').event, occurredAt: at }
  expect(isCounted(seen, { event, clockWrong: false, saidAt: at })).toBe(false)
})

it('a fall is not the standing up whose id it has', () => {
  const seen = remember([], [firing('e', 'standUp')], now)
  expect(isCounted(seen, firing('e', 'fall'))).toBe(false)
  const both = remember(seen, [firing('e', 'fall')], now)
  expect(isCounted(both, firing('e', 'standUp'))).toBe(true)
  expect(isCounted(both, firing('e', 'fall'))).toBe(true)
})

it('an event of a guard that named neither kind nor time is still known', () => {
  const { seen } = alertGuardSchema.parse({ latest: [], seen: [{ eventId: 'e', at: now, until: now + day }] })
  expect(isCounted(seen, firing('e', 'fall'))).toBe(true)
  expect(isCounted(seen, { ...firing('e', 'fall'), clockWrong: true, saidAt: boot })).toBe(true)
  expect(remember(seen, [], now)).toEqual(seen)
})
