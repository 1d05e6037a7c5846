import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeHeard, placeInTime } from './event-timing.ts'
import type { SaidEvent } from './sensor-event.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const minute = 60_000
const hour = 60 * minute
const onTime = { publishedAt: now, receivedAt: now }

const said = (kind: SaidEvent['kind'], occurredAt: number | null): SaidEvent => ({
  eventId: 'e',
  deviceId: 'a84041f2c1d2e3f4',
  kind,
  value: null,
  occurredAt,
  battery: null,
  rssi: null,
  snr: null,
})
const step = (age: number, passage = onTime) => placeInTime(said('floorMatPressed', now - age), passage)
const press = (age: number, passage = onTime) => placeInTime(said('buttonPressed', now - age), passage)

describe('the timing of an event', () => {
  it('is live up to 10 minutes, and up to 2 minutes ahead for a sensor whose clock runs fast', () => {
    expect([-2, 0, 10].map((minutes) => step(minutes * minute).timing)).toEqual(['live', 'live', 'live'])
  })

  it('is late from then to 12 hours', () => {
    expect([step(10 * minute + 1).timing, step(12 * hour).timing]).toEqual(['late', 'late'])
  })

  it('is refused beyond either end', () => {
    expect(() => step(-2 * minute - 1)).toThrow('inFuture')
    expect(() => step(12 * hour + 1)).toThrow('tooOld')
    expect(() => placeInTime(said('floorMatPressed', null), onTime)).toThrow('invalidEvent')
  })
})

describe('the timing of a call for help', () => {
  it('keeps a clock that can be right: on time, a little ahead, or late from a gateway that was cut off', () => {
    expect(press(-2 * minute)).toMatchObject({
      timing: 'live',
      clockWrong: false,
      event: { occurredAt: now + 2 * minute },
    })
    expect(press(12 * hour)).toMatchObject({
      timing: 'late',
      clockWrong: false,
      event: { occurredAt: now - 12 * hour },
    })
  })

  it.each([-5 * minute, -24 * hour, 13 * hour, now])(
    'gives way to the time of publishing %i ms away',
    (age) => {
      expect(press(age)).toMatchObject({
        timing: 'live',
        clockWrong: true,
        saidAt: now - age,
        event: { occurredAt: now },
      })
    },
  )

  it('is judged by when it was published, however long we were away', () => {
    const afterOutage = { publishedAt: now, receivedAt: now + 20 * hour }
    expect(press(0, afterOutage)).toMatchObject({
      timing: 'late',
      clockWrong: false,
      event: { occurredAt: now },
    })
    expect(press(-hour, afterOutage)).toMatchObject({
      timing: 'late',
      clockWrong: true,
      event: { occurredAt: now },
    })
  })

  it('is theirs who have the device as it is published; anything else is theirs who had it then', () => {
    expect(press(3 * hour)).toMatchObject({ belongsAt: now, event: { occurredAt: now - 3 * hour } })
    expect(press(20 * hour)).toMatchObject({ belongsAt: now, clockWrong: true })
    expect(step(3 * hour).belongsAt).toBe(now - 3 * hour)
  })

  it('is never refused, and never far from its publishing', () => {
    const kind = fc.constantFrom('buttonPressed', 'zipperDetached', 'fall', 'wanderingDetected')
    const anyTime = fc.oneof(fc.constant(null), fc.maxSafeInteger())
    fc.assert(
      fc.property(kind, anyTime, (call, at) => {
        const { event } = placeInTime(said(call as SaidEvent['kind'], at), onTime)
        expect(event.occurredAt).toBeGreaterThanOrEqual(now - 12 * hour)
        expect(event.occurredAt).toBeLessThanOrEqual(now + 2 * minute)
      }),
    )
  })
})

describe('the timing of a sign of life', () => {
  const heard = (at: number | null, tellsOfCall = false, passage = onTime) =>
    placeHeard({ at, tellsOfCall, battery: null, rssi: null, snr: null }, passage)?.at
  it('is what the uplink says, never ahead of us, and nothing when it is old', () => {
    expect([heard(now - hour), heard(now + 5 * minute), heard(now - 13 * hour)]).toEqual([
      now - hour,
      now,
      undefined,
    ])
  })

  it('that tells of a call is that of the call: no clock costs it, and no absence of ours', () => {
    const ages = [hour, -5 * minute, 13 * hour, now]
    const calls = ages.map((age) => press(age).event.occurredAt)
    expect(ages.map((age) => heard(now - age, true))).toEqual(calls)
    expect(heard(null, true)).toBe(now)
    expect(heard(now, true, { publishedAt: now, receivedAt: now + 20 * hour })).toBe(now)
  })
})
