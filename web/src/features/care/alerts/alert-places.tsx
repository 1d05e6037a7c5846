import Box from '@mui/material/Box'
import type { Alert } from '@vigie/domain/alerts/alert'
import { useTranslation } from 'react-i18next'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { whereabouts } from './alert-whereabouts.ts'

/** Some alerts as a list: where, and who. */
export function AlertPlaces({ alerts }: { alerts: readonly WithId<Alert>[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
      {alerts.map((alert) => (
        <li key={alert.id}>{whereabouts(alert, t, locale)}</li>
      ))}
    </Box>
  )
}
