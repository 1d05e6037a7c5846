import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Arrival,
  arrivingTypes,
  asMade,
  dayMs,
  daysOf,
  idOf,
  length,
} from '../../../tests/fixtures/arrivals.ts'
import { noCareRules } from '../care/care-press.ts'
import { canSend, type DeviceType, deviceTypes } from '../devices/device-catalogue.ts'
import { livedBy, type Signs, silencesAfter } from '../devices/silences.ts'
import { datesBetween } from '../rules/usual.ts'
import { daysAfter, spanOn } from '../rules/window-span.ts'
import { localDate } from '../time/local-time.ts'
import { observedSchema } from './day-figures.ts'
import { callsForHelp } from './device-groups.ts'
import { figuresOfDay } from './figures-of-day.ts'
import { datesTouched, lastKeptDate, mayBeKept } from './kept-days.ts'
import { asKept } from './kept-whereabouts.ts'
import { segmentsOfDay } from './segments-of-day.ts'
import type { Stay } from './stays.ts'

/** All that is kept of a date: its figures, and where they were. */
const madeOf = (...of: Parameters<typeof segmentsOfDay>) => ({
  ...figuresOfDay(...of),
  whereabouts: asKept(segmentsOfDay(...of)),
})

/** By what each is known. */
const restsOn = [
  ['timesUp', 'up'],
  ['bedMs', 'bed'],
  ['chairMs', 'chair'],
  ['outMs', 'out'],
  ['nightExits', 'night'],
  ['stillMs', 'life'],
] as const

/** Signs of life that are no events, which are none once they are twelve hours old, and one device that is taken away. */
const alsoHeard = fc.record({
  heartbeats: fc.array(
    fc.record({
      type: fc.constantFrom(...arrivingTypes),
      after: fc.integer({ min: 0, max: length * dayMs }),
      lateMs: fc.oneof(fc.constant(400), fc.integer({ min: 0, max: dayMs / 2 })),
    }),
    { maxLength: 60 },
  ),
  gone: fc.record({
    type: fc.constantFrom(...arrivingTypes),
    after: fc.integer({ min: 0, max: length * dayMs }),
  }),
})

interface Sign {
  type: DeviceType
  at: number
  receivedAt: number
}

/** What is known at an instant of who has which devices, by the signs that came until then, in whatever order. */
function staysAt(now: number, signs: readonly Sign[], gone: { type: DeviceType; at: number }): Stay[] {
  return arrivingTypes.map((type): Stay => {
    const until = gone.type === type && gone.at <= now ? gone.at : null
    const before = Math.min(now, until ?? now)
    const own = signs.filter((one) => one.type === type && one.receivedAt <= before)
    const state = own.reduce<Signs>(
      (device, { at }) => ({
        type,
        lastSeenAt: Math.max(device.lastSeenAt ?? 0, at),
        silences: silencesAfter(device, at),
      }),
      { type, lastSeenAt: null },
    )
    return { deviceId: idOf(type), type, from: 0, until, lived: livedBy(state) }
  })
}

