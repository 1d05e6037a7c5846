import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { dateInWords } from '../../../../../lib/time/words.ts'

interface Props {
  /** When days begin to go, epoch milliseconds. */
  at: number
  /** For how long the home keeps them from then on, in words. */
  months: string
  timeZone: string
}

/** That what is older is to go for good, from when on, and what takes it back: whoever had not said it reads it here too. */
export function DaysGo({ at, months, timeZone }: Props) {
  const { t } = useTranslation()
  const date = dateInWords(at, timeZone, useLocale())
  return (
    <Typography variant="body2" sx={{ color: 'warning.dark' }}>
      {useNow() < at ? t('daysKept.goFrom', { date, months }) : t('daysKept.goNow', { months })}
    </Typography>
  )
}
