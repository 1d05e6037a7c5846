import { useTranslation } from 'react-i18next'
import { RadioChoice } from './radio-choice.tsx'
import { emptyConditionalRule, readyConditionForm, readyConditionNames } from './ready-conditions.ts'
import { readyConditionName, readyName } from './ready-name.ts'
import { readyForm, readyRuleNames } from './ready-rules.ts'
import { emptyRule, type RuleForm } from './rule-form.ts'
import { type RuleNames, ruleSentence } from './rule-words.ts'

interface Props {
  form: RuleForm
  names: RuleNames
  onChange: (form: RuleForm) => void
}

const own = 'own'

/** With which rule of its type somebody begins: one of those that homes ask for most, each as the sentence that it says, or one of their own. */
export function ReadyChoice({ form, names, onChange }: Props) {
  const { t } = useTranslation()
  const { beneficiaryId, type } = form
  const isLive = type === 'live'
  const ready: readonly (readonly [string, RuleForm])[] = isLive
    ? readyRuleNames.map((one) => [one, readyForm(one, names.shifts, readyName(t))])
    : readyConditionNames.map((one) => [one, readyConditionForm(one, names.shifts, readyConditionName(t))])
  const forms = new Map(ready.map(([one, said]) => [one, { ...said, beneficiaryId }]))
  const chosen = [...forms].find(([, { name, action }]) => name === form.name && action === form.action)
  const none = isLive ? emptyRule : emptyConditionalRule
  return (
    <RadioChoice
      label={t('rules.begin')}
      value={chosen?.[0] ?? own}
      onChange={(value) => onChange(forms.get(value) ?? { ...none, beneficiaryId })}
      options={[
        {
          value: own,
          name: t('rules.ownRule'),
          help: t(isLive ? 'rules.ownRuleHelp' : 'conditions.ownHelp'),
        },
        ...[...forms].map(([value, one]) => ({ value, name: one.name, help: ruleSentence(one, names) })),
      ]}
    />
  )
}
