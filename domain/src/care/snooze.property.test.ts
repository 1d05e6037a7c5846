import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDuringCare, isSilenced, silencedUntil } from './silenced.ts'
import type { Snooze } from './snooze.ts'
import { beginSnooze, endSnooze, resumeSnooze } from './snooze-life.ts'
import { isUnderWay, snoozeMinutes, spanOfPress, spansFor } from './snooze-time.ts'

const minute = 60_000
const hour = 60 * minute
const epoch = Date.parse('2026-11-21T17:00:00Z')
const by = { uid: 'lea', name: 'Léa' }
const devices = ['0000000000000001', '0000000000000002']
const instant = fc.integer({ min: 0, max: 3 * hour }).map((after) => epoch + after)
const minutes = fc.integer({ min: snoozeMinutes.least, max: snoozeMinutes.most })
const anyDevice = fc.constantFrom(null, ...devices)

type Act =
  | { act: 'begin'; id: string; deviceId: string | null; minutes: number; pressedAt: number }
  | { act: 'end'; id: string }
  | { act: 'resume'; id: string }
const id = fc.constantFrom('a', 'b', 'c', 'd')
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('begin' as const), id, deviceId: anyDevice, minutes, pressedAt: instant }),
  fc.record({ act: fc.constant('end' as const), id }),
  fc.record({ act: fc.constant('resume' as const), id }),
)
/** What people press, in the order in which it reaches us; how long it was on its way, and what their clocks say, is anything. */
const acts = fc
  .array(fc.record({ what: act, now: instant }), { maxLength: 12 })
  .map((list) => list.toSorted((one, other) => one.now - other.now))

function after(snoozes: readonly Snooze[], what: Act, now: number): Snooze[] | null {
  if (what.act === 'end') return endSnooze(snoozes, what.id, by, now)
  if (what.act === 'resume') return resumeSnooze(snoozes, what.id, now)
  const span = spanOfPress(what.pressedAt, what.minutes, now)
  return span && beginSnooze(snoozes, { id: what.id, deviceId: what.deviceId, ...span, by, ended: null }, now)
}

const all = (list: readonly { what: Act; now: number }[]) =>
  list.reduce<readonly Snooze[]>((known, { what, now }) => after(known, what, now) ?? known, [])

it('the same again changes nothing, whatever was done meanwhile', () => {
  fc.assert(
    fc.property(acts, acts, instant, (before, between, now) => {
      const list = [...before, ...between].toSorted((one, other) => one.now - other.now)
      const known = all(list)
      const last = Math.max(now, ...list.map((one) => one.now))
      for (const { what, now: then } of list) {
        if (what.act !== 'begin' || !known.some((one) => one.id === what.id)) continue
        // What it begun under its name is there, or it would be over.
        expect(after(known, what, Math.max(then, last))).toBeNull()
      }
    }),
  )
})

it('nothing is silenced for longer than an hour after the last press, nor outside what somebody pressed', () => {
  fc.assert(
    fc.property(acts, instant, fc.constantFrom(...devices), (list, at, device) => {
      const spans = spansFor(all(list), device)
      const begun = list.filter(({ what }) => what.act === 'begin')
      const latest = Math.max(0, ...begun.map(({ now }) => now))
      expect(isSilenced(spans, latest + snoozeMinutes.most * minute)).toBe(false)
      if (!isSilenced(spans, at)) return
      const presses = begun.flatMap(({ what, now }) => (what.act === 'begin' ? [{ ...what, now }] : []))
      expect(
        presses.some(({ deviceId, pressedAt, minutes: length, now }) => {
          const span = spanOfPress(pressedAt, length, now)
          return (deviceId === null || deviceId === device) && isSilenced(span ? [span] : [], at)
        }),
      ).toBe(true)
    }),
  )
})

it('two that overlap silence what either does', () => {
  fc.assert(
    fc.property(acts, instant, fc.constantFrom(...devices), (list, at, device) => {
      const known = all(list)
      const either = known.some(
        (one) => (one.deviceId === null || one.deviceId === device) && isUnderWay(one, at),
      )
      expect(isSilenced(spansFor(known, device), at)).toBe(either)
      const until = silencedUntil(spansFor(known, device), at)
      expect(until !== null).toBe(either)
      if (until === null) return
      expect(isSilenced(spansFor(known, device), until)).toBe(false)
      expect(isSilenced(spansFor(known, device), until - 1)).toBe(true)
    }),
  )
})

it('whatever a sensor’s clock says, what reached us outside of care is not silenced', () => {
  fc.assert(
    fc.property(acts, instant, fc.integer(), fc.constantFrom(...devices), (list, at, wrong, device) => {
      const spans = spansFor(all(list), device)
      if (isSilenced(spans, at)) return
      expect(isDuringCare(spans, { occurredAt: at + wrong, publishedAt: at })).toBe(false)
      expect(isDuringCare(spans, { occurredAt: at, publishedAt: at + wrong })).toBe(false)
    }),
  )
})
