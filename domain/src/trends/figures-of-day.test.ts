import { describe, expect, test } from 'vitest'
import { type CareRules, careButton } from '../care/care-press.ts'
import type { Day } from '../devices/device.ts'
import { type DeviceType, deviceTypes } from '../devices/device-catalogue.ts'
import { daysAfter } from '../rules/window-span.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { instantOfWallClock } from '../time/wall-clock.ts'
import { figuresOfDay } from './figures-of-day.ts'
import type { Stay } from './stays.ts'

const date = '2026-11-10'
const timeZone = 'America/Toronto'
const minute = 60_000
const hour = 60 * minute

type Told = readonly [time: string, kind: EventKind, value?: number]

/** The day of a device, by times on the home's clock. */
function dayOf(type: DeviceType, told: readonly Told[], on = date): Day {
  const events = told.map(([time, kind, value = null], index) => {
    const at = instantOfWallClock(Date.parse(`${on}T${time}:00Z`), timeZone)
    return [`e${index}`, { kind, value, at, receivedAt: at }] as const
  })
  return {
    deviceId: deviceTypes.indexOf(type).toString(16).padStart(16, 'a'),
    type,
    date: on,
    events: Object.fromEntries(events),
  }
}

const afterwards = Date.parse('2026-12-01T00:00:00Z')
const figures = (days: Day[], now = afterwards, stays: Stay[] = []) =>
  figuresOfDay({ days, stays }, date, timeZone, now)

const bed = [
  dayOf('NOVIKA-LW-BANDE', [['22:00', 'layDown']], daysAfter(date, -1)),
  dayOf('NOVIKA-LW-BANDE', [
    ['02:00', 'standUp'],
    ['02:10', 'layDown'],
    ['06:45', 'sitDown'],
    ['07:00', 'standUp'],
    ['13:00', 'layDown'],
    ['14:00', 'standUp'],
    ['21:30', 'layDown'],
    ['23:00', 'standUp'],
    ['23:10', 'layDown'],
  ]),
  dayOf(
    'NOVIKA-LW-BANDE',
    [
      ['03:00', 'standUp'],
      ['03:05', 'layDown'],
      ['07:00', 'standUp'],
    ],
    daysAfter(date, 1),
  ),
]

test('the worked example of docs/trends.md', () => {
  const chair = dayOf('NOVIKA-LW-COUSSIN', [
    ['08:00', 'sitDown'],
    ['12:00', 'standUp'],
    ['12:45', 'sitDown'],
    ['12:55', 'standUp'],
    ['16:00', 'sitDown'],
    ['20:30', 'standUp'],
  ])
  const door = dayOf('NOVIKA-LW-AIMANT', [
    ['12:05', 'doorOpen'],
    ['12:06', 'doorClose'],
    ['12:40', 'doorOpen'],
    ['12:41', 'doorClose'],
    ['22:00', 'doorOpen'],
  ])
  const climate = dayOf('DRAGINO-LHT65S-NE117', [
    ['08:00', 'temperature', 20],
    ['09:00', 'temperature', 23],
  ])
  const cold = dayOf('DRAGINO-LTC2-LT', [['08:00', 'temperature', 4]])
  const button = dayOf('NOVIKA-LW-BOUTON', [['21:00', 'buttonPressed']])
  const { day, hours } = figures([...bed, chair, door, climate, cold, button])
  expect(day).toMatchObject({
    timesUp: 7,
    bedMs: 10 * hour + 10 * minute,
    chairMs: 4 * hour + 10 * minute + 4.5 * hour,
    outMs: 35 * minute,
    nightExits: 2,
    calls: 1,
    stillMs: 4 * hour + 35 * minute,
    air: { temperature: { least: 20, most: 23, mean: 21.5, readings: 2 } },
  })
  expect(hours.bedMs?.[2]).toBe(50 * minute)
  expect(hours.outMs?.[12]).toBe(35 * minute)
  expect(day.observed).toMatchObject({ bed: 1, co2: 0, temperature: 3 / 24 })
})

test('what nothing tells is not known, never none; and a device that was silent leaves out what it tells alone', () => {
  const { day, hours } = figures([dayOf('NOVIKA-LW-BOUTON', [['09:00', 'buttonPressed']])])
  const nulls = { timesUp: null, bedMs: null, chairMs: null, outMs: null, nightExits: null, stillMs: null }
  expect(day).toMatchObject({ ...nulls, calls: 1, air: {} })
  expect(hours).toMatchObject({ timesUp: null, bedMs: null })
  expect(figures([]).day).toMatchObject({ ...nulls, calls: null })
  expect(figures(bed).day).toMatchObject({ timesUp: 4, chairMs: null, outMs: null })
})

