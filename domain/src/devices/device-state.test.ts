import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SensorEvent } from '../sensors/sensor-event.ts'
import { localDate } from '../time/local-time.ts'
import { type Device, dayPartBytes, deviceSchema } from './device.ts'
import { advanceDevice, hearDevice } from './device-state.ts'

const noon = Date.parse('2026-11-21T17:00:00Z')
const dateOf = (event: SensorEvent) => localDate(event.occurredAt, 'America/Toronto')
const fresh: Device = {
  type: 'DRAGINO-LHT65S-NE117',
  location: 'Chambre',
  assignedAt: 0,
  lastSeenAt: null,
  lastEvent: null,
  readings: {},
  battery: null,
  signal: null,
  day: null,
}
const reading: SensorEvent = {
  eventId: 'e1',
  deviceId: 'a84041f2c1d2e3f4',
  kind: 'temperature',
  value: 21.5,
  occurredAt: noon,
  battery: 87,
  rssi: -97,
  snr: 7.5,
}
const advance = (device: Device, ...events: SensorEvent[]) =>
  events.reduce(
    (state, event) =>
      advanceDevice(state, { event, saidAt: event.occurredAt, publishedAt: event.occurredAt }, dateOf(event)),
    device,
  )

// Few instants, and one id for two kinds, so that ties and midnight come up often.
const kinds = ['temperature', 'humidity'] as const
const someEvent = fc.record({
  deviceId: fc.constant(reading.deviceId),
  value: fc.integer({ min: 15, max: 25 }),
  occurredAt: fc
    .integer({ min: -3, max: 3 })
    .map((step) => Date.parse('2026-11-21T05:00:00Z') + step * 60_000),
  battery: fc.option(fc.integer({ min: 0, max: 100 })),
  rssi: fc.option(fc.integer({ min: -120, max: -30 })),
  snr: fc.option(fc.integer({ min: -20, max: 10 })),
})
const someEvents = fc.array(someEvent, { minLength: 1, maxLength: 12 }).map((events) =>
  events.map(
    (event, index): SensorEvent => ({
      ...event,
      eventId: `e${index >> 1}`,
      kind: kinds[index % 2] ?? 'co2',
    }),
  ),
)

describe('the state of a device', () => {
  it('takes over what an event tells', () => {
    const state = advance(fresh, reading)
    expect(state).toEqual({
      ...fresh,
      lastSeenAt: noon,
      heardAt: noon,
      silences: { since: noon, spans: [] },
      lastEvent: { id: 'e1', kind: 'temperature', value: 21.5, at: noon },
      readings: { temperature: { value: 21.5, at: noon } },
      battery: { percent: 87, at: noon },
      signal: { rssi: -97, snr: 7.5, at: noon },
      day: { date: '2026-11-21', part: 1, bytes: 135 },
    })
    expect(deviceSchema.parse(state)).toEqual(state)
  })

  it('keeps what an event does not tell', () => {
    const state = advance(fresh, reading, {
      ...reading,
      eventId: 'e2',
      kind: 'humidity',
      value: 40,
      occurredAt: noon + 1,
      battery: null,
      rssi: null,
      snr: null,
    })
    expect(state.readings).toEqual({
      temperature: { value: 21.5, at: noon },
      humidity: { value: 40, at: noon + 1 },
    })
    expect(state.battery?.percent).toBe(87)
    expect(state.signal?.rssi).toBe(-97)
  })

  it('is not put back by an older event', () => {
    const state = advance(fresh, reading)
    const late = { ...reading, eventId: 'e0', value: 3, occurredAt: noon - 3_600_000, battery: 99, rssi: -30 }
    expect(advance(state, late)).toEqual({
      ...{ ...state, silences: { since: noon - 3_600_000, spans: [] } },
      day: { date: '2026-11-21', part: 1, bytes: 270 },
    })
  })

  it('is the same after the same event again', () => {
    const state = advance(fresh, reading)
    expect(advance(state, reading, reading)).toEqual(state)
  })

  it('ends the same whatever order events come in', () => {
    const shuffled = someEvents.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    )
    fc.assert(
      fc.property(shuffled, ([events, other]) => {
        expect(advance(fresh, ...other)).toEqual(advance(fresh, ...events))
      }),
      { numRuns: 1_000 },
    )
  })

  it('ends the same however often each came, but for the count that only decides where the next goes', () => {
    const repeated = someEvents.chain((events) =>
      fc.tuple(fc.constant(events), fc.array(fc.constantFrom(...events), { maxLength: 30 })),
    )
    fc.assert(
      fc.property(repeated, ([events, again]) => {
        const once = advance(fresh, ...events)
        const often = advance(fresh, ...again, ...events, ...again)
        expect({ ...often, day: null }).toEqual({ ...once, day: null })
        expect(often.day?.date).toBe(once.day?.date)
        expect(often.day?.bytes).toBeGreaterThanOrEqual(once.day?.bytes ?? 0)
      }),
      { numRuns: 1_000 },
    )
  })

  it('begins the next part of the day when one is full, and the first of the next day', () => {
    const full = { date: '2026-11-21', part: 1, bytes: dayPartBytes }
    const spilled = advance({ ...fresh, day: full }, reading)
    expect(spilled.day).toEqual({ date: '2026-11-21', part: 2, bytes: 135 })
    const tomorrow = { ...reading, eventId: 'e2', occurredAt: noon + 86_400_000 }
    const before = { date: '2026-11-21', part: 2 }
    const next = advance(spilled, tomorrow)
    expect(next.day).toEqual({ date: '2026-11-22', part: 1, bytes: 135, before })
    const dayAfter = { ...reading, eventId: 'e3', occurredAt: noon + 2 * 86_400_000 }
    expect(advance(next, dayAfter).day).toEqual({ date: '2026-11-23', part: 1, bytes: 135, before })
  })

  it('does not count a late event of the day before', () => {
    const yesterday = { ...reading, eventId: 'e0', occurredAt: noon - 86_400_000 }
    expect(advance(fresh, reading, yesterday).day).toEqual({ date: '2026-11-21', part: 1, bytes: 135 })
  })

  it('notes a sign of life without making it an event', () => {
    const state = advance(fresh, reading)
    const heard = hearDevice(state, {
      at: noon + 60_000,
      publishedAt: noon + 61_000,
      battery: 86,
      rssi: null,
      snr: null,
    })
    expect(heard).toEqual({
      ...state,
      lastSeenAt: noon + 60_000,
      heardAt: noon + 61_000,
      battery: { percent: 86, at: noon + 60_000 },
    })
  })
})
