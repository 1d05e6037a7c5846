import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readyName } from './ready-name.ts'
import { readyForm, readyRuleNames } from './ready-rules.ts'
import { emptyRule, type RuleForm } from './rule-form.ts'
import { type RuleNames, ruleSentence } from './rule-words.ts'

interface Props {
  form: RuleForm
  names: RuleNames
  onChange: (form: RuleForm) => void
}

const own = 'own'

/** With which rule somebody begins: one of those that homes ask for most, each as the sentence that it says, or one of their own. */
export function ReadyChoice({ form, names, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { beneficiaryId } = form
  const forms = new Map<string, RuleForm>(
    readyRuleNames.map((ready) => [
      ready,
      { ...readyForm(ready, names.shifts, readyName(t)), beneficiaryId },
    ]),
  )
  const chosen = [...forms].find(([, { name, action }]) => name === form.name && action === form.action)
  const choices = [
    { value: own, name: t('rules.ownRule'), help: t('rules.ownRuleHelp') },
    ...[...forms].map(([value, one]) => ({ value, name: one.name, help: ruleSentence(one, names) })),
  ]
  return (
    <div>
      <FormLabel id={id}>{t('rules.begin')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={chosen?.[0] ?? own}
        onChange={(_, value) => onChange(forms.get(value) ?? { ...emptyRule, beneficiaryId })}
      >
        {choices.map(({ value, name, help }) => (
          <FormControlLabel
            key={value}
            value={value}
            sx={{ alignItems: 'start', mt: 1, overflowWrap: 'anywhere' }}
            control={<Radio sx={{ flex: 'none', width: 44, height: 44 }} />}
            label={
              <Box component="span" sx={{ display: 'block', pt: 1.25 }}>
                {name}
                <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                  {help}
                </Box>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </div>
  )
}