test('what goes on counts until now, and what is not over of the night is not known', () => {
  const now = instantOfWallClock(Date.parse(`${date}T04:00:00Z`), timeZone)
  const soFar = bed.slice(0, 2).map((day) => ({
    ...day,
    events: Object.fromEntries(Object.entries(day.events).filter(([, { at }]) => at <= now)),
  }))
  const { day } = figures(soFar, now)
  expect(day).toMatchObject({ timesUp: 1, bedMs: 4 * hour - 10 * minute, nightExits: null })
  expect(day.observed.life).toBe(1)
})

test('whoever got up after a silence of a day and more lay before as far as the pad was heard, and no longer', () => {
  const up = dayOf('NOVIKA-LW-BANDE', [['02:00', 'standUp']], daysAfter(date, 1))
  // Dead until then: nobody knows since when they lay, but that they did as long as a healthy pad is silent.
  expect(figures([up]).day).toMatchObject({ bedMs: 2 * hour, observed: { bed: 2 / 24 } })
  expect(figures([dayOf('NOVIKA-LW-BANDE', [['10:00', 'standUp']])]).day.bedMs).toBe(4 * hour)
  // It fell silent as they lay down the evening before, and told again at eight.
  const lay = [bed[0] ?? up, dayOf('NOVIKA-LW-BANDE', [['08:00', 'standUp']], daysAfter(date, 1))]
  expect(figures(lay).day).toMatchObject({ bedMs: 2 * hour, observed: { bed: 2 / 24 } })
  // A long night of which both ends were told is believed.
  const night = [bed[0] ?? up, dayOf('NOVIKA-LW-BANDE', [['13:00', 'standUp']])]
  expect(figures(night).day.bedMs).toBe(13 * hour)
})

describe('a device that was there and was not heard', () => {
  const chair = dayOf(
    'NOVIKA-LW-COUSSIN',
    Array.from({ length: 24 }, (_, at) => [`${String(at).padStart(2, '0')}:30`, 'standUp'] as const),
  )
  const door = dayOf('NOVIKA-LW-AIMANT', [
    ['00:10', 'doorOpen'],
    ['12:00', 'doorOpen'],
    ['23:50', 'doorOpen'],
  ])
  const at = (time: string, on = date) => instantOfWallClock(Date.parse(`${on}T${time}:00Z`), timeZone)
  const pad = (from: number, until: number | null = null, lived: Stay['lived'] = []): Stay => ({
    ...{ deviceId: 'b'.repeat(16), type: 'NOVIKA-LW-BANDE', from, until, lived },
  })
  const unknown = {
    day: { timesUp: null, bedMs: null, nightExits: null, stillMs: null, outMs: null },
    observed: { up: 0, bed: 0, night: 0, life: 0, out: 0 },
  }

  test('leaves unknown what it would have told, and nothing else', () => {
    const known = figures([chair, door]).day
    expect(known).toMatchObject({ timesUp: 24, observed: { up: 1, life: 1 } })
    const { day, hours } = figures([chair, door], afterwards, [pad(at('12:00', '2026-09-01'))])
    expect(day).toMatchObject({ ...unknown.day, observed: unknown.observed })
    expect(day.chairMs).toBe(known.chairMs)
    expect(day.observed.chair).toBe(1)
    expect([hours.timesUp, hours.bedMs, hours.outMs]).toEqual([null, null, null])
    expect(hours.observed).toEqual(Array.from({ length: 24 }, () => 0))
  })

  test('counts from when it had been there for longer than a healthy one is silent, and on the date on which it was taken away', () => {
    const timesUp = (stay: Stay, now = afterwards) => figures([chair], now, [stay]).day.timesUp
    expect(timesUp(pad(at('19:30')))).toBeNull()
    expect(timesUp(pad(at('20:30')))).toBe(24)
    expect(timesUp(pad(at('10:30')), at('14:00'))).toBe(24)
    expect(timesUp(pad(at('09:30')), at('14:00'))).toBeNull()
    expect(timesUp(pad(0, at('00:30')))).toBeNull()
    expect(timesUp(pad(0, at('00:00')))).toBe(24)
    expect(timesUp(pad(at('00:00', daysAfter(date, 1))))).toBe(24)
  })

  test('leaves nothing unknown while signs that are no events say that it lived: nobody lay there', () => {
    const lived = (until: string) => [{ from: at('00:00') - hour, until: at(until) }]
    const { day } = figures([chair], afterwards, [pad(0, null, lived('23:59'))])
    expect(day).toMatchObject({ timesUp: 24, bedMs: null, nightExits: null, observed: { bed: 0 } })
    expect(day.observed.up).toBeGreaterThan(0.99)
    expect(figures([chair], afterwards, [pad(0, null, lived('06:00'))]).day.observed.up).toBe(0.25)
  })

  test('is another where it told something: what it told says how long it was heard', () => {
    const own = dayOf('NOVIKA-LW-BANDE', [['12:00', 'standUp']])
    const heard: Stay = { ...pad(0), deviceId: own.deviceId }
    expect(figures([chair, own], afterwards, [heard]).day).toEqual(figures([chair, own]).day)
  })
})