test('what is kept of every day, whatever came late, twice or in disorder, is what a recount of all that came says, whoever has which device by then', () => {
  fc.assert(
    fc.property(asMade, alsoHeard, ({ home: { timeZone, from }, arrivals, seed }, also) => {
      const start = spanOn(from, null, timeZone).from
      const gone = { type: also.gone.type, at: start + also.gone.after }
      const heartbeats = also.heartbeats.map(
        ({ type, after, lateMs }): Sign => ({
          ...{ type, at: start + after, receivedAt: start + after + lateMs },
        }),
      )
      const told = arrivals.filter(({ type, event }) => type !== gone.type || event.at < gone.at)
      const signs = [
        ...told.map(({ type, event }): Sign => ({ type, at: event.at, receivedAt: event.receivedAt })),
        ...heartbeats,
      ]
      const dates = datesBetween(daysAfter(from, -1), daysAfter(from, length))
      const kept = new Map<string, ReturnType<typeof madeOf>>()
      const made = (came: readonly Arrival[], some: readonly Sign[], date: string, now: number) =>
        madeOf(
          { days: daysOf(came, timeZone), stays: staysAt(now, some, gone) },
          ...([date, timeZone, now] as const),
        )
      const keep = (date: string, now: number) =>
        kept.set(
          date,
          made(
            told.filter(({ event }) => event.receivedAt <= now),
            ...([signs, date, now] as const),
          ),
        )
      let keptUntil = daysAfter(from, -2)
      const keepDaily = (now: number) => {
        for (const date of dates) if (date > keptUntil && date <= lastKeptDate(now, timeZone)) keep(date, now)
        keptUntil = lastKeptDate(now, timeZone)
      }
      for (const { at, receivedAt } of signs.toSorted((one, other) => one.receivedAt - other.receivedAt)) {
        keepDaily(receivedAt - 1)
        if (!mayBeKept(at, receivedAt, timeZone)) continue
        // The timer of what came late is due a minute later.
        const now = receivedAt + 65_000
        for (const date of datesTouched(localDate(at, timeZone), now, timeZone)) keep(date, now)
      }
      const afterwards = spanOn(daysAfter(from, 30), null, timeZone).from
      keepDaily(afterwards)
      const shuffled = <One>(all: readonly One[], atOf: (one: One) => number) =>
        all.toSorted((one, other) => ((atOf(one) * 31 + seed) % 97) - ((atOf(other) * 31 + seed) % 97))
      const [events, others] = [shuffled(told, ({ event }) => event.at), shuffled(signs, ({ at }) => at)]
      for (const date of dates) expect(kept.get(date), date).toEqual(made(events, others, date, afterwards))
    }),
    { numRuns: 150 },
  )
})

test('a device that was there and told nothing makes no share larger, nothing known of what was not, and no number another', () => {
  const silent = fc.record({
    type: fc.constantFrom(...deviceTypes),
    lived: fc.array(fc.record({ after: fc.nat(length * dayMs), lasts: fc.nat(2 * dayMs) }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(asMade, silent, ({ home: { timeZone, from }, arrivals }, { type, lived }) => {
      const start = spanOn(from, null, timeZone).from
      const days = daysOf(arrivals, timeZone)
      const stay: Stay = {
        ...{ deviceId: 'f'.repeat(16), type, from: 0, until: null },
        lived: lived.map(({ after, lasts }) => ({ from: start + after, until: start + after + lasts })),
      }
      for (const date of datesBetween(from, daysAfter(from, length - 1))) {
        const now = spanOn(date, null, timeZone).until + 9 * dayMs
        const [without, beside] = [[], [stay]].map(
          (stays) => figuresOfDay({ days, stays }, date, timeZone, now).day,
        )
        if (without === undefined || beside === undefined) throw new Error('two are made')
        for (const by of observedSchema.keyof().options)
          expect(beside.observed[by], by).toBeLessThanOrEqual(without.observed[by])
        for (const [name, by] of restsOn) {
          expect([null, without[name]], name).toContain(beside[name])
          if (beside.observed[by] === 0) expect(beside[name], name).toBeNull()
        }
        // What was told is told; that nobody called is known only where what they call by lived.
        if (without.calls !== null) expect(beside.calls).toBe(without.calls)
        if (lived.length === 0 && callsForHelp(noCareRules)(type)) expect(beside.calls).not.toBe(0)
        if (!callsForHelp(noCareRules)(type)) expect(beside.calls).toBe(without.calls)
        if (lived.length === 0 && canSend(type, 'standUp')) expect(beside.timesUp).toBeNull()
        if (lived.length === 0 && canSend(type, 'layDown'))
          expect([beside.bedMs, beside.nightExits]).toEqual([null, null])
      }
    }),
    { numRuns: 300 },
  )
})

test('the hours of a day add up to it, and nothing in it is longer than it is', () => {
  fc.assert(
    fc.property(asMade, ({ home: { timeZone, from }, arrivals }) => {
      const days = daysOf(arrivals, timeZone)
      for (const date of datesBetween(from, daysAfter(from, length - 1))) {
        const span = spanOn(date, null, timeZone)
        const { day: figures, hours } = figuresOfDay(
          { days, stays: [] },
          date,
          timeZone,
          span.until + 9 * dayMs,
        )
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
