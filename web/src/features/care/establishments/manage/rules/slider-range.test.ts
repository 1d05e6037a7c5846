import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasValue } from './condition-form.ts'
import { emptyRule, type RuleForm } from './rule-form.ts'
import { sliderRange } from './slider-range.ts'

const { greater, lesser, number_of_more, times_more } = comparisonOperators
const { TEMPERATURE, HUMIDITY, CO2 } = sensorMetrics
const { NOT_BACK, NO_SIGN } = absenceMetrics

const form = (change: Partial<RuleForm>): RuleForm => ({ ...emptyRule, type: 'conditional', ...change })
const tooWarm = form({ action: 'temperature', metric: TEMPERATURE, operator: greater, value: '28' })

test('the threshold of a reading is moved around where it was, in steps that are read on a thermometer', () => {
  expect(sliderRange(tooWarm, 28, [])).toEqual({ least: 23, most: 33, step: 0.5 })
  expect(sliderRange(form({ action: 'co2', metric: CO2 }), 1_200, [])).toEqual({
    ...{ least: 700, most: 1_700, step: 50 },
  })
  // Not beyond what a sensor can read: no air is damper than 100 %.
  expect(sliderRange(form({ action: 'humidity', metric: HUMIDITY }), 90, []).most).toBe(100)
})

test('a wait is moved from a minute up to an hour, or to twice as long', () => {
  const away = form({ action: 'standUp', metric: NOT_BACK, operator: greater, value: '15' })
  expect(sliderRange(away, 15, [])).toEqual({ least: 1, most: 60, step: 1 })
  const still = form({ action: 'noSignOfLife', metric: NO_SIGN, operator: greater, value: '240' })
  expect(sliderRange(still, 240, [])).toEqual({ least: 1, most: 480, step: 1 })
  expect(sliderRange(still, 700, []).most).toBe(720)
})

test('what adds up is moved within what was told, and a little beyond', () => {
  const often = form({
    action: 'standUp',
    metric: triggerMetrics.TRIGGER_COUNT,
    operator: greater,
    value: '2',
  })
  expect(sliderRange(often, 2, [1, 7, 3])).toEqual({ least: 0, most: 8, step: 1 })
})

test('every end of a slider, and the value that it began with, is one that the rule can have', () => {
  const readings = [
    ['temperature', TEMPERATURE],
    ['humidity', HUMIDITY],
    ['co2', CO2],
  ] as const
  const begun = fc.integer({ min: -400, max: 900 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(
      fc.constantFrom(...readings),
      fc.constantFrom(greater, lesser, number_of_more, times_more),
      begun,
      ([action, metric], operator, value) => {
        const asked = form({ action, metric, operator, value: String(value) })
        fc.pre(hasValue(asked))
        const { least, most, step } = sliderRange(asked, value, [])
        for (const end of [least, most]) expect(hasValue({ ...asked, value: String(end) })).toBe(true)
        if (operator === times_more) return
        const steps = (value - least) / step
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6)
      },
    ),
  )
})
