import { useTranslation } from 'react-i18next'
import { RadioChoice } from './radio-choice.tsx'
import { emptyConditionalRule } from './ready-conditions.ts'
import { emptyRule, type RuleForm } from './rule-form.ts'

interface Props {
  form: RuleForm
  onChange: (form: RuleForm) => void
}

/** Whether a rule alerts on an event as it comes, or counts, measures or compares. Another type begins anew. */
export function TypeChoice({ form, onChange }: Props) {
  const { t } = useTranslation()
  const { type, beneficiaryId } = form
  const begin = (as: RuleForm) => as.type !== type && onChange({ ...as, beneficiaryId })
  return (
    <RadioChoice
      label={t('conditions.type')}
      value={type}
      onChange={(chosen) => begin(chosen === 'live' ? emptyRule : emptyConditionalRule)}
      options={(['live', 'conditional'] as const).map((value) => ({
        value,
        name: t(`conditions.${value}`),
        help: t(`conditions.${value}Help`),
      }))}
    />
  )
}
