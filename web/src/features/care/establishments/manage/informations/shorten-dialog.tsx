import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { useTypedName } from './typed-name.tsx'

interface Props {
  /** What the home is called, which is to be typed. */
  name: string
  /** The shorter time, in words. */
  months: string
  /** Whether a month of it was exported; null: not known yet. */
  hasCopy: boolean | null
  /** Says it. */
  shorten: () => Promise<void>
  onClose: () => void
}

/** Says what goes for good with a shorter time, and has the home's name typed before it is said. */
export function ShortenDialog({ name, months, hasCopy, shorten, onClose }: Props) {
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
      <Typography>
        {t('daysKept.shortenStays')}
        {hasCopy !== null && ` ${t(hasCopy ? 'daysKept.copiesStay' : 'daysKept.copyFirst')}`}
      </Typography>
      <Typography>{t('daysKept.shortenTold')}</Typography>
      {field}
    </ConfirmDialog>
  )
}
