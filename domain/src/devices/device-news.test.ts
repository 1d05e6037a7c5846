import { describe, expect, it } from 'vitest'
import type { EventKind } from '../sensors/event-kinds.ts'
import type { SensorEvent } from '../sensors/sensor-event.ts'
import { startedAnew } from './assignment.ts'
import type { Device } from './device.ts'
import { isNews, isWorthHearing } from './device-news.ts'
import { advanceDevice, hearDevice } from './device-state.ts'

const start = 1_000_000_000_000
const minute = 60_000
const fresh = startedAnew({ type: 'MOKO-LW-007PIR', location: 'Chambre', since: 0 })

const state = (kind: EventKind, minutes: number): SensorEvent => ({
  eventId: `${kind}-${minutes}`,
  deviceId: 'a84041f2c1d2e3f4',
  kind,
  value: null,
  occurredAt: start + minutes * minute,
  battery: null,
  rssi: null,
  snr: null,
  asState: true,
})

/** Which of the states told are events, in the order they come in. */
function toldBy(events: readonly SensorEvent[], device: Device = fresh): string[] {
  const told: string[] = []
  let known = device
  for (const event of events) {
    if (!isNews(known, event)) continue
    told.push(event.eventId)
    known = advanceDevice(known, event, '2026-11-21')
  }
  return told
}

describe('a door told as a state', () => {
  it('is an event when it changed', () => {
    const door = [
      state('doorOpen', 0),
      state('doorOpen', 1),
      state('doorClose', 2),
      state('doorClose', 3),
      state('doorOpen', 4),
    ]
    expect(toldBy(door)).toEqual(['doorOpen-0', 'doorClose-2', 'doorOpen-4'])
  })

  it('is the same event when it is delivered again', () => {
    const [open, close] = [state('doorOpen', 0), state('doorClose', 1)]
    const known = [open, close].reduce((device, event) => advanceDevice(device, event, '2026-11-21'), fresh)
    expect([isNews(known, open), isNews(known, close)]).toEqual([true, true])
  })

  it('is not told again by what came too late, or twice', () => {
    const door = [state('doorOpen', 0), state('doorOpen', 1), state('doorClose', 2)]
    expect(toldBy([state('doorOpen', 2), state('doorOpen', 1)])).toEqual(['doorOpen-2'])
    expect(toldBy([...door, ...door])).toEqual(['doorOpen-0', 'doorClose-2', 'doorOpen-0', 'doorClose-2'])
  })

  it('told as a change is an event each time', () => {
    const { asState, ...change } = state('doorOpen', 1)
    expect(toldBy([state('doorOpen', 0), change])).toHaveLength(2)
  })
})

describe('a call for help told as a state', () => {
  const press = ({ asState, ...event }: SensorEvent) => event
  const rest = (device: Device, minutes: number) =>
    hearDevice(device, { at: start + minutes * minute, battery: null, rssi: null, snr: null, atRest: true })
  const pressed = advanceDevice(fresh, press(state('buttonPressed', 0)), '2026-11-21')

  it('is one when the press itself was lost', () =>
    expect(isNews(fresh, state('buttonPressed', 3))).toBe(true))
  it('is none while the press is known to go on', () =>
    expect(isNews(pressed, state('buttonPressed', 3))).toBe(false))
  it('is one after the last was over', () =>
    expect(isNews(rest(pressed, 2), state('buttonPressed', 3))).toBe(true))
  it('is one after hours of silence', () => expect(isNews(pressed, state('buttonPressed', 121))).toBe(true))
  it('is one of a device of which nothing is known', () =>
    expect(isNews(null, state('buttonPressed', 3))).toBe(true))
  it('keeps being none however long it goes on', () => {
    let known = pressed
    for (let at = 30; at < 600; at += 30) {
      const frame = state('buttonPressed', at)
      expect(isNews(known, frame)).toBe(false)
      known = hearDevice(known, { at: frame.occurredAt, battery: null, rssi: null, snr: null })
    }
  })
})

describe('a sign of life', () => {
  const seen = hearDevice(fresh, { at: start, battery: 80, rssi: null, snr: null })
  const heard = (seconds: number, change: object = {}) => ({
    at: start + seconds * 1_000,
    battery: null,
    ...change,
  })

  it('is written about once a minute', () =>
    expect([1, 59, 60].map((seconds) => isWorthHearing(seen, heard(seconds)))).toEqual([false, false, true]))
  it('is written at once for another level of the battery', () =>
    expect([80, 79].map((battery) => isWorthHearing(seen, heard(1, { battery })))).toEqual([false, true]))
  it('is written at once when it ends a call', () => {
    const { asState, ...press } = state('buttonPressed', 0)
    const pressed = advanceDevice(seen, press, '2026-11-21')
    expect(isWorthHearing(pressed, heard(1, { atRest: true }))).toBe(true)
    expect(isWorthHearing(seen, heard(1, { atRest: true }))).toBe(false)
  })
})
