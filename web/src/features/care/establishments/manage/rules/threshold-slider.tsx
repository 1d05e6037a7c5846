import Box from '@mui/material/Box'
import { comparesWithUsual, isFactor, valueStep } from '@vigie/domain/rules/condition'
import type { TriedAmount } from '@vigie/domain/rules/try-condition'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { hasValue, numberIn } from './condition-form.ts'
import { amountOf } from './condition-words.ts'
import type { RuleForm } from './rule-form.ts'
import type { RuleNames } from './rule-words.ts'
import { boundsOf } from './value-bounds.ts'

interface Props {
  form: RuleForm
  amounts: readonly TriedAmount[]
  names: RuleNames
  onChange: (value: string) => void
}

/** Moves the threshold of a rule within what was told lately, and a little beyond. */
export function ThresholdSlider({ form, amounts, names, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const value = numberIn(form.value)
  const step = valueStep(form)
  const bounds = boundsOf(form)
  const least = bounds.kind === 'above' ? bounds.least + step : bounds.least
  const told = Math.max(0, ...amounts.map(({ measured }) => measured))
  const reach = isFactor(form.operator) ? 10 : comparesWithUsual(form.operator) ? Math.max(10, told) : told
  const most = Math.min(bounds.most, Math.max(value, Math.ceil(reach / step) * step + step))
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
