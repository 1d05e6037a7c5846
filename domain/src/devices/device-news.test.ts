import { describe, expect, it } from 'vitest'
import type { Heard } from '../sensors/chirpstack.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { placeInTime, type ReceivedEvent } from '../sensors/event-timing.ts'
import { startedAnew } from './assignment.ts'
import { type Device, deviceSchema } from './device.ts'
import { callThatGoesOn, isNews, isWorthHearing } from './device-news.ts'
import { advanceDevice, hearDevice, type Told } from './device-state.ts'

const start = 1_000_000_000_000
const minute = 60_000
const fresh = startedAnew({ type: 'MOKO-LW-007PIR', location: 'Chambre', since: 0 })

/** A state told at so many minutes by its gateway's clock, and published when it was sent. */
const state = (kind: EventKind, minutes: number, publishedAfter = minutes): Told => ({
  event: {
    eventId: `${kind}-${minutes}`,
    deviceId: 'a84041f2c1d2e3f4',
    kind,
    value: null,
    occurredAt: start + minutes * minute,
    battery: null,
    rssi: null,
    snr: null,
    asState: true,
  },
  saidAt: start + minutes * minute,
  publishedAt: start + publishedAfter * minute,
})
const change = ({ event: { asState, ...event }, ...told }: Told): Told => ({ ...told, event })
const heardAfter = (
  minutes: number,
  more: { battery?: number; atRest?: true; publishedAfter?: number } = {},
) => {
  const { publishedAfter = minutes, ...said } = more
  const [at, publishedAt] = [start + minutes * minute, start + publishedAfter * minute]
  return { at, publishedAt, battery: null, rssi: null, snr: null, ...said }
}

/** Which of the states told are events, in the order they come in. */
function toldBy(states: readonly Told[], device: Device = fresh): string[] {
  const told: string[] = []
  let known = device
  for (const one of states) {
    if (!isNews(known, one)) continue
    told.push(one.event.eventId)
    known = advanceDevice(known, one, '2026-11-21')
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

  it('told as a change is an event each time', () =>
    expect(toldBy([state('doorOpen', 0), change(state('doorOpen', 1))])).toHaveLength(2))
})

describe('a call for help told as a state', () => {
  const rest = (device: Device, minutes: number, publishedAfter?: number) =>
    hearDevice(device, heardAfter(minutes, { atRest: true, ...(publishedAfter && { publishedAfter }) }))
  const pressed = advanceDevice(fresh, change(state('buttonPressed', 0)), '2026-11-21')

  it('is one when the press itself was lost', () =>
    expect(isNews(fresh, state('buttonPressed', 3))).toBe(true))
  it('is none while the press is known to go on', () =>
    expect(isNews(pressed, state('buttonPressed', 3))).toBe(false))
  it('is one after the last was over', () =>
    expect(isNews(rest(pressed, 2), state('buttonPressed', 3))).toBe(true))
  it('is none of before the last was over', () =>
    expect(isNews(rest(pressed, 2), state('buttonPressed', 1))).toBe(false))
  it('is one after the last was over, through a gateway that is an hour slow', () =>
    expect(isNews(rest(pressed, 2), state('buttonPressed', -57, 3))).toBe(true))
  it('is one after a gateway that is an hour slow told that the last was over', () =>
    expect(isNews(rest(pressed, -58, 2), state('buttonPressed', 3))).toBe(true))
  it('is one after hours of silence, whatever clock tells it', () => {
    expect(isNews(pressed, state('buttonPressed', 121))).toBe(true)
    expect(isNews(pressed, state('buttonPressed', 1, 121))).toBe(true)
  })
  it('is one where it is the other of two alarms than the one that was heard before, and none while it goes on', () => {
    const of = (alarm: 'sos' | 'alert', told: Told): Told => ({ ...told, event: { ...told.event, alarm } })
    const before = advanceDevice(fresh, of('alert', change(state('buttonPressed', 0))), '2026-11-21')
    const sos = of('sos', state('buttonPressed', 30))
    expect(isNews(before, of('alert', state('buttonPressed', 29)))).toBe(false)
    expect(isNews(before, sos)).toBe(true)
    const known = advanceDevice(before, sos, '2026-11-21')
    expect(deviceSchema.parse(known).alarms).toEqual(known.alarms)
    const after = [of('sos', state('buttonPressed', 31)), of('alert', state('buttonPressed', 29))]
    expect(after.map((told) => isNews(known, told))).toEqual([false, false])
    expect(isNews(known, sos)).toBe(true)
    // What the first of the two raised may be brought again, as its delivery may have failed.
    expect(isNews(known, of('alert', state('buttonPressed', 0)))).toBe(true)
    expect(isNews(known, of('alert', state('buttonPressed', 32)))).toBe(true)
    // A record of before the two were told apart may mean either.
    expect(isNews(pressed, sos)).toBe(false)
  })
  it('is one of a device of which nothing is known', () =>
    expect(isNews(null, state('buttonPressed', 3))).toBe(true))
  it('of another kind is one', () => expect(isNews(pressed, state('fall', 3))).toBe(true))
  it('keeps being none however long it goes on, also through a gateway that is hours slow', () => {
    let known = pressed
    for (let at = 30; at < 600; at += 30) {
      const told = at % 60 === 0 ? at - 310 : at
      expect(isNews(known, state('buttonPressed', told, at))).toBe(false)
      const heard = heardAfter(told, { publishedAfter: at })
      expect(isWorthHearing(known, heard)).toBe(true)
      known = hearDevice(known, heard)
    }
  })
})

