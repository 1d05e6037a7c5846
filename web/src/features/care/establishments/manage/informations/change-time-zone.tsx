import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { zoneName } from '../../../../../lib/time/zone-name.ts'
import { useClockWords } from './clock-words.ts'

interface Props {
  /** By which clock the home lives. */
  was: string
  /** By which it would. */
  then: string
  save: () => Promise<void>
  onClose: () => void
}

/** Asks before a home gets another clock, and says what time it would be there and what goes by that. */
export function ChangeTimeZone({ was, then, save, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const words = useClockWords(was, then)
  return (
    <ConfirmDialog
      title={t('manage.changeClock')}
      button={t('manage.changeClockButton')}
      act={save}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {`${zoneName(was, locale)} → ${zoneName(then, locale)}`}
      </Typography>
      <Typography>{words}</Typography>
    </ConfirmDialog>
  )
}
