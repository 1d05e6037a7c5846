import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day, DayEvent } from '../devices/device.ts'
import { type DeviceType, deviceTypeInfo, deviceTypes } from '../devices/device-catalogue.ts'
import { datesBetween } from '../rules/usual.ts'
import { daysAfter, spanOn } from '../rules/window-span.ts'
import { eventKinds } from '../sensors/event-kinds.ts'
import { localDate } from '../time/local-time.ts'
import type { DayFigures, HourFigures } from './day-figures.ts'
import { figuresOfDay } from './figures-of-day.ts'
import { datesTouched, lastKeptDate, mayBeKept } from './kept-days.ts'

const types = [
  'NOVIKA-LW-BANDE',
  'NOVIKA-LW-COUSSIN',
  'NOVIKA-LW-AIMANT',
  'MOKO-LW-007PIR',
  'MOKO-LW-004PB',
  'DRAGINO-AQS01L',
] as const
const day = 24 * 3_600_000

interface Arrival {
  key: string
  type: DeviceType
  event: DayEvent
}

/** Where clocks go forward, go back, and neither, in both time zones of the demo and one that is ahead of UTC. */
const homes = fc.constantFrom(
  { timeZone: 'America/Toronto', from: '2026-03-06' },
  { timeZone: 'America/Vancouver', from: '2026-10-30' },
  { timeZone: 'Europe/Paris', from: '2026-10-23' },
  { timeZone: 'America/Toronto', from: '2026-12-29' },
)
const length = 5

/** Events of five dates, each with how late it comes, some of them twice. */
const arrivalsOn = (start: number) =>
  fc.array(
    fc
      .record({
        type: fc.constantFrom(...types),
        kind: fc.nat(4),
        after: fc.integer({ min: 0, max: length * day }),
        lateMs: fc.oneof(fc.constant(400), fc.integer({ min: 0, max: 4 * day })),
        value: fc.integer({ min: 0, max: 20_000 }),
        key: fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 6, maxLength: 6 }),
        again: fc.boolean(),
      })
      .map(({ type, kind, after, lateMs, value, key, again }): Arrival[] => {
        const { kinds } = deviceTypeInfo(type)
        const told = kinds[kind % kinds.length] ?? 'standUp'
        const at = start + after
        const event = {
          ...{ kind: told, at, receivedAt: at + lateMs },
          value: eventKinds[told].unit === null ? null : value,
        }
        const repeated = { ...event, receivedAt: event.receivedAt + lateMs }
        return [
          { key: `${key}-${told}-${at}`, type, event },
          ...(again ? [{ key: `${key}-${told}-${at}`, type, event: repeated }] : []),
        ]
      }),
    { minLength: 1, maxLength: 60 },
  )

function daysOf(arrivals: readonly Arrival[], timeZone: string): Day[] {
  const days = new Map<string, Day>()
  for (const { key, type, event } of arrivals) {
    const deviceId = deviceTypes.indexOf(type).toString(16).padStart(16, 'a')
    const date = localDate(event.at, timeZone)
    const known = days.get(`${date} ${deviceId}`) ?? { deviceId, type, date, events: {} }
    days.set(`${date} ${deviceId}`, { ...known, events: { ...known.events, [key]: event } })
  }
  return [...days.values()]
}

const asMade = fc.record({ home: homes, order: fc.nat() }).chain(({ home }) => {
  const start = spanOn(home.from, null, home.timeZone).from
  return fc.record({
    home: fc.constant(home),
    arrivals: arrivalsOn(start).map((all) => all.flat()),
    seed: fc.nat(),
  })
})

test('what is kept of every day, whatever came late, twice or in disorder, is what a recount of all that came says', () => {
  fc.assert(
    fc.property(asMade, ({ home: { timeZone, from }, arrivals, seed }) => {
      const dates = datesBetween(daysAfter(from, -1), daysAfter(from, length))
      const kept = new Map<string, { day: DayFigures; hours: HourFigures }>()
      const came: Arrival[] = []
      const keep = (date: string, now: number) =>
        kept.set(date, figuresOfDay(daysOf(came, timeZone), date, timeZone, now))
      let keptUntil = daysAfter(from, -2)
      const keepDaily = (now: number) => {
        for (const date of dates) if (date > keptUntil && date <= lastKeptDate(now, timeZone)) keep(date, now)
        keptUntil = lastKeptDate(now, timeZone)
      }
      for (const arrival of arrivals.toSorted(
        (one, other) => one.event.receivedAt - other.event.receivedAt,
      )) {
        const { at, receivedAt } = arrival.event
        keepDaily(receivedAt)
        came.push(arrival)
        if (!mayBeKept(at, receivedAt, timeZone)) continue
        // The timer comes a minute later.
        const now = receivedAt + 65_000
        for (const date of datesTouched(localDate(at, timeZone), now, timeZone)) keep(date, now)
      }
      const afterwards = spanOn(daysAfter(from, 30), null, timeZone).from
      keepDaily(afterwards)
      const shuffled = arrivals.toSorted(
        (one, other) => ((one.event.at * 31 + seed) % 97) - ((other.event.at * 31 + seed) % 97),
      )
      for (const date of dates) {
        const recounted = figuresOfDay(daysOf(shuffled, timeZone), date, timeZone, afterwards)
        expect(kept.get(date), date).toEqual(recounted)
      }
    }),
    { numRuns: 150 },
  )
})

test('the hours of a day add up to it, and nothing in it is longer than it is', () => {
  fc.assert(
    fc.property(asMade, ({ home: { timeZone, from }, arrivals }) => {
      const days = daysOf(arrivals, timeZone)
      for (const date of datesBetween(from, daysAfter(from, length - 1))) {
        const span = spanOn(date, null, timeZone)
        const { day: figures, hours } = figuresOfDay(days, date, timeZone, span.until + 9 * day)
        const lasts = span.until - span.from
        expect(hours.observed).toHaveLength(lasts / 3_600_000)
        for (const name of ['timesUp', 'bedMs', 'chairMs', 'outMs', 'calls'] as const)
          expect(hours[name]?.reduce((sum, amount) => sum + amount, 0) ?? null).toBe(figures[name])
        for (const name of ['bedMs', 'chairMs', 'outMs', 'stillMs'] as const) {
          expect(figures[name] ?? 0).toBeGreaterThanOrEqual(0)
          expect(figures[name] ?? 0).toBeLessThanOrEqual(lasts)
        }
      }
    }),
    { numRuns: 150 },
  )
})
