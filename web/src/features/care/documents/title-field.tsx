import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'
import { titleFault } from './title-fault.ts'

interface Props {
  label: string
  value: string
  /** Whether it is told what is wrong. */
  isChecked: boolean
  onChange: (typed: string) => void
  /** It has just taken the place of what was pressed. */
  isNew?: boolean
}

/** What a document is called. */
export function TitleField({ label, value, isChecked, onChange, isNew = false }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) input.current?.focus()
  }, [isNew])
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