test.each([
  ['2026-03-08', 23],
  ['2026-11-01', 25],
])('the hours of %s, on which clocks change, add up to %s', (on, length) => {
  const days = [
    dayOf('NOVIKA-LW-BANDE', [['22:00', 'layDown']], daysAfter(on, -1)),
    dayOf('NOVIKA-LW-BANDE', [['12:00', 'timeLayingDown', 60]], on),
    dayOf('NOVIKA-LW-BANDE', [['01:00', 'standUp']], daysAfter(on, 1)),
  ]
  const { day, hours } = figuresOfDay({ days, stays: [] }, on, timeZone, afterwards)
  expect(hours.bedMs).toHaveLength(length)
  expect(day.bedMs).toBe(length * hour)
})

describe('that nobody called is known', () => {
  const at = (time: string) => instantOfWallClock(Date.parse(`${date}T${time}:00Z`), timeZone)
  const button = (lived: Stay['lived'], deviceId = 'c'.repeat(16)): Stay => ({
    ...{ deviceId, type: 'NOVIKA-LW-BOUTON', from: 0, until: null, lived },
  })
  const all = [{ from: at('00:00') - hour, until: at('23:59') + hour }]
  const morning = [{ from: at('00:00') - hour, until: at('12:00') }]
  const callsBeside = (...stays: Stay[]) => figures(bed, afterwards, stays)

  test('where what they call by lived, and from no dead button', () => {
    expect(callsBeside(button(all)).day.calls).toBe(0)
    expect(callsBeside(button([])).day.calls).toBeNull()
    expect(callsBeside(button(morning)).day.calls).toBeNull()
    expect(callsBeside(button(morning)).hours.calls).toBeNull()
    // One of two that is dead is the one at the bed.
    expect(callsBeside(button(all), button([], 'd'.repeat(16))).day.calls).toBeNull()
    expect(callsBeside().day.calls).toBeNull()
  })

  test('and what was told is told, whatever else was silent', () => {
    const told = [...bed, dayOf('NOVIKA-LW-BOUTON', [['09:00', 'buttonPressed']])]
    expect(figures(told, afterwards, [button([])]).day.calls).toBe(1)
  })
})

describe('a press of the button of care', () => {
  const at = (time: string) => instantOfWallClock(Date.parse(`${date}T${time}:00Z`), timeZone)
  const lived = [{ from: at('00:00') - hour, until: at('23:59') + hour }]
  const presses = dayOf(careButton, [
    ['08:00', 'buttonPressed'],
    ['11:30', 'buttonPressed'],
  ])
  const stay = (type: DeviceType): Stay => ({ deviceId: 'e'.repeat(16), type, from: 0, until: null, lived })
  const called = dayOf('NOVIKA-LW-BOUTON', [['09:00', 'buttonPressed']])
  const callsIn = (days: Day[], stays: Stay[], careRules?: CareRules) =>
    figuresOfDay({ days, stays, ...(careRules && { careRules }) }, date, timeZone, afterwards)

  test('is no call, and says nothing of whether anybody called', () => {
    expect(callsIn([...bed, presses], [stay(careButton)]).day.calls).toBeNull()
    expect(callsIn([...bed, presses], [stay('NOVIKA-LW-BOUTON')]).day.calls).toBe(0)
    const { day, hours } = callsIn([...bed, presses, called], [])
    expect(day.calls).toBe(1)
    expect(hours.calls?.[9]).toBe(1)
  })

  test('is one where a rule calls somebody by it, or cannot be read', () => {
    const rules: CareRules['rules'] = [{ action: 'buttonPressed', deviceTypes: [careButton] }]
    expect(callsIn([presses, called], [], { rules, unreadable: [] }).day.calls).toBe(3)
    expect(callsIn([presses], [], { rules: [], unreadable: ['night'] }).day.calls).toBe(2)
  })
})
