import { signsKnownMs } from '@vigie/domain/rules/judge-signs'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AlertGuard, alertGuardSchema } from '../data/alert-guard.ts'
import { callsKeptMs, isCounted, remember } from './counted-events.ts'
import type { Firing } from './firing.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute
const firing = (eventId: string, kind: EventKind) =>
  ({ event: { eventId, kind, occurredAt: now }, clockWrong: false, saidAt: now }) as Firing
const boot = Date.parse('1970-01-01T00:00:42Z')
const onTheHour = now
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
  ['no time, as a quarter of an hour before', null, 15 * minute, null, false],
  ['the time of a clock that was never set, as before', 0, 9 * minute, 0, true],
  ['the time of a clock that was never set, hours later', 0, 300 * minute, 0, false],
  ['a full hour that was right, and is too old by now', onTheHour, 13 * 60 * minute, onTheHour, true],
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

/** Calls by a clock that says one constant time, each with when it was published. */
const wrongly = (eventId: string, at: number, saidAt: number | null) => {
  const call = firing(eventId, 'buttonPressed')
  return { ...call, event: { ...call.event, occurredAt: at }, clockWrong: true, saidAt }
}

it('a clock that says one time of calls far apart tells nothing: an id used before is then another call', () => {
  const first = remember([], [wrongly('1', now, boot), wrongly('1-fall', now, boot)], now)
  const restarted = wrongly('1', now + 300 * minute, boot)
  expect(isCounted(first, restarted)).toBe(true)
  const second = remember(first, [wrongly('2', now + 60 * minute, boot)], now)
  expect(isCounted(second, restarted)).toBe(false)
})

it('whatever a clock that was never set says, a call counts once however often it is delivered, and each later one again', () => {
  const unset = fc.constantFrom(
    null,
    0,
    Date.parse('2000-01-01T00:00:00Z'),
    Date.parse('0001-01-01T00:00:00Z'),
  )
  const again = fc.record({
    gap: fc.integer({ min: 11, max: 2_000 }),
    repeats: fc.array(fc.nat(9), { maxLength: 4 }),
  })
  const calls = fc.array(again, { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(unset, calls, (saidAt, all) => {
      let at = now
      let seen: AlertGuard['seen'] = []
      let counted = 0
      const arrive = (published: number) => {
        const call = wrongly('1', published, saidAt)
        if (isCounted(seen, call)) return
        counted += 1
        seen = remember(seen, [call], published)
      }
      for (const { gap, repeats } of all) {
        at += gap * minute
        arrive(at)
        // By Pub/Sub at the same time of publishing, or by a gateway that heard no answer.
        for (const minutes of [0, ...repeats]) arrive(at + minutes * minute)
      }
      expect(counted).toBe(all.length)
    }),
  )
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

it('what was told of a silence is remembered for longer than its last sign is known', () => {
  expect(callsKeptMs).toBeGreaterThan(signsKnownMs)
})
