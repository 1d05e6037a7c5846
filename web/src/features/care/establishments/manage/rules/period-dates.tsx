import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../components/field.tsx'
import type { RuleForm } from './rule-form.ts'

interface Props {
  form: RuleForm
  onChange: (change: Partial<RuleForm>) => void
  /** What is wrong, in words; whoever is told so is led to the first of them. */
  error: string | null
  /** The same, of its end alone. */
  endError: string | null
}

/** From when until when a rule compares, by dates of one's own. */
export function PeriodDates({ form, onChange, error, endError }: Props) {
  const { t } = useTranslation()
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error !== null) from.current?.focus()
    else if (endError !== null) to.current?.focus()
  }, [error, endError])
  const date = { type: 'date', autoComplete: 'off' } as const
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
      <Field
        {...{ ...date, name: 'from', label: t('conditions.from'), inputRef: from, value: form.from, error }}
        onChange={(value) => onChange({ from: value })}
      />
      <Field
        {...{ ...date, name: 'to', label: t('conditions.to'), inputRef: to, value: form.to, error: endError }}
        onChange={(value) => onChange({ to: value })}
      />
    </Box>
  )
}
