import type { DayEvent } from '@vigie/domain/devices/device'
import { canSend, type DeviceType } from '@vigie/domain/devices/device-catalogue'
import { localDate } from '@vigie/domain/time/local-time'
import { figuresOfDay } from '@vigie/domain/trends/figures-of-day'
import { datesOfTrend } from '@vigie/domain/trends/trend-dates'
import { describe, expect, test } from 'vitest'
import { historyOf } from './demo-days.ts'
import { type DemoResident, residentsOf } from './demo-devices.ts'
import { demoHomes } from './demo-homes.ts'

// Straight over all events, minute by minute, by none of the rules that figures are made with: the demo residence tells whole minutes.

const minuteMs = 60_000
/** A week after clocks went back, so that the long day is among those that are compared. */
const now = Date.parse('2026-11-08T15:20:00Z')

type Told = Pick<DayEvent, 'kind' | 'value' | 'at'> & { deviceId: string; type: DeviceType }

const calls = ['buttonPressed', 'zipperDetached', 'fall', 'wanderingDetected']
const durations = ['timeSitting', 'timeLayingDown']
const readings = ['temperature', 'humidity', 'co2'] as const
/** By what of the date has to be observed each is shown: of less than seven tenths it is a gap (docs/trends.md). */
const shownBy = [
  ['timesUp', 'up'],
  ['bedMs', 'bed'],
  ['chairMs', 'chair'],
  ['outMs', 'out'],
  ['nightExits', 'night'],
  ['stillMs', 'life'],
] as const
const isBed = ({ type }: Told) => type === 'NOVIKA-LW-BANDE' || type === 'NOVIKA-LW-EXTBANDE'
const isChair = (one: Told) => canSend(one.type, 'sitDown') && !isBed(one)
const isSign = ({ kind }: Told) => ![...durations, ...readings].some((measured) => measured === kind)

/** The wall clock's date and hour of an instant, by nothing but what the platform says. */
function wallClock(at: number, timeZone: string): { date: string; hour: number } {
  const told = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at)
  const part = (type: string) => told.find((one) => one.type === type)?.value ?? ''
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

/** The middle of each minute of a date. */
function minutesOf(date: string, timeZone: string): number[] {
  const noon = Date.parse(`${date}T17:00:00Z`)
  const around = Array.from({ length: 60 * 60 }, (_, index) => noon + (index - 30 * 60) * minuteMs)
  return around.filter((at) => localDate(at, timeZone) === date).map((at) => at + minuteMs / 2)
}

/** Whether something goes on by a pad, by what it told last, or by what it added up itself. */
const goesOn = (own: readonly Told[], begins: readonly string[], addedUp: string) => (at: number) =>
  begins.includes(own.findLast((one) => one.at < at && !durations.includes(one.kind))?.kind ?? '') ||
  own.some((one) => one.kind === addedUp && one.at - (one.value ?? 0) * 1_000 < at && at < one.at)

/** In how many minutes somebody was out: by each opening they go or come back, and are back by whatever else is told; whoever lies or sits stays. */
function outIn(told: readonly Told[], minutes: readonly number[]): number {
  const signs = told.filter((one) => isSign(one) && one.kind !== 'doorClose')
  let [next, isOut] = [0, false]
  const resting = new Set<string>()
  return minutes.filter((minute) => {
    for (let sign = signs[next]; sign !== undefined && sign.at < minute; sign = signs[next]) {
      if (sign.kind === 'doorOpen') isOut = !isOut && resting.size === 0
      else isOut = sign.kind === 'wanderingDetected'
      if (sign.kind === 'layDown' || sign.kind === 'sitDown') resting.add(sign.deviceId)
      if (sign.kind === 'standUp') resting.delete(sign.deviceId)
      next += 1
    }
    return isOut
  }).length
}

