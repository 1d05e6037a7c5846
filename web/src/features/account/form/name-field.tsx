import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'
import type { NameFault } from './name-fault.ts'

interface Props {
  inputRef: RefObject<HTMLInputElement | null>
  value: string
  onChange: (typed: string) => void
  onLeave: () => void
  fault: NameFault | undefined
}

/** One's own name, as colleagues read it. */
export function NameField({ fault, ...field }: Props) {
  const { t } = useTranslation()
  return (
    <Field
      label={t('account.name')}
      type="text"
      name="displayName"
      autoComplete="name"
      error={fault ? t(`account.${fault}`) : null}
      {...field}
    />
  )
}
