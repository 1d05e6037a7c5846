import Box from '@mui/material/Box'
import type { Licences } from '@vigie/domain/care/licences'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { dateInWords } from '../../../../../lib/time/words.ts'
import { numberInWords } from './number-words.ts'

interface Props {
  licences: Licences
  residents: number
  timeZone: string
}

/** For how many beds a home is agreed, how many are taken, and until when it is. */
export function LicencesWords({ licences: { beds, until }, residents, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const lines = [
    [t('manage.beds'), beds === null ? t('manage.notAgreed') : numberInWords(beds, locale)],
    [t('manage.bedsTaken'), numberInWords(residents, locale)],
    [t('manage.until'), until === null ? t('manage.noEnd') : dateInWords(until, timeZone, locale)],
  ]
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}
    >
      {lines.map(([label, value]) => (
        <div key={label}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 700 }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  )
}
