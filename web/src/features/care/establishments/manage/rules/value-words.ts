import { triggerMetrics } from '@vigie/domain/care/enums'
import { localeTags } from '@vigie/domain/number-in'
import { isAbsence, isFactor, isReading, unitOf } from '@vigie/domain/rules/condition'
import type { TFunction } from 'i18next'
import type { RuleForm } from './rule-form.ts'
import type { RuleNames } from './rule-words.ts'
import type { ValueBounds } from './value-bounds.ts'

/** What is asked for: how many times, minutes, degrees. */
export function valueLabel(
  { metric, operator }: Pick<RuleForm, 'metric' | 'operator'>,
  t: TFunction,
): string {
  if (isFactor(operator)) return t('conditions.factor')
  if (isAbsence(metric)) return t('conditions.away')
  if (isReading(metric)) return t('conditions.degrees', { unit: unitOf(metric) })
  return t(metric === triggerMetrics.TRIGGER_COUNT ? 'conditions.times' : 'conditions.minutes')
}

/** Which values fit. */
export function boundsWords(
  { kind, least, most, unit }: ValueBounds,
  { t, locale }: Pick<RuleNames, 't' | 'locale'>,
): string {
  const number = (value: number) => new Intl.NumberFormat(localeTags[locale]).format(value)
  return t(`conditions.${kind}`, {
    least: number(least),
    most: unit === null ? number(most) : `${number(most)} ${unit}`,
  })
}
