import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'name'>

/** The address of an account. */
export function EmailField(props: Props) {
  const { t } = useTranslation()
  return <Field {...props} label={t('signIn.email')} type="email" name="email" />
}