function naiveFigures(told: readonly Told[], date: string, minutes: readonly number[], timeZone: string) {
  const [first = 0] = minutes
  const edges = { from: first - minuteMs / 2, until: (minutes.at(-1) ?? 0) + minuteMs / 2 }
  // Of the date and of those beside it, as all that is told of it is.
  const near = told.filter(({ at }) => edges.from - 25 * 3_600_000 < at && at < edges.until + 25 * 3_600_000)
  const on = told.filter(({ at }) => localDate(at, timeZone) === date)
  const nightOf = ({ at }: Told) => {
    const { date: its, hour } = wallClock(at, timeZone)
    return (
      (its === date && hour >= 22) || (at >= edges.until && at < edges.until + 12 * 3_600_000 && hour < 7)
    )
  }
  const [bed, chair] = [near.filter(isBed), near.filter(isChair)]
  const signs = [edges.from, ...on.filter(isSign).map(({ at }) => at), edges.until]
  const air = readings.flatMap((kind) => {
    const values = on
      .filter((one) => one.kind === kind && one.type !== 'DRAGINO-LTC2-LT')
      .map(({ value }) => value ?? Number.NaN)
    const sum = values.reduce((all, value) => all + value, 0)
    if (values.length === 0) return []
    return [[kind, [Math.min(...values), Math.max(...values), sum / values.length, values.length]] as const]
  })
  return {
    timesUp: on.filter(({ kind }) => kind === 'standUp').length,
    bedMs: minutes.filter(goesOn(bed, ['layDown', 'sitDown'], 'timeLayingDown')).length * minuteMs,
    chairMs: minutes.filter(goesOn(chair, ['sitDown'], 'timeSitting')).length * minuteMs,
    outMs: outIn(near, minutes) * minuteMs,
    nightExits: near.filter((one) => isBed(one) && one.kind === 'standUp' && nightOf(one)).length,
    calls: on.filter(({ kind }) => calls.includes(kind)).length,
    stillMs: Math.max(...signs.slice(1).map((at, index) => at - (signs[index] ?? at))),
    air: Object.fromEntries(air),
  }
}

function lived(resident: DemoResident, timeZone: string) {
  const days = historyOf(resident, timeZone, now, 16).days.map(({ day }) => day)
  const told = days
    .flatMap(({ deviceId, type, events }) =>
      Object.values(events).map(({ kind, value, at }): Told => ({ deviceId, type, kind, value, at })),
    )
    .toSorted((one, other) => one.at - other.at)
  return { days, told }
}

const known = new Map<string, number>()
const count = (name: string, isTold: boolean) => known.set(name, (known.get(name) ?? 0) + Number(isTold))

describe.each(demoHomes)('$establishment.name', (home) => {
  const { timeZone } = home.establishment
  const dates = datesOfTrend('lastWeek', localDate(now, timeZone)).over.map(
    (date) => [date, minutesOf(date, timeZone)] as const,
  )

  test('a naive recount of each of its residents equals each figure of each of their days', () => {
    for (const resident of residentsOf(home)) {
      const { days, told } = lived(resident, timeZone)
      for (const [date, minutes] of dates) {
        const { air, observed, ...figures } = figuresOfDay(days, date, timeZone, now).day
        const naive = naiveFigures(told, date, minutes, timeZone)
        for (const [name, teller] of shownBy) {
          if (figures[name] === null || observed[teller] < 0.7) continue
          expect(figures[name], `${resident.bid} ${date} ${name}`).toBe(naive[name])
          count(name, naive[name] > 0)
        }
        expect(figures.calls ?? 0).toBe(naive.calls)
        count('calls', naive.calls > 0)
        expect(Object.keys(air).toSorted()).toEqual(Object.keys(naive.air).toSorted())
        for (const [kind, { least, most, mean, readings: read }] of Object.entries(air)) {
          const [low, high, average, times] = naive.air[kind] ?? []
          expect([least, most, read]).toEqual([low, high, times])
          expect(mean).toBeCloseTo(average ?? Number.NaN, 9)
          count(kind, true)
        }
      }
    }
  })
})

test('each figure was compared on days on which it was told of', () => {
  for (const name of [...shownBy.map(([figure]) => figure), 'calls', ...readings])
    expect(known.get(name) ?? 0, name).toBeGreaterThan(3)
})
