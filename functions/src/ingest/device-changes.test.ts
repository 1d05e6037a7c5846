import type { Device } from '@vigie/domain/devices/device'
import { dayPartBytes } from '@vigie/domain/devices/device'
import { eventIdOf } from '@vigie/domain/sensors/event-key'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import type { SensorEvent } from '@vigie/domain/sensors/sensor-event'
import { describe, expect, it } from 'vitest'
import { applySayings, mayBeStored, partsToSearch } from './device-changes.ts'

const timeZone = 'America/Toronto'
// 23:59:30 on 20 November in Toronto.
const nearMidnight = Date.parse('2026-11-21T04:59:30Z')

const silent: Device = {
  type: 'NOVIKA-LW-COUSSIN',
  location: 'Fauteuil',
  assignedAt: 0,
  lastSeenAt: null,
  lastEvent: null,
  readings: {},
  battery: null,
  signal: null,
  day: null,
}

const received = (
  eventId: string,
  occurredAt: number,
  change: Partial<ReceivedEvent> = {},
): ReceivedEvent => ({
  event: eventOf(eventId, occurredAt),
  timing: 'live',
  clockWrong: false,
  belongsAt: occurredAt,
  saidAt: occurredAt,
  publishedAt: occurredAt,
  receivedAt: occurredAt + 50,
  ...change,
})
const eventOf = (eventId: string, occurredAt: number): SensorEvent => ({
  eventId,
  deviceId: 'a84041f2c1d2e3f4',
  kind: 'sitDown',
  value: null,
  occurredAt,
  battery: null,
  rssi: null,
  snr: null,
})

/** What these events make of a device. */
function applied(device: Device, events: readonly ReceivedEvent[], skip = 0) {
  const changed = applySayings(device, { received: events, heard: [] }, timeZone, skip)
  if (changed === null) throw new Error('nothing changed')
  return changed
}

describe('applySayings', () => {
  it('puts each event on its day by the home’s clock', () => {
    const { entries } = applied(silent, [
      received('before', nearMidnight),
      received('after', nearMidnight + 60_000),
    ])
    expect(entries.map(({ key, date }) => [eventIdOf(key), date])).toEqual([
      ['before', '2026-11-20'],
      ['after', '2026-11-21'],
    ])
  })

  it('takes an event that came twice in one group once', () => {
    const { entries, device } = applied(silent, [received('e', 1_000), received('e', 1_000)])
    expect(entries).toHaveLength(1)
    expect(device.day?.bytes).toBe(124)
  })

  it('keeps two kinds of event with one id, and one that happened at another time, each once', () => {
    const press = received('e', 1_000)
    const fall = { ...press, event: { ...press.event, kind: 'fall' as const } }
    const { entries } = applied(silent, [press, fall, received('e', 2_000), fall, press])
    expect(entries.map(({ event: { kind, at } }) => [kind, at])).toEqual([
      ['sitDown', 1_000],
      ['fall', 1_000],
      ['sitDown', 2_000],
    ])
    expect(new Set(entries.map(({ key }) => key)).size).toBe(3)
  })

  it('keeps each call of a clock that was never set, and a call of one that runs once', () => {
    const call = (at: number, saidAt: number) => received('e', at, { clockWrong: true, saidAt })
    const keysOf = (saidAt: number) =>
      applied(
        silent,
        [nearMidnight, nearMidnight, nearMidnight - 1].map((at) => call(at, saidAt)),
      ).entries.length
    expect(keysOf(0)).toBe(2)
    expect(keysOf(42_000)).toBe(1)
  })

  it('says of a late event that it is late, and of no other', () => {
    const { entries } = applied(silent, [
      received('late', 1_000, { timing: 'late' }),
      received('live', 2_000),
    ])
    expect(entries.map(({ event }) => event.late)).toEqual([true, undefined])
  })

  it('begins a second part when the day is full', () => {
    const full: Device = { ...silent, day: { date: '2026-11-20', part: 1, bytes: dayPartBytes } }
    const { entries, device } = applied(full, [received('e', nearMidnight)])
    expect(entries[0]?.part).toBe(2)
    expect(device.day).toEqual({ date: '2026-11-20', part: 2, bytes: 130 })
  })

  it('leaves out parts that turned out to be full', () => {
    const { entries, device } = applied(silent, [received('e', nearMidnight)], 2)
    expect(entries[0]?.part).toBe(3)
    expect(device.day?.part).toBe(3)
  })

  it('notes a sign of life that tells something, and nothing else', () => {
    const seen: Device = { ...silent, lastSeenAt: 100_000, heardAt: 100_000 }
    const hear = (at: number, battery: number | null) =>
      applySayings(
        seen,
        { received: [], heard: [{ at, publishedAt: at, battery, rssi: -90, snr: null }] },
        timeZone,
      )
    expect(hear(101_000, null)).toBeNull()
    expect(hear(160_000, null)?.device.lastSeenAt).toBe(160_000)
    expect(hear(101_000, 80)?.device.battery).toEqual({ percent: 80, at: 101_000 })
  })
})

