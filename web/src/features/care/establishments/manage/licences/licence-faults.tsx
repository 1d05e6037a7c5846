import { mdiAlertOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { type Licences, licenceFaults } from '@vigie/domain/care/licences'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../components/icon.tsx'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { numberInWords } from './number-words.ts'

interface Props {
  licences: Licences
  residents: number
}

/** Says in what a home exceeds its licences; nothing where it does not. */
export function LicenceFaults({ licences, residents }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const said = (value: number) => numberInWords(value, locale)
  const faults = licenceFaults(licences, residents, useNow())
  return faults.map((fault) => (
    <Box
      key={fault}
      sx={{
        display: 'flex',
        gap: 1,
        p: 1,
        mt: 0.5,
        borderRadius: 1,
        bgcolor: 'warning.light',
        color: 'warning.dark',
        typography: 'body2',
      }}
    >
      <Icon path={mdiAlertOutline} fontSize="small" />
      {t(`establishments.${fault}`, { residents: said(residents), beds: said(licences.beds ?? 0) })}
    </Box>
  ))
}
