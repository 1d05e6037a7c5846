import { comparisonOperators, triggerMetrics } from '@vigie/domain/care/enums'
import { comparesWithUsual, isAbsence, isDecidedAtEnd, isReading } from '@vigie/domain/rules/condition'
import { ruleMetricSchema, ruleOperatorSchema } from '@vigie/domain/rules/metrics'
import { useTranslation } from 'react-i18next'
import { historyPeriods, metricsOf, operatorFor, operatorsOf } from './condition-form.ts'
import { amountOf } from './condition-words.ts'
import { NumberField } from './number-field.tsx'
import { PeriodDates } from './period-dates.tsx'
import { RadioChoice } from './radio-choice.tsx'
import type { RuleForm } from './rule-form.ts'
import type { RuleFault, RuleStep } from './rule-steps.ts'
import { alone, type RuleNames } from './rule-words.ts'
import { boundsOf } from './value-bounds.ts'
import { boundsWords, valueLabel } from './value-words.ts'

export type ConditionStep = Extract<RuleStep, 'metric' | 'operator' | 'value' | 'held' | 'period'>

interface Props {
  step: ConditionStep
  form: RuleForm
  names: RuleNames
  onChange: (change: Partial<RuleForm>) => void
  /** What is wrong with it, once somebody wanted to go on. */
  fault: RuleFault | null
}

/** What is asked of a conditional rule alone: what is counted or measured, and what that is held against. */
export function ConditionStepFields({ step, form, names, onChange, fault }: Props) {
  const { t } = useTranslation()
  if (step === 'metric')
    return (
      <RadioChoice
        label={t('conditions.metric')}
        value={String(form.metric)}
        onChange={(chosen) => {
          const metric = ruleMetricSchema.parse(Number(chosen))
          onChange({ metric, operator: operatorFor(metric, form.operator), value: '' })
        }}
        options={metricsOf(form.action).map((metric) => {
          const counted = metric === triggerMetrics.TRIGGER_COUNT ? 'times' : 'duration'
          const absent = form.action === 'doorOpen' ? 'notClosed' : 'notBack'
          const kind = isAbsence(metric) ? absent : counted
          return { value: String(metric), name: t(`conditions.${kind}`), help: t(`conditions.${kind}Help`) }
        })}
      />
    )
  if (step === 'operator')
    return (
      <RadioChoice
        label={t('conditions.operator')}
        value={String(form.operator)}
        onChange={(chosen) => onChange({ operator: ruleOperatorSchema.parse(Number(chosen)) })}
        options={operatorsOf(form.metric).map((operator) => ({
          value: String(operator),
          name: alone(amountOf({ ...form, operator, value: '' }, names)),
          help: whenKnown({ ...form, operator })
            .map((one) => t(`conditions.${one}`))
            .join(' '),
        }))}
      />
    )
  if (step === 'value')
    return (
      <NumberField
        label={valueLabel(form, t)}
        name="value"
        value={form.value}
        onChange={(value) => onChange({ value })}
        help={boundsWords(boundsOf(form), names)}
        error={
          fault === 'waitsBeyondShift'
            ? t('conditions.waitsBeyondShift')
            : fault && t('conditions.valueWrong', { bounds: boundsWords(boundsOf(form), names) })
        }
      />
    )
  if (step === 'held')
    return (
      <NumberField
        label={t('conditions.held')}
        name="heldMinutes"
        value={form.heldMinutes}
        onChange={(heldMinutes) => onChange({ heldMinutes })}
        help={t('conditions.heldHelp')}
        error={
          fault && t(fault === 'waitsBeyondShift' ? 'conditions.waitsBeyondShift' : 'conditions.heldWrong')
        }
      />
    )
  return (
    <>
      <RadioChoice
        label={t('conditions.period')}
        help={t('conditions.periodHelp')}
        value={form.period}
        onChange={(chosen) =>
          onChange({ period: historyPeriods.find((one) => one === chosen) ?? form.period })
        }
        options={historyPeriods.map((value) => ({
          value,
          name: t(`conditions.${value}`),
          ...(value === 'custom' && { help: t('conditions.customHelp') }),
        }))}
      />
      {form.period === 'custom' && (
        <PeriodDates
          {...{ form, onChange }}
          error={fault === 'periodWrong' ? t('conditions.periodWrong') : null}
          endError={fault === 'periodNotOver' ? t('conditions.periodNotOver') : null}
        />
      )}
    </>
  )
}

/** What there is to say of an operator: with what it compares, and when it is known. */
function whenKnown({
  metric,
  operator,
}: RuleForm): ('againstUsual' | 'atEnd' | 'once' | 'near' | 'atOnce')[] {
  const usual = comparesWithUsual(operator) ? (['againstUsual'] as const) : []
  if (isDecidedAtEnd({ metric, operator, value: 1 })) return [...usual, 'atEnd']
  // Of a reading the next step asks for how long.
  if (operator !== comparisonOperators.equal) return isReading(metric) ? [...usual] : [...usual, 'atOnce']
  return isReading(metric) ? ['near'] : ['once']
}
