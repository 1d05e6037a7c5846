import { sensorMetrics } from '@vigie/domain/care/enums'
import { comparesWithUsual, isAbsence, isFactor, isReading, valueStep } from '@vigie/domain/rules/condition'
import type { RuleMetric } from '@vigie/domain/rules/metrics'
import { numberIn } from './condition-form.ts'
import type { RuleForm } from './rule-form.ts'
import { boundsOf } from './value-bounds.ts'

const { TEMPERATURE, HUMIDITY, CO2 } = sensorMetrics

/** Of what the air reads: by how much a threshold is moved at a time, and how far from where it was, in its unit. */
const ofAir: Readonly<Partial<Record<RuleMetric, { step: number; reach: number }>>> = {
  [TEMPERATURE]: { step: 0.5, reach: 5 },
  [HUMIDITY]: { step: 1, reach: 20 },
  [CO2]: { step: 50, reach: 500 },
}

/** An hour is as long as most wait; a rule that waits longer is moved up to twice as long. */
const fewestMinutes = 60

/** From where to where a threshold can be moved, and by how much at a time, in the unit of the rule. */
export interface SliderRange {
  least: number
  most: number
  step: number
}

/**
 * Within what a threshold is moved: of what adds up within what was told lately (`told`), and a little beyond; of a reading around the value that the form began with (`begun`), and of a
 * wait up to twice that. Always what a rule can have, and the value that the form began with is one of its steps.
 */
export function sliderRange(form: RuleForm, begun: number, told: readonly number[]): SliderRange {
  const bounds = boundsOf(form)
  const air = isFactor(form.operator) ? undefined : ofAir[form.metric]
  if (air !== undefined) {
    const { step, reach } = air
    const stepsTo = (end: number) => Math.floor(Math.min(reach, Math.abs(end - begun)) / step) * step
    const least = inHundredths(begun - stepsTo(bounds.least))
    return {
      ...{
        least: bounds.kind === 'above' && least <= bounds.least ? inHundredths(least + step) : least,
        step,
      },
      most: inHundredths(begun + stepsTo(bounds.most)),
    }
  }
  if (isAbsence(form.metric))
    return { least: bounds.least, most: Math.min(bounds.most, Math.max(fewestMinutes, 2 * begun)), step: 1 }
  const step = valueStep(form)
  const least = bounds.kind === 'above' ? bounds.least + step : bounds.least
  const mostTold = Math.max(0, ...told)
  const reach =
    isFactor(form.operator) || isReading(form.metric)
      ? 10
      : comparesWithUsual(form.operator)
        ? Math.max(10, mostTold)
        : mostTold
  const most = Math.max(numberIn(form.value), Math.ceil(reach / step) * step + step)
  return { least, most: Math.min(bounds.most, most), step }
}

/** Nothing is read in less: what adding up leaves behind the comma is nobody's. */
const inHundredths = (value: number) => Math.round(value * 100) / 100
