import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '../care/enums.ts'
import type { Shift } from '../time/shift.ts'
import { judgeSigns } from './judge-signs.ts'
import { neverFires } from './never-fires.ts'
import { minute, ruleOf, span, told } from './rule.fixture.ts'

const today = '2026-11-26'
const shift = (id: string, start: string, end: string): Shift => ({
  ...{ id, name: id, nameFR: id, nameEN: id },
  ...{ start, end },
})
const [day, evening, night] = [
  shift('day', '07:00', '15:00'),
  shift('evening', '15:00', '23:00'),
  shift('night', '23:00', '07:00'),
]
const waits = (value: number, ...shiftIds: string[]) =>
  ruleOf({ metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife', value, shiftIds })

describe('a rule on signs of life', () => {
  test.each([
    [waits(479, 'day'), null],
    [waits(480, 'day'), 'waitsBeyondShift'],
    [waits(480, 'night'), 'waitsBeyondShift'],
    [waits(720, 'day', 'evening'), null],
    [waits(480, 'evening', 'night', 'day'), null],
    [waits(720), null],
    [waits(720, 'gone'), null],
    [ruleOf({ metric: absenceMetrics.NOT_BACK, value: 720, shiftIds: ['day'] }), null],
  ])('of %o', (rule, why) => {
    expect(neverFires(rule, [day, evening, night], today)).toBe(why)
  })

  it('is refused where no night of no sign at all would make it fire, and nowhere else', () => {
    const time = fc
      .integer({ min: 0, max: 95 })
      .map(
        (quarter) =>
          `${String(quarter >> 2).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
      )
    const anyShift = fc.tuple(time, time).filter(([start, end]) => start !== end)
    fc.assert(
      fc.property(
        fc.array(anyShift, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 48 }),
        (times, quarters) => {
          const shifts = times.map(([start, end], index) => shift(`${index}`, start, end))
          const rule = waits(quarters * 15, ...shifts.map(({ id }) => id))
          const { deviceId, deviceType } = told(0)
          const last = told(-1, 'layDown')
          // Quarter by quarter for two days: how long whoever lies there has been without a sign.
          const fires = Array.from({ length: 192 }, (_, index) => span.from + index * 15 * minute).some(
            (now) => {
              const devices = [{ deviceId, deviceType, assignedAt: 0, isHeard: true }]
              const context = { beneficiaryId: 'roy', events: [last], devices, raised: [] }
              return judgeSigns(rule, { ...context, shifts, timeZone: 'America/Toronto' }, now).fires
            },
          )
          expect(neverFires(rule, shifts, today) === null).toBe(fires)
        },
      ),
      { numRuns: 60 },
    )
  })
})

const { greater, lesser, equal, number_of_more } = comparisonOperators
const lies = (
  operator: typeof greater | typeof lesser | typeof equal | typeof number_of_more,
  value: number,
  ...shiftIds: string[]
) => ruleOf({ action: 'layDown', metric: triggerMetrics.PRESSED_DURATION, operator, value, shiftIds })
const holds = (heldMinutes: number, ...shiftIds: string[]) =>
  ruleOf({ action: 'temperature', metric: sensorMetrics.TEMPERATURE, value: 18, heldMinutes, shiftIds })

test.each([
  // Whoever lies all night lies for as long as the night, and never for longer.
  [lies(greater, 479, 'night'), null],
  [lies(greater, 480, 'night'), 'waitsBeyondShift'],
  // Of shifts that follow one another each counts anew.
  [lies(greater, 480, 'night', 'day'), 'waitsBeyondShift'],
  [lies(equal, 480, 'night'), null],
  [lies(equal, 481, 'night'), 'waitsBeyondShift'],
  [lies(lesser, 481, 'night'), null],
  [lies(number_of_more, 481, 'night'), null],
  [lies(greater, 1_439), null],
  [lies(greater, 1_440), 'waitsBeyondShift'],
  [holds(479, 'night'), null],
  [holds(480, 'night'), 'waitsBeyondShift'],
  [holds(720), null],
  [ruleOf({ value: 1_000 }), null],
])('what adds up, or holds, within a shift: of %o', (rule, why) => {
  expect(neverFires(rule, [day, evening, night], today)).toBe(why)
})

test.each([
  ['2026-11-19', '2026-11-25', null],
  ['2026-11-20', '2026-11-26', null],
  ['2026-11-21', '2026-11-27', 'periodNotOver'],
  ['2027-01-01', '2027-01-31', 'periodNotOver'],
])('a rule that compares with %s to %s', (from, to, why) => {
  const operator = comparisonOperators.times_more
  const rule = ruleOf({ metric: triggerMetrics.TRIGGER_COUNT, operator, value: 2 })
  expect(neverFires({ ...rule, period: { kind: 'custom', from, to } }, [night], today)).toBe(why)
})
