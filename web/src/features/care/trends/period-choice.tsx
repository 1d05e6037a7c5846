import Box from '@mui/material/Box'
import { trendPeriods } from '@vigie/domain/trends/trend-period'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '../../../components/chips.tsx'
import { Field } from '../../../components/field.tsx'
import { type AskedPeriod, periodFault } from './period-address.ts'

interface Props {
  asked: AskedPeriod
  onChange: (asked: AskedPeriod) => void
}

/** Over which time a trend is shown. */
export function PeriodChoice({ asked, onChange }: Props) {
  const { t } = useTranslation()
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const fault = periodFault(asked)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Chips
        label={t('trends.period')}
        choices={trendPeriods.map((value) => ({ value, name: t(`trends.${value}`) }))}
        chosen={asked.period}
        onChoose={(period) => onChange({ ...asked, period })}
      />
      {asked.period === 'custom' && (
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, maxWidth: 480 }}
        >
          {(['from', 'to'] as const).map((name) => (
            <Field
              key={name}
              type="date"
              name={name}
              label={t(`trends.${name}`)}
              autoComplete="off"
              inputRef={inputs[name]}
              value={asked[name]}
              // A date that is being typed is none for a moment: the former one stays.
              onChange={(date) => date !== '' && onChange({ ...asked, [name]: date })}
              error={fault !== null && name === 'to' ? t(fault) : null}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
