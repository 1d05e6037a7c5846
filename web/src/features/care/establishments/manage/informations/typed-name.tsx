import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../components/field.tsx'

/** A page shows two spaces as one, and keyboards have one apostrophe. */
const asShown = (name: string) => name.trim().replace(/\s+/g, ' ').replaceAll('’', "'")

/**
 * The field in which a home's name is typed before something goes for good, and whether it is: asked that, the field says where it is not, and
 * has the focus then.
 */
export function useTypedName(name: string): { field: ReactNode; isTyped: () => boolean } {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [typed, type] = useState('')
  const [isRefused, refuse] = useState(false)
  const isTyped = () => {
    const isName = asShown(typed) === asShown(name)
    refuse(!isName)
    if (!isName) input.current?.focus()
    return isName
  }
  const field = (
    <Field
      label={t('manage.typeName', { name })}
      type="text"
      name="name"
      autoComplete="off"
      inputRef={input}
      value={typed}
      onChange={type}
      error={isRefused ? t('manage.nameDiffers') : null}
    />
  )
  return { field, isTyped }
}
