import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparisonOperators, sensorMetrics, triggerMetrics } from '../care/enums.ts'
import type { Day } from '../devices/device.ts'
import { localDate } from '../time/local-time.ts'
import { isDecidedAtEnd, isLess } from './condition.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { judgeWindow } from './judge-window.ts'
import { contextOf, minute, night, ruleOf, span, timeZone, told } from './rule.fixture.ts'
import { summariseDay } from './summarise-day.ts'
import { eventsOfDays, type ToldEvent, toldKey } from './told-event.ts'
import { windowOf } from './watched-event.ts'
import { chosenOf, closesAt, countsIn, daysAfter, spanOn, windowAt } from './window-span.ts'

const { equal, number_of_more, number_of_less, times_more, times_less } = comparisonOperators
const lengthMin = (span.until - span.from) / minute
const period = { kind: 'lastWeek' as const }

const anyOperator = fc.constantFrom(...Object.values(comparisonOperators))
const anyEvents = fc.array(
  fc.record({
    at: fc.integer({ min: -60, max: lengthMin + 60 }),
    kind: fc.constantFrom('standUp', 'layDown', 'sitDown'),
    deviceId: fc.constantFrom('a84041f2c1d2e3f4', 'b84041f2c1d2e3f4'),
  }),
  { maxLength: 30 },
)
const eventsFrom = (said: readonly { at: number; kind: ToldEvent['kind']; deviceId: string }[]) =>
  said.map(({ at, kind, deviceId }) => told(at, kind, { deviceId }))
const anyAmount = fc.record({
  metric: fc.constantFrom(...Object.values(triggerMetrics)),
  operator: anyOperator,
  value: fc.integer({ min: 2, max: 40 }),
})
const ruleFrom = ({ metric, operator, value }: Pick<ConditionalRule, 'metric' | 'operator' | 'value'>) =>
  ruleOf({
    ...{ metric, operator, value },
    action: metric === triggerMetrics.PRESSED_DURATION ? 'layDown' : 'standUp',
    period: [number_of_more, number_of_less, times_more, times_less].some((one) => one === operator)
      ? period
      : null,
  })
const signs = [told(-30, 'layDown'), told(lengthMin + 5, 'layDown')]
const usual = { average: 3.5, observed: 7, needed: 3 }
const closed = closesAt(span)
const fires = (rule: ConditionalRule, events: readonly ToldEvent[], now = closed) =>
  judgeWindow(rule, contextOf(events, { usual, signs }), now).fires

