import { comparisonOperators, triggerMetrics } from '@vigie/domain/care/enums'
import { localeTags } from '@vigie/domain/number-in'
import { isAbsence, isFactor, isReading, unitOf } from '@vigie/domain/rules/condition'
import type { RuleOperator } from '@vigie/domain/rules/metrics'
import { eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { Locale } from '@vigie/domain/text'
import type { conditions } from '../../../../../lib/i18n/fr/conditions.ts'
import { plainDate } from '../../../../../lib/time/words.ts'
import { numberIn } from './condition-form.ts'
import type { RuleForm } from './rule-form.ts'
import type { RuleNames } from './rule-words.ts'

type OperatorName = keyof typeof comparisonOperators
const operatorNames = new Map<RuleOperator, OperatorName>(
  Object.entries(comparisonOperators).map(([name, value]) => [value, name as OperatorName]),
)
const nameOf = (operator: RuleOperator): OperatorName => operatorNames.get(operator) ?? 'greater'

type Compared = Pick<RuleForm, 'action' | 'metric' | 'operator' | 'value'>
type Words = Pick<RuleNames, 't' | 'locale'>

/** « … » stands for what nobody has said yet. */
const unsaid = '…'

function number(value: number, locale: Locale): string {
  if (Number.isNaN(value)) return unsaid
  return new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 2 }).format(value)
}

/** Minutes as one says them: "20 min", "2 h 30 min". */
export function minuteWords(minutes: number, locale: Locale): string {
  if (Number.isNaN(minutes)) return `${unsaid} min`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const said = [
    ...(hours > 0 ? [`${number(hours, locale)}\u00a0h`] : []),
    ...(rest > 0 || hours === 0 ? [`${number(rest, locale)}\u00a0min`] : []),
  ]
  return said.join(' ')
}

/** What is held against what, of whatever happens or is read: « plus de 4 fois », « est à moins de 18 °C ». */
export function amountOf({ action, metric, operator, value: typed }: Compared, { t, locale }: Words): string {
  const value = numberIn(typed)
  const name = nameOf(operator)
  const plain = number(value, locale)
  if (metric === triggerMetrics.TRIGGER_COUNT) {
    if (name === 'greater' && value === 0) return t('conditions.atLeastOnce')
    return t(`conditions.counted.${name}`, { count: Number.isNaN(value) ? 2 : value, value: plain })
  }
  if (isReading(metric)) {
    const said = isFactor(operator) ? plain : `${plain}\u00a0${unitOf(metric)}`
    return t(`conditions.read.${name}`, { value: said })
  }
  if (isAbsence(metric))
    return t(`conditions.absent.${action as Away}`, { value: minuteWords(value, locale) })
  return t(`conditions.lasted.${name}`, { value: isFactor(operator) ? plain : minuteWords(value, locale) })
}

const { equal, lesser } = comparisonOperators

/** Whether it is that something does not happen at all. */
const isNever = ({ metric, operator, value }: Compared) =>
  metric === triggerMetrics.TRIGGER_COUNT &&
  ((operator === equal && numberIn(value) === 0) || (operator === lesser && numberIn(value) === 1))

type Away = keyof typeof conditions.absent
type Act = keyof typeof conditions.acts
type Stay = keyof typeof conditions.stays

/** What somebody does, or what is so, with how much of it: « se lève plus de 4 fois ». */
function doesOf(form: RuleForm, words: Words): string {
  const usual = usualOf(form, words)
  const asUsual = (said: string) => [said, ...(usual === null ? [] : [usual])].join(' ')
  const { t, locale } = words
  const { action, metric } = form
  const amount = amountOf(form, words)
  if (isReading(metric))
    return t('conditions.heldFor', {
      does: asUsual(amount),
      minutes: minuteWords(numberIn(form.heldMinutes), locale),
    })
  if (isNever(form)) return t(`conditions.never.${action as Act}`)
  const isAct = metric === triggerMetrics.TRIGGER_COUNT || (isAbsence(metric) && action === 'standUp')
  const act = isAct ? t(`conditions.acts.${action as Act}`) : t(`conditions.stays.${action as Stay}`)
  return t('conditions.does', { act, amount: asUsual(amount) })
}

const climate = { temperature: 'temperatureOf', humidity: 'humidityOf', co2: 'co2Of' } as const

/** A resident within a sentence: « Mme Roy (214) ». */
export function namedInSentence(id: string, { t, living }: Pick<RuleNames, 't' | 'living'>): string {
  const resident = living.find((one) => one.id === id)
  if (resident === undefined) return t('rules.goneResident')
  const { name, room } = resident
  return room.trim() === '' ? name : t('rules.named', { name, room })
}

/** Who does it, or what is so of them: « Mme Roy (214) », « la porte de Mme Roy (214) ». */
function whoOf({ action, beneficiaryId }: RuleForm, names: RuleNames): string {
  const { t } = names
  const whom = beneficiaryId === '' ? t('conditions.resident') : namedInSentence(beneficiaryId, names)
  if (action === 'doorOpen' || action === 'doorClose') return t('conditions.doorOf', { whom })
  if (action === 'temperature' || action === 'humidity' || action === 'co2')
    return t(`conditions.${climate[action]}`, { whom })
  return whom
}

/** In what time it is counted; of a reading, and of what is waited for, at any. */
function whenOf({ metric }: RuleForm, shifts: readonly string[], { t, locale }: Words): string {
  const [shift] = shifts
  if (shift === undefined)
    return isReading(metric) || isAbsence(metric) ? t('rules.anyTime') : t('conditions.inDay')
  if (shifts.length === 1) return t('conditions.inShift', { shift })
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(shifts)
  return t('conditions.inShifts', { shifts: list })
}

/** What the average is taken of; null: the rule compares with a number. */
function usualOf({ operator, period, from, to }: RuleForm, { t, locale }: Words): string | null {
  const name = nameOf(operator)
  if (!name.startsWith('number_of_') && !isFactor(operator)) return null
  // Noon there is that date on any clock; the year is always said.
  const date = (typed: string) => {
    const at = Date.parse(`${typed}T12:00:00Z`)
    return Number.isNaN(at) ? unsaid : plainDate(at, 0, 'UTC', locale)
  }
  return t(`conditions.usualOver.${period}`, { from: date(from), to: date(to) })
}

interface Said {
  /** By which device types, where those are not all that can tell. */
  by: string | null
  /** What its shifts are called. */
  shifts: readonly string[]
  people: string
  ways: string
}

/** A conditional rule as one sentence; « … » where somebody has not said it yet. */
export function conditionSentence(
  form: RuleForm,
  { by, shifts, people, ways }: Said,
  names: RuleNames,
): string {
  const { t } = names
  const inTime = whenOf(form, shifts, names)
  const when = by === null ? inTime : t('conditions.byTypes', { when: inTime, types: by })
  const does = doesOf(form, names)
  const isHeld = isReading(form.metric) || isAbsence(form.metric)
  const sentence = isHeld ? 'conditions.sentenceHeld' : 'conditions.sentence'
  // No full stop after what is still to be said.
  return t(sentence, { who: whoOf(form, names), does, when, people, ways }).replace(/…\.$/, '…')
}

/** What one goes by that was given no name of its own: « Lever détecté : plus de 4 fois ». */
export function conditionName(form: Compared, words: Words): string {
  const { locale, t } = words
  const event = eventKinds[form.action].name[locale]
  const name = t('conditions.name', { event, amount: amountOf(form, words) })
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}
