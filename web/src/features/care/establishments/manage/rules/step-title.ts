import type { TFunction } from 'i18next'
import type { RuleForm } from './rule-form.ts'
import type { RuleStep } from './rule-steps.ts'
import { valueLabel } from './value-words.ts'

/** What a step asks, in words; null: with which ready-made rule one begins. */
export function stepTitle(step: RuleStep | 'type' | 'ready', form: RuleForm, t: TFunction): string {
  if (step === 'type') return t('conditions.type')
  if (step === 'ready') return t('rules.begin')
  if (step === 'event') return t(form.type === 'live' ? 'rules.event' : 'conditions.event')
  if (step === 'value') return valueLabel(form, t)
  if (step === 'metric' || step === 'operator' || step === 'held' || step === 'period')
    return t(`conditions.${step}`)
  return t(`rules.${step}`)
}