describe('a call for help that goes on', () => {
  const received = (told: Told): ReceivedEvent => {
    const { saidAt: occurredAt, publishedAt } = told
    return placeInTime({ ...told.event, occurredAt }, { publishedAt, receivedAt: publishedAt })
  }
  const press = change(state('buttonPressed', -60 * 13, 0))
  const pressed = advanceDevice(fresh, received(press), '2026-11-21')
  const frame = received(state('buttonPressed', 30))

  it('is the very event that it was at first, whatever clock told it', () => {
    const { event, ...placed } = received(press)
    const receivedAt = frame.receivedAt
    expect(callThatGoesOn(pressed, frame)).toEqual({
      ...placed,
      ...{ event: { ...event, asState: true }, timing: 'late', clockWrong: true, receivedAt },
    })
    expect(deviceSchema.parse(pressed).calls).toEqual(pressed.calls)
  })
  it('is none once it is over, or where no press is known by name', () => {
    const over = hearDevice(pressed, heardAfter(20, { atRest: true }))
    const call = { at: start, publishedAt: start }
    const unnamed = { ...pressed, calls: { buttonPressed: call } }
    expect([over, unnamed, fresh].map((device) => callThatGoesOn(device, frame))).toEqual([null, null, null])
  })
  it('is told by a state only', () =>
    expect(callThatGoesOn(pressed, received(change(state('buttonPressed', 30))))).toBeNull())
})

describe('a sign of life', () => {
  const seen = hearDevice(fresh, heardAfter(0, { battery: 80 }))
  const afterSeconds = (seconds: number, more: Parameters<typeof heardAfter>[1] = {}) =>
    heardAfter(seconds / 60, more)
  const counted = (count: number, heard: Heard): Heard => ({
    ...heard,
    frame: { session: '00189440', count },
  })

  it('is written about once a minute', () =>
    expect([1, 59, 60].map((seconds) => isWorthHearing(seen, afterSeconds(seconds)))).toEqual([
      false,
      false,
      true,
    ]))
  it('is written where it came late and breaks a silence in which the device stood as dead, once', () => {
    const hours = (at: number) => heardAfter(60 * at, { publishedAfter: 60 * 48 })
    const silent = hearDevice(seen, heardAfter(60 * 48))
    expect([hours(20), hours(47)].map((late) => isWorthHearing(silent, late))).toEqual([true, true])
    const heard = hearDevice(silent, hours(20))
    expect([20, 10, 21].map((at) => isWorthHearing(heard, hours(at)))).toEqual([false, false, true])
  })
  it('is written at once for another level of the battery', () =>
    expect([80, 79].map((battery) => isWorthHearing(seen, afterSeconds(1, { battery })))).toEqual([
      false,
      true,
    ]))
  it('is written at once when it ends a call, and not again', () => {
    const pressed = advanceDevice(seen, change(state('buttonPressed', 0)), '2026-11-21')
    const rest = counted(2, afterSeconds(1, { atRest: true }))
    expect(isWorthHearing(pressed, rest)).toBe(true)
    const over = hearDevice(pressed, rest)
    expect(isWorthHearing(over, rest)).toBe(false)
    expect(isWorthHearing(over, counted(3, afterSeconds(2, { atRest: true })))).toBe(false)
  })
  it('is written at once when a call that is still to come may be over by it', () => {
    const rest = (count: number | null, seconds: number) => {
      const heard = afterSeconds(seconds, { atRest: true })
      return count === null ? heard : counted(count, heard)
    }
    expect(isWorthHearing(seen, rest(1, 1))).toBe(true)
    const calm = hearDevice(seen, rest(5, 1))
    const [next, afterAnother, uncounted] = [rest(6, 2), rest(7, 2), rest(null, 2)]
    expect([next, afterAnother, uncounted].map((heard) => isWorthHearing(calm, heard))).toEqual([
      false,
      true,
      true,
    ])
    expect(isWorthHearing(calm, rest(3, 0.5))).toBe(false)
  })
})
