import { type DeviceType, deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { localDate } from '@vigie/domain/time/local-time'
import { figuresOfDay } from '@vigie/domain/trends/figures-of-day'
import { datesOfTrend } from '@vigie/domain/trends/trend-dates'
import { statisticsOf } from '@vigie/domain/trends/trend-of'
import { describe, expect, test } from 'vitest'
import { residentsOf } from './demo-devices.ts'
import { demoHomes } from './demo-homes.ts'
import { type Heartbeat, livedBy, minuteMs, minutesOf, now, type Told } from './demo-told.fixture.ts'

// Straight over all events, minute by minute, by none of the rules that figures are made with: the demo residence tells whole minutes.

const silentMinutes: Readonly<Partial<Record<DeviceType, number>>> = {
  'NOVIKA-LW-BANDE': 240,
  'NOVIKA-LW-EXTBANDE': 240,
  'NOVIKA-LW-COUSSIN': 240,
  'NOVIKA-LW-EXTCOUSSIN': 240,
  'NOVIKA-LW-CEINTURE': 240,
  'NOVIKA-LW-CORDELETTE': 240,
  'NOVIKA-LW-TIRETTE': 240,
  'MOKO-LW-007PIR': 720,
  'DRAGINO-LHT65S-NE117': 60,
  'DRAGINO-AQS01L': 60,
}
const beds = ['NOVIKA-LW-BANDE', 'NOVIKA-LW-EXTBANDE']
const chairs = Object.keys(silentMinutes).slice(2, 6)
const air = {
  temperature: ['MOKO-LW-007PIR', 'DRAGINO-LHT65S-NE117', 'DRAGINO-AQS01L'],
  humidity: ['MOKO-LW-007PIR', 'DRAGINO-LHT65S-NE117', 'DRAGINO-AQS01L'],
  co2: ['DRAGINO-AQS01L'],
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** The share of a date's minutes in which the least heard of some devices was alive: one that told nothing of about then by what else it said, if another of them told anything. */
function shareOf(
  told: readonly Told[],
  heartbeats: readonly Heartbeat[],
  minutes: readonly number[],
): number {
  const byEvents = aliveShares(told, minutes)
  if (byEvents.size === 0) return 0
  const byAll = aliveShares([...told, ...heartbeats], minutes)
  const ids = new Set(heartbeats.map(({ deviceId }) => deviceId))
  return Math.min(
    ...byEvents.values(),
    ...[...ids].flatMap((id) => (byEvents.has(id) ? [] : (byAll.get(id) ?? 0))),
  )
}

/** The share of a date's minutes in which each of those devices was alive that were at all. */
function aliveShares(signs: readonly Heartbeat[], minutes: readonly number[]): ReadonlyMap<string, number> {
  const [first = 0] = minutes
  const shares = [...Map.groupBy(signs, ({ deviceId }) => deviceId)].map(([deviceId, own]) => {
    const alive = new Set<number>()
    for (const { at, type } of own) {
      const sign = Math.round((at - first) / minuteMs + 0.5)
      const silent = silentMinutes[type] ?? 0
      for (
        let minute = Math.max(0, sign - silent);
        minute < Math.min(minutes.length, sign + silent);
        minute += 1
      )
        alive.add(minute)
    }
    return [deviceId, alive.size / minutes.length] as const
  })
  return new Map(shares.filter(([, share]) => share > 0))
}

function naiveAverages(
  { told, heartbeats }: { told: readonly Told[]; heartbeats: readonly Heartbeat[] },
  dates: readonly string[],
  timeZone: string,
) {
  const ups: number[] = []
  const sat: number[] = []
  const readings = { temperature: [] as number[], humidity: [] as number[], co2: [] as number[] }
  const enough = (some: readonly Told[], of: (one: Heartbeat) => boolean, minutes: readonly number[]) =>
    shareOf(some, heartbeats.filter(of), minutes) >= 0.7
  for (const date of dates) {
    const { minutes, from, until } = minutesOf(date, timeZone)
    const near = told.filter(({ at }) => at >= from - 25 * 60 * minuteMs && at < until + 25 * 60 * minuteMs)
    const on = near.filter(({ at }) => from <= at && at < until)
    const tellsUp = ({ type }: Heartbeat) => [...beds, ...chairs, 'NOVIKA-LW-TIRETTE'].includes(type)
    if (enough(near.filter(tellsUp), tellsUp, minutes))
      ups.push(on.filter(({ kind }) => kind === 'standUp').length)
    const isChair = ({ type }: Heartbeat) => chairs.includes(type)
    const ofChairs = near.filter(isChair)
    if (enough(ofChairs, isChair, minutes)) {
      const turns = ofChairs.filter(({ kind }) => kind === 'sitDown' || kind === 'standUp')
      const isSitting = (at: number) => turns.findLast((one) => one.at < at)?.kind === 'sitDown'
      sat.push(minutes.filter(isSitting).length / 60)
    }
    for (const kind of ['temperature', 'humidity', 'co2'] as const) {
      const isOfAir = ({ type }: Heartbeat) => air[kind].includes(type)
      const value = mean(
        on.filter((one) => one.kind === kind && air[kind].includes(one.type)).map((one) => one.value ?? 0),
      )
      if (value !== null && enough(near.filter(isOfAir), isOfAir, minutes)) readings[kind].push(value)
    }
  }
  return {
    averageUpCountPeriodAvg: [mean(ups), ups.length],
    averageSitTimePeriodAvg_hours: [mean(sat), sat.length],
    averageTemperature: [mean(readings.temperature), readings.temperature.length],
    averageHumidity: [mean(readings.humidity), readings.humidity.length],
    averageCo2: [mean(readings.co2), readings.co2.length],
  } as const
}

describe.each(demoHomes)('$establishment.name', (home) => {
  const { timeZone } = home.establishment
  // One of each type of device, but for those that tell nothing of a trend.
  const residents = residentsOf(home).filter(({ devices }) =>
    devices.some(({ type }) => type in silentMinutes && !beds.includes(type)),
  )

  test('a naive recount of its residents equals each figure of their trends', () => {
    expect(residents.length).toBeGreaterThan(4)
    let known = 0
    for (const resident of residents) {
      const { told, heard, heartbeats } = livedBy(resident, timeZone)
      const today = localDate(now, timeZone)
      const { over, before } = datesOfTrend('lastWeek', today)
      const figures = (dates: readonly string[]) =>
        dates.map((date) => figuresOfDay(heard, date, timeZone, now).day)
      const statistics = statisticsOf(figures(over), figures(before))
      const naive = {
        now: naiveAverages({ told, heartbeats }, over, timeZone),
        before: naiveAverages({ told, heartbeats }, before, timeZone),
      }
      for (const [name, { average, days: restsOn, before: earlier }] of Object.entries(statistics)) {
        const of = name as keyof typeof naive.now
        expect([restsOn, earlier.days], `${resident.bid} ${name}`).toEqual([
          naive.now[of][1],
          naive.before[of][1],
        ])
        if (average === null) expect(naive.now[of][0]).toBeNull()
        else expect(average, `${resident.bid} ${name}`).toBeCloseTo(naive.now[of][0] ?? Number.NaN, 9)
        if (earlier.average !== null)
          expect(earlier.average).toBeCloseTo(naive.before[of][0] ?? Number.NaN, 9)
        known += restsOn
      }
    }
    expect(known).toBeGreaterThan(40)
  })
})

test('devices are silent for as long as the recount takes them to be', () => {
  for (const [type, minutes] of Object.entries(silentMinutes))
    expect(deviceTypeInfo(type as Told['type']).expectedEverySeconds).toBe(minutes * 60)
})