describe('mayBeStored', () => {
  const heard: Device = {
    ...silent,
    lastSeenAt: 5_000,
    lastEvent: { id: 'last', kind: 'sitDown', value: null, at: 5_000 },
  }
  it('knows the latest event again', () => expect(mayBeStored(heard, received('last', 5_000))).toBe('yes'))
  it('spares a later event the look', () => expect(mayBeStored(heard, received('new', 5_001))).toBe('no'))
  it('looks for one of the same instant', () =>
    expect(mayBeStored(heard, received('other', 5_000))).toBe('perhaps'))
  it('looks for an earlier one', () => expect(mayBeStored(heard, received('old', 4_999))).toBe('perhaps'))
  it('looks for a later one where a wrong clock had it placed at its publishing', () =>
    expect(mayBeStored(heard, received('last', 5_001, { clockWrong: true }))).toBe('perhaps'))
  it('looks for another kind with the latest id', () => {
    const { event, ...rest } = received('last', 5_000)
    expect(mayBeStored(heard, { ...rest, event: { ...event, kind: 'fall' } })).toBe('perhaps')
  })
  it('takes a later event with the latest id for another', () =>
    expect(mayBeStored(heard, received('last', 5_001))).toBe('no'))
  it('has nothing of a device never heard from', () =>
    expect(mayBeStored(silent, received('e', 1))).toBe('no'))
})

it('an event of yesterday that comes again today is found, in whichever part of its day it is', () => {
  const yesterday = Array.from({ length: 700 }, (_, index) =>
    received(`${'x'.repeat(90)}${index}`, nearMidnight - (700 - index) * 1_000),
  )
  const stored = applied(silent, yesterday)
  const { device } = applied(stored.device, [received('today', nearMidnight + 60_000)])
  const kept = new Set(stored.entries.map(({ date, part, key }) => `${date} ${part} ${key}`))
  expect(new Set(stored.entries.map(({ part }) => part)).size).toBeGreaterThan(1)
  const missed = stored.entries.filter(
    ({ key, date }) => !partsToSearch(device, date).some((part) => kept.has(`${date} ${part} ${key}`)),
  )
  expect(missed).toEqual([])
})

describe('partsToSearch', () => {
  const device: Device = { ...silent, day: { date: '2026-11-20', part: 3, bytes: 111 } }
  it('is every part of the current day', () => expect(partsToSearch(device, '2026-11-20')).toEqual([1, 2, 3]))
  it('is every part of the latest day before it that took several', () => {
    const day = { date: '2026-11-21', part: 2, bytes: 111, before: { date: '2026-11-20', part: 3 } }
    expect(partsToSearch({ ...silent, day }, '2026-11-20')).toEqual([1, 2, 3])
    expect(partsToSearch({ ...silent, day }, '2026-11-21')).toEqual([1, 2])
  })
  it('is the first part of an earlier day', () => expect(partsToSearch(device, '2026-11-19')).toEqual([1]))
})
