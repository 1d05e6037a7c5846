import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import {
  comparesWithUsual,
  isAbsence,
  isCondition,
  isMeasurable,
  isReading,
} from '@vigie/domain/rules/condition'
import type { Condition, HistoryPeriod } from '@vigie/domain/rules/conditional-rule'
import type { RuleMetric, RuleOperator } from '@vigie/domain/rules/metrics'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'

/** What stands in the form of a rule about what it compares; numbers as somebody typed them. */
export interface ConditionForm {
  readonly metric: RuleMetric
  readonly operator: RuleOperator
  readonly value: string
  /** Of a reading alone. */
  readonly heldMinutes: string
  /** Of a comparison with what is usual alone, as the dates are of `custom`. */
  readonly period: HistoryPeriod['kind']
  readonly from: string
  readonly to: string
}

const { TRIGGER_COUNT, PRESSED_DURATION } = triggerMetrics
const { TEMPERATURE, HUMIDITY, CO2 } = sensorMetrics
const { NOT_BACK, NO_SIGN } = absenceMetrics
const { greater, lesser, equal, number_of_more, number_of_less, times_more, times_less } = comparisonOperators

/** What can be measured, what is asked for most first. */
const metrics: readonly RuleMetric[] = [
  ...[TRIGGER_COUNT, PRESSED_DURATION, NOT_BACK, NO_SIGN],
  ...[TEMPERATURE, HUMIDITY, CO2],
]
/** How it is compared: with a number, then with what is usual. */
const operators: readonly RuleOperator[] = [
  ...[greater, lesser, equal],
  ...[number_of_more, number_of_less, times_more, times_less],
]
/** How a metric can be compared: what does not come is only waited for longer than so. */
export const operatorsOf = (metric: RuleMetric): readonly RuleOperator[] =>
  isAbsence(metric) ? [greater] : operators
/** The operator of a metric, as far as what was chosen is none of its own. */
export const operatorFor = (metric: RuleMetric, operator: RuleOperator): RuleOperator =>
  operatorsOf(metric).includes(operator) ? operator : greater

export const historyPeriods = ['lastWeek', 'lastMonth', 'lastThreeMonths', 'custom'] as const

/** A form to begin with, of what is counted. */
export const emptyCondition: ConditionForm = {
  metric: TRIGGER_COUNT,
  operator: greater,
  value: '',
  heldMinutes: '20',
  period: 'lastMonth',
  from: '',
  to: '',
}

/** What can be measured of an action. */
export const metricsOf = (action: EventKind): RuleMetric[] =>
  metrics.filter((metric) => isMeasurable(metric, action))

/** What can be measured of another action, as far as what was chosen cannot. */
export function metricFor(action: EventKind, metric: RuleMetric): RuleMetric {
  const [first = metric, ...others] = metricsOf(action)
  return others.includes(metric) ? metric : first
}

/** A number as somebody types it, with a comma or a point; NaN: it is none. */
export function numberIn(typed: string): number {
  const text = typed.trim().replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

type Said = Omit<Condition, 'action'>

/** What is said of it to the server; what stands in the form and is not asked is left out. */
export function conditionSaid({ metric, operator, value, heldMinutes, ...form }: ConditionForm): Said {
  const { period: kind, from, to } = form
  const period: HistoryPeriod = kind === 'custom' ? { kind, from, to } : { kind }
  return {
    metric,
    operator,
    value: numberIn(value),
    heldMinutes: isReading(metric) ? numberIn(heldMinutes) : null,
    period: comparesWithUsual(operator) ? period : null,
  }
}

/** The same as a query says it. */
export function conditionAsQuery(form: ConditionForm) {
  const { metric, operator, value, heldMinutes, period } = conditionSaid(form)
  const dates = period?.kind === 'custom' ? { periodFrom: period.from, periodTo: period.to } : {}
  return {
    ...{ metric: String(metric), operator: String(operator), value: String(value) },
    ...(heldMinutes !== null && { heldMinutes: String(heldMinutes) }),
    ...(period !== null && { period: period.kind, ...dates }),
  }
}

/** The form of what a rule says. */
export function conditionForm({ metric, operator, value, heldMinutes, period }: Said): ConditionForm {
  const dates = period?.kind === 'custom' ? { from: period.from, to: period.to } : {}
  return {
    ...{ ...emptyCondition, metric, operator, value: String(value) },
    ...(heldMinutes !== null && { heldMinutes: String(heldMinutes) }),
    ...(period !== null && { period: period.kind, ...dates }),
  }
}

type Of = Pick<Condition, 'action'> & ConditionForm

/** Whether a rule can have the value that stands in the form. */
export const hasValue = (form: Of): boolean =>
  isCondition({
    ...conditionSaid({ ...form, period: 'lastMonth', heldMinutes: '1' }),
    action: form.action,
  })

/** Whether what it compares with is a period. */
export const hasPeriod = (form: Of): boolean =>
  form.period !== 'custom' ||
  (isDate(form.from) &&
    isDate(form.to) &&
    isCondition({
      ...{ action: 'standUp', metric: TRIGGER_COUNT, operator: number_of_more, value: 1, heldMinutes: null },
      period: { kind: 'custom', from: form.from, to: form.to },
    }))

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
