import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { Field } from '../../../../../components/field.tsx'
import { isTypedName } from './as-shown.ts'

interface Props {
  /** What the home is called, which is to be typed. */
  name: string
  /** The shorter time, in words. */
  months: string
  /** Says it. */
  shorten: () => Promise<void>
  onClose: () => void
}

/** Says what goes for good with a shorter time, and has the home's name typed before it is said. */
export function ShortenDialog({ name, months, shorten, onClose }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [typed, type] = useState('')
  const [isRefused, refuse] = useState(false)
  const act = async () => {
    const isName = isTypedName(typed, name)
    refuse(!isName)
    if (isName) await shorten()
    else input.current?.focus()
  }
  return (
    <ConfirmDialog
      title={t('daysKept.shorten')}
      button={t('daysKept.shortenButton', { months })}
      isDestructive
      act={act}
      onClose={onClose}
    >
      <Typography>{t('daysKept.shortenWarning', { months })}</Typography>
      <Typography>{t('daysKept.shortenStays')}</Typography>
      <Typography>{t('daysKept.shortenTold')}</Typography>
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
    </ConfirmDialog>
  )
}
