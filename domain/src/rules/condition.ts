import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '../care/enums.ts'
import { type EventKind, type EventKindInfo, eventKinds } from '../sensors/event-kinds.ts'
import { canBeAbsent } from './absence-kinds.ts'
import type { Condition } from './conditional-rule.ts'
import { isSustained } from './durations.ts'
import type { RuleMetric, RuleOperator } from './metrics.ts'

const { TRIGGER_COUNT, PRESSED_DURATION } = triggerMetrics
const { TEMPERATURE, HUMIDITY, CO2 } = sensorMetrics
const { NOT_BACK, NO_SIGN } = absenceMetrics

const readingOf: Partial<Record<RuleMetric, EventKind>> = {
  [TEMPERATURE]: 'temperature',
  [HUMIDITY]: 'humidity',
  [CO2]: 'co2',
}

/** Whether a metric is a reading of the air: it holds or does not, where others add up within a window. */
export const isReading = (metric: RuleMetric): boolean => readingOf[metric] !== undefined

/** Whether a metric waits for something that does not come, for so many minutes. */
export const isAbsence = (metric: RuleMetric): boolean => metric === NOT_BACK || metric === NO_SIGN

/** Whether what it waits for is any sign of life at all, of a resident and not of one exit. */
export const isNoSign = (metric: RuleMetric): boolean => metric === NO_SIGN

/** Whether it is the return from one exit. */
export const isNotBack = (metric: RuleMetric): boolean => metric === NOT_BACK

/** The unit of a metric as it is written; null of what is counted. */
export function unitOf(metric: RuleMetric): string | null {
  const kind = readingOf[metric]
  if (kind === undefined) return metric === TRIGGER_COUNT ? null : 'min'
  return eventKinds[kind].unit
}

const { number_of_more, number_of_less, times_more, times_less, lesser, equal } = comparisonOperators

const comparing: ReadonlySet<RuleOperator> = new Set([number_of_more, number_of_less, times_more, times_less])
const lessening: ReadonlySet<RuleOperator> = new Set([number_of_less, times_less, lesser])

/** Whether an operator compares with what is usual for the resident. */
export const comparesWithUsual = (operator: RuleOperator): boolean => comparing.has(operator)

/** Whether an operator multiplies what is usual. */
export const isFactor = (operator: RuleOperator): boolean =>
  operator === comparisonOperators.times_more || operator === comparisonOperators.times_less

/** By how much the value of a rule is moved at a time, in its unit. */
export const valueStep = ({ metric, operator }: Pick<Condition, 'metric' | 'operator'>): number =>
  isFactor(operator) ? 0.5 : metric === triggerMetrics.TRIGGER_COUNT ? 1 : 5

/** Whether an operator fires on less than something. */
export const isLess = (operator: RuleOperator): boolean => lessening.has(operator)

/** Whether it is known only once a window is over: that something happened so seldom. Of a reading it is known at once. */
export const isDecidedAtEnd = ({
  metric,
  operator,
  value,
}: Pick<Condition, 'metric' | 'operator' | 'value'>) =>
  !isReading(metric) && (isLess(operator) || (operator === equal && value === 0))

/** Whether what began before a window of it may go on within, and is known at once: it is looked up as each window begins. */
export const carriesOver = (
  condition: Pick<Condition, 'metric' | 'operator' | 'value' | 'action'>,
): boolean =>
  condition.metric === PRESSED_DURATION && isSustained(condition.action) && !isDecidedAtEnd(condition)

/** Whether a metric can be taken of an action. */
export function isMeasurable(metric: RuleMetric, action: EventKind): boolean {
  const { unit }: EventKindInfo = eventKinds[action]
  if (isReading(metric)) return readingOf[metric] === action
  if (metric === NO_SIGN || action === 'noSignOfLife') return metric === NO_SIGN && action === 'noSignOfLife'
  if (metric === NOT_BACK) return canBeAbsent(action)
  return metric === PRESSED_DURATION ? isSustained(action) : unit === null
}

/** The shortest and the longest period of one's own, in days. */
const customDays = { least: 7, most: 366 } as const
const dayMs = 24 * 3_600_000

/** Whether what a rule compares can be compared. */
export function isCondition({ metric, operator, value, period, heldMinutes, action }: Condition): boolean {
  if (!isMeasurable(metric, action)) return false
  if (isAbsence(metric) && operator !== comparisonOperators.greater) return false
  if ((heldMinutes !== null) !== isReading(metric)) return false
  if ((period !== null) !== comparesWithUsual(operator)) return false
  return isPossible({ metric, operator, value, action }) && isPeriod(period)
}
/** What is said of one that cannot. */
export const notACondition = { path: ['value'], message: 'rule.notACondition' }

/** The longest that a rule waits for what does not come: half a day. */
export const mostAbsentMinutes = 720

/** Beyond what a window keeps of events no count is told (docs/rules.md). */
export const mostTimes = 1_000
const mostMinutes = 1_440
const mostFactor = 100

function isPossible({
  metric,
  operator,
  value,
  action,
}: Pick<Condition, 'metric' | 'operator' | 'value' | 'action'>) {
  if (operator === times_more || operator === times_less) return value > 1 && value <= mostFactor
  if (isAbsence(metric)) return Number.isInteger(value) && value >= 1 && value <= mostAbsentMinutes
  const isMore = operator === number_of_more || operator === number_of_less
  if (isReading(metric)) {
    const { range }: EventKindInfo = eventKinds[action]
    const [least, most] = range ?? [0, 0]
    return isMore ? value > 0 && value <= most - least : value >= least && value <= most
  }
  const most = metric === TRIGGER_COUNT ? mostTimes : mostMinutes
  if (metric === TRIGGER_COUNT && !Number.isInteger(value)) return false
  // Nothing is less than none, and nothing can be none more than usual.
  const least = isMore || operator === lesser ? Number.MIN_VALUE : 0
  return value >= least && value <= most
}

function isPeriod(period: Condition['period']): boolean {
  if (period?.kind !== 'custom') return true
  const days = (Date.parse(period.to) - Date.parse(period.from)) / dayMs + 1
  return days >= customDays.least && days <= customDays.most
}

/** How far a reading has to come back before it is over, so that one at the threshold calls once. */
export const hysteresisOf: Readonly<Partial<Record<EventKind, number>>> = {
  temperature: 0.5,
  humidity: 3,
  co2: 50,
}
