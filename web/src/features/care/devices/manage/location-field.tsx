import { locationFault } from '@vigie/domain/devices/claim'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../components/field.tsx'

interface Props {
  value: string
  onChange: (value: string) => void
}

/** Where a device hangs, in the home's words; it may be left empty. */
export function LocationField({ value, onChange }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const fault = locationFault(value)
  return (
    <Field
      label={t('common.optional', { what: t('devices.location') })}
      type="text"
      name="location"
      autoComplete="off"
      inputRef={input}
      value={value}
      onChange={onChange}
      error={fault && t(`devices.${fault}`)}
    />
  )
}
