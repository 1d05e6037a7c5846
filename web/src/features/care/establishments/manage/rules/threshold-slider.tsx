import Box from '@mui/material/Box'
import type { TriedAmount } from '@vigie/domain/rules/try-condition'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasValue, numberIn } from './condition-form.ts'
import { amountOf } from './condition-words.ts'
import type { RuleForm } from './rule-form.ts'
import type { RuleNames } from './rule-words.ts'
import { sliderRange } from './slider-range.ts'

interface Props {
  form: RuleForm
  /** What was told lately of what adds up; of anything else nothing is known for another value. */
  amounts: readonly TriedAmount[]
  names: RuleNames
  onChange: (value: string) => void
}

/** Moves the threshold of a rule. */
export function ThresholdSlider({ form, amounts, names, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const value = numberIn(form.value)
  const [begun] = useState(value)
  const told = amounts.map(({ measured }) => measured)
  const { least, most, step } = sliderRange(form, begun, told)
  return (
    <Box sx={{ mt: 1 }}>
      <label htmlFor={id}>{t('rules.moveThreshold', { amount: amountOf(form, names) })}</label>
      <Box
        component="input"
        id={id}
        type="range"
        {...{ min: least, max: most, step, value }}
        aria-valuetext={amountOf(form, names)}
        onChange={({ target }: { target: { value: string } }) => {
          if (hasValue({ ...form, value: target.value })) onChange(target.value)
        }}
        sx={({ palette }) => ({
          ...{ display: 'block', width: '100%', height: 44, m: 0, accentColor: palette.primary.dark },
        })}
      />
    </Box>
  )
}
