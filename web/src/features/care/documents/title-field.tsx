import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'
import { titleFault } from './title-fault.ts'

interface Props {
  label: string
  value: string
  /** Whether it is told what is wrong. */
  isChecked: boolean
  onChange: (typed: string) => void
}

/** What a document is called. */
export function TitleField({ label, value, isChecked, onChange }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const fault = titleFault(value)
  return (
    <Field
      label={label}
      type="text"
      name="title"
      autoComplete="off"
      inputRef={input}
      value={value}
      onChange={onChange}
      error={isChecked && fault ? t(fault) : null}
    />
  )
}