describe('a conditional rule', () => {
  it('says the same of the same events in any order, however often each came', () => {
    fc.assert(
      fc.property(anyAmount, anyEvents, fc.func(fc.integer()), (said, heard, by) => {
        const events = eventsFrom(heard)
        const shuffled = events.toSorted((one, other) => by(one.at, one.kind) - by(other.at, other.kind))
        const rule = ruleFrom(said)
        const judged = (some: readonly ToldEvent[]) =>
          judgeWindow(rule, contextOf(some, { usual, signs }), closed)
        expect(judged(shuffled)).toEqual(judged(events))
      }),
    )
  })

  it('that fires on more, fires on more still; on less, on less still', () => {
    fc.assert(
      fc.property(
        anyOperator,
        fc.integer({ min: 2, max: 40 }),
        fc.nat(40),
        fc.nat(10),
        (operator, value, count, more) => {
          const rule = ruleFrom({ metric: triggerMetrics.TRIGGER_COUNT, operator, value })
          const of = (times: number) =>
            fires(
              rule,
              Array.from({ length: times }, (_, index) => told(index + 1)),
            )
          const [some, others] = isLess(operator)
            ? [of(count + more), of(count)]
            : [of(count), of(count + more)]
          expect(!some || others).toBe(true)
        },
      ),
    )
  })

  it('is as strict as its value', () => {
    fc.assert(
      fc.property(anyAmount, anyEvents, fc.nat(20), (said, heard, more) => {
        const events = eventsFrom(heard)
        const [one, other] = [ruleFrom(said), ruleFrom({ ...said, value: said.value + more })]
        // A greater amount less than usual, and a greater factor less, are stricter; a greater limit for what is less is not.
        const strictFirst = said.operator === comparisonOperators.lesser
        const [strict, lax] = strictFirst ? [one, other] : [other, one]
        expect(!fires(strict, events) || fires(lax, events)).toBe(true)
      }),
    )
  })

  it('that has fired within its window is not unsaid by what comes after', () => {
    fc.assert(
      fc.property(anyAmount, anyEvents, fc.nat(lengthMin), (said, heard, until) => {
        const rule = ruleFrom(said)
        fc.pre(!isDecidedAtEnd(rule) && said.metric === triggerMetrics.TRIGGER_COUNT)
        const events = eventsFrom(heard)
        const first = events.filter(({ at }) => at <= span.from + until * minute)
        expect(!fires(rule, first, span.from + until * minute) || fires(rule, events)).toBe(true)
      }),
    )
  })

  it('of a reading says the same in any order, and is monotone in it', () => {
    const readings = fc.array(
      fc.record({ at: fc.nat(lengthMin - 1), tenths: fc.integer({ min: 100, max: 300 }) }),
    )
    const operators = fc.constantFrom(comparisonOperators.greater, comparisonOperators.lesser, equal)
    fc.assert(
      fc.property(readings, operators, fc.nat(30), (said, operator, warmer) => {
        const rule = ruleOf({
          metric: sensorMetrics.TEMPERATURE,
          action: 'temperature',
          deviceTypes: ['DRAGINO-LHT65S-NE117'],
          ...{ operator, value: 20, heldMinutes: 15 },
        })
        const of = (shift: number) =>
          said.map(({ at, tenths }) =>
            told(at, 'temperature', { value: (tenths + shift) / 10, deviceType: 'DRAGINO-LHT65S-NE117' }),
          )
        const judged = (events: readonly ToldEvent[]) => judgeWindow(rule, contextOf(events), closed)
        expect(judged(of(0).toReversed())).toEqual(judged(of(0)))
        const [one, other] =
          operator === comparisonOperators.lesser ? [of(warmer), of(0)] : [of(0), of(warmer)]
        if (operator !== equal) expect(!judged(one).fires || judged(other).fires).toBe(true)
      }),
    )
  })
})

/** Both nights on which clocks change in Montréal, some others, and the days about them. */
const anyInstant = fc.oneof(
  ...['2026-03-07', '2026-10-31', '2026-06-10'].map((date) => {
    const at = Date.parse(`${date}T12:00:00Z`)
    return fc.integer({ min: at, max: at + 48 * 60 * minute })
  }),
)
const day = { ...night, id: 'day', start: '07:00', end: '15:00' }
const late = { ...night, id: 'late', start: '01:30', end: '02:30' }
const shifts = [night, day, late]
const anyShiftIds = fc.subarray(['night', 'day', 'late'])

