import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { useTypedName } from './typed-name.tsx'

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
  const { field, isTyped } = useTypedName(name)
  const act = async () => {
    if (isTyped()) await shorten()
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
      {field}
    </ConfirmDialog>
  )
}
