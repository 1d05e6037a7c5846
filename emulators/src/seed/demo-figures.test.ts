import { careButton } from '@vigie/domain/care/care-press'
import { canSend } from '@vigie/domain/devices/device-catalogue'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { figuresOfDay } from '@vigie/domain/trends/figures-of-day'
import { datesOfTrend } from '@vigie/domain/trends/trend-dates'
import { describe, expect, test } from 'vitest'
import { residentsOf } from './demo-devices.ts'
import { demoHomes } from './demo-homes.ts'
import { livedBy, type Minutes, minuteMs, minutesOf, now, type Told } from './demo-told.fixture.ts'
import { isSilent } from './device-health.ts'

// Straight over all events, minute by minute, by none of the rules that figures are made with: the demo residence tells whole minutes.

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
const isBed = ({ type }: Pick<Told, 'type'>) => type === 'NOVIKA-LW-BANDE' || type === 'NOVIKA-LW-EXTBANDE'
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

function naiveFigures(told: readonly Told[], { date, minutes, ...edges }: Minutes, timeZone: string) {
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
    // No rule of the demo names the button by which care begins.
    calls: on.filter(({ kind, type }) => calls.includes(kind) && type !== careButton).length,
    stillMs: Math.max(...signs.slice(1).map((at, index) => at - (signs[index] ?? at))),
    air: Object.fromEntries(air),
  }
}

const datesAround = (date: string) => [-1, 0, 1].map((days) => daysAfter(date, days))

const known = new Map<string, number>()
const count = (name: string, isTold: boolean) => known.set(name, (known.get(name) ?? 0) + Number(isTold))

describe.each(demoHomes)('$establishment.name', (home) => {
  const { timeZone } = home.establishment
  const dates = datesOfTrend('lastWeek', localDate(now, timeZone)).over.map((date) =>
    minutesOf(date, timeZone),
  )

  test('a naive recount of each of its residents equals each figure of each of their days', () => {
    for (const resident of residentsOf(home)) {
      const { told, heard } = livedBy(resident, timeZone)
      for (const of of dates) {
        const { date } = of
        const { air, observed, ...figures } = figuresOfDay(heard, date, timeZone, now).day
        const naive = naiveFigures(told, of, timeZone)
        // Whatever the others told: a bed that is dead for days says nothing of anybody.
        if (
          resident.devices.some(
            (one) => isBed(one) && datesAround(date).every((on) => isSilent(one.deviceId, on)),
          )
        ) {
          expect(figures).toMatchObject({ timesUp: null, bedMs: null, nightExits: null, stillMs: null })
          count(
            'dead beds',
            told.some((one) => !isBed(one) && localDate(one.at, timeZone) === date),
          )
        }
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

test('some bed was dead for days beside something that was heard', () => {
  expect(known.get('dead beds') ?? 0).toBeGreaterThan(0)
})

test('each figure was compared on days on which it was told of', () => {
  for (const name of [...shownBy.map(([figure]) => figure), 'calls', ...readings])
    expect(known.get(name) ?? 0, name).toBeGreaterThan(3)
})
