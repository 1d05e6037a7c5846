import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '../care/enums.ts'
import { calmerOf, calmerValues } from './calmer.ts'
import { isCondition } from './condition.ts'
import { ruleOf } from './rule.fixture.ts'
import { alertsByAmounts, type TriedAmount } from './try-condition.ts'

const amountsOf = (measured: readonly number[], average: number | null = null): TriedAmount[] =>
  measured.map((one, index) => ({ date: `2026-11-${10 + index}`, shiftId: 'night', measured: one, average }))
const { greater, lesser, equal, number_of_more, times_less } = comparisonOperators

describe('a calmer value', () => {
  it('is the nearest by which there were at most half as many alerts', () => {
    // More than 4: five of them. More than 5 three, more than 6 two.
    expect(calmerOf(ruleOf({ value: 4 }), amountsOf([5, 5, 6, 7, 9, 2]))).toEqual({
      ...{ value: 6, alerts: 2, instead: 5 },
    })
  })

  it('is less of what fires on less, and another difference or factor of what compares with what is usual', () => {
    expect(calmerOf(ruleOf({ operator: lesser, value: 3 }), amountsOf([0, 1, 2, 2, 5]))).toMatchObject({
      value: 2,
    })
    const period = { kind: 'lastWeek' as const }
    const more = ruleOf({ operator: number_of_more, value: 1, period })
    expect(calmerOf(more, amountsOf([3, 3, 5, 2], 2))).toMatchObject({ value: 2, alerts: 1, instead: 3 })
    const less = ruleOf({ operator: times_less, value: 2, period })
    expect(calmerOf(less, amountsOf([4, 4, 3, 9], 9))).toMatchObject({ value: 2.5, alerts: 1, instead: 3 })
  })

  it('moves minutes by five', () => {
    const rule = ruleOf({ metric: triggerMetrics.PRESSED_DURATION, action: 'layDown', value: 60 })
    expect(calmerOf(rule, amountsOf([61, 62, 63, 64, 90]))).toMatchObject({
      value: 65,
      alerts: 1,
      instead: 5,
    })
  })

  it('is none where there was no alert, none would be left, nothing is known, or what does not happen is asked for', () => {
    expect(calmerOf(ruleOf({ value: 4 }), amountsOf([1, 2]))).toBeNull()
    expect(calmerOf(ruleOf({ value: 4 }), amountsOf([5, 5, 5]))).toBeNull()
    expect(calmerOf(ruleOf({ value: 4 }), [])).toBeNull()
    expect(calmerOf(ruleOf({ operator: equal, value: 0 }), amountsOf([0, 0, 0, 1]))).toBeNull()
  })

  it('is never one of a call for help', () => {
    const calls = ruleOf({ action: 'buttonPressed', deviceTypes: ['NOVIKA-LW-BOUTON'], value: 4 })
    expect(calmerOf(calls, amountsOf([5, 5, 6, 7, 9]))).toBeNull()
  })

  it('leaves an alert, is a value that a rule can have, and no nearer one would do', () => {
    const amounts = fc.array(fc.nat({ max: 12 }), { maxLength: 20 })
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(greater, equal, lesser),
        fc.integer({ min: 1, max: 8 }),
        (all, operator, value) => {
          const rule = ruleOf({ operator, value })
          const known = amountsOf(all)
          const by = (other: number) =>
            [...alertsByAmounts({ operator, value: other }, known).values()].reduce(
              (sum, one) => sum + one,
              0,
            )
          const calmer = calmerOf(rule, known)
          if (calmer === null) return
          expect(isCondition({ ...rule, value: calmer.value })).toBe(true)
          expect(calmer).toMatchObject({ alerts: by(calmer.value), instead: by(value) })
          expect(calmer.alerts >= 1 && calmer.alerts * 2 <= calmer.instead).toBe(true)
          const nearer = operator === lesser ? calmer.value + 1 : calmer.value - 1
          expect(nearer === value || by(nearer) * 2 > calmer.instead).toBe(true)
        },
      ),
    )
  })
})

it('of what has to be asked a few values are tried, each calmer: colder of cold, later of who is not back', () => {
  const cold = ruleOf({
    metric: sensorMetrics.TEMPERATURE,
    action: 'temperature',
    operator: lesser,
    value: 18,
    heldMinutes: 10,
  })
  expect(calmerValues(cold)).toEqual([17.5, 17, 16])
  expect(calmerValues(ruleOf({ metric: absenceMetrics.NOT_BACK, value: 15 }))).toEqual([23, 30, 45])
  expect(calmerValues(ruleOf({ metric: absenceMetrics.NOT_BACK, value: 300 }))).toEqual([450, 600])
  expect(calmerValues(ruleOf({ operator: equal, value: 0 }))).toEqual([])
})