describe('windows', () => {
  it('hold each instant at most once, whole days exactly once, over midnight and when clocks change', () => {
    fc.assert(
      fc.property(anyShiftIds, anyInstant, (shiftIds, at) => {
        const window = windowAt({ shiftIds }, shifts, at, timeZone)
        if (shiftIds.length === 0) expect(window).toMatchObject({ shiftId: null })
        if (window === null) return
        expect(window.from <= at && at < window.until).toBe(true)
        // Asked at its beginning it is the same: so its id is one.
        expect(windowAt({ shiftIds }, shifts, window.from, timeZone)).toEqual(window)
      }),
    )
  })

  it('of shifts that overlap count each instant in one, whoever counts', () => {
    const rule = { shiftIds: ['night', 'late'] }
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -60, max: 600 }), (at, minutes) => {
        const window = windowAt(rule, shifts, at, timeZone)
        if (window === null) return
        const other = window.from + minutes * minute
        const counts = countsIn(chosenOf(rule, shifts), window, timeZone)(other)
        expect(counts).toBe(windowAt(rule, shifts, other, timeZone)?.from === window.from)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['2026-03-08', 23],
    ['2026-11-01', 25],
    ['2026-06-10', 24],
  ])('of %s are %i hours long', (date, hours) => {
    const { from, until } = spanOn(date, null, timeZone)
    expect((until - from) / (60 * minute)).toBe(hours)
    const before = spanOn(daysAfter(date, -1), night, timeZone)
    expect((before.until - before.from) / (60 * minute)).toBe(hours - 16)
  })

  it('kept event by event equal a recount from the days, whatever order they came in', () => {
    const rule = ruleOf({ shiftIds: ['night', 'day'] })
    const heard = fc.array(fc.record({ at: anyInstant, id: fc.nat(20) }), { maxLength: 40 })
    fc.assert(
      fc.property(heard, heard, (said, again) => {
        const days = new Map<string, Day>()
        const windows = new Map<number, Map<string, ToldEvent>>()
        for (const { at, id } of [...said, ...again, ...said.toReversed()]) {
          const date = localDate(at, timeZone)
          const { deviceId, deviceType } = told(0)
          const key = `e${id}~~standUp~~${at}`
          const known = days.get(date) ?? { deviceId, type: deviceType, date, events: {} }
          days.set(date, known)
          known.events[key] = { kind: 'standUp', value: null, at, receivedAt: at }
          const context = {
            event: { kind: 'standUp' as const, occurredAt: at },
            deviceType,
            beneficiaryId: 'roy',
          }
          const window = windowOf(rule, { ...context, shifts, timeZone, now: at })
          if (typeof window === 'string') continue
          const events = windows.get(window.from) ?? new Map()
          windows.set(window.from, events)
          events.set(toldKey(deviceId, date, key), told(0, 'standUp', { at }))
        }
        const recounted = [...eventsOfDays([...days.values()])]
        for (const [from, kept] of windows) {
          const window = windowAt(rule, shifts, from, timeZone)
          const within = recounted.filter(
            ([, { at }]) => window && windowAt(rule, shifts, at, timeZone)?.from === from,
          )
          expect(new Map(within)).toEqual(kept)
        }
      }),
    )
  })

  it('close ten minutes after they end: what comes later counts in none', () => {
    const event = { kind: 'standUp' as const, occurredAt: span.until - minute }
    const context = { event, deviceType: 'NOVIKA-LW-BANDE' as const, beneficiaryId: 'roy', shifts, timeZone }
    expect(windowOf(ruleOf(), { ...context, now: closed - 1 })).toMatchObject({ from: span.from })
    expect(windowOf(ruleOf(), { ...context, now: closed })).toBe('windowOver')
  })
})

it('the summary of a day is that of its events in any order and parts', () => {
  const date = '2026-11-01'
  const { from, until } = spanOn(date, null, timeZone)
  const heard = fc.array(fc.record({ at: fc.integer({ min: from, max: until - 1 }), id: fc.nat(9) }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(heard, (said) => {
      const { deviceId, deviceType: type } = told(0)
      const entries = said.map(({ at, id }): [string, Day['events'][string]] => [
        `e${id}~~standUp~~${at}`,
        { kind: 'standUp', value: null, at, receivedAt: at },
      ])
      const dayOf = (some: typeof entries): Day => ({
        deviceId,
        type,
        date,
        events: Object.fromEntries(some),
      })
      const summed = (days: Day[]) => summariseDay(days, date, { shifts, timeZone }, until)
      const whole = summed([dayOf(entries)])
      const half = Math.floor(entries.length / 2)
      expect(summed([dayOf(entries.slice(half)), dayOf(entries)])).toEqual(whole)
      expect(whole.day.counts.standUp).toBe(new Set(entries.map(([key]) => key)).size)
      expect(whole.day.observed).toBeGreaterThan(0)
    }),
  )
})
