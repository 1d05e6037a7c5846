import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useWatchedConnection } from '../lib/connection/connection-context.tsx'
import { useScreenClock } from './use-screen-clock.ts'

/** Says under the top bar of every page that what is on it may be out of date. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const connection = useWatchedConnection()
  const timeOf = useScreenClock()
  if (connection.state !== 'offline') return null
  return (
    <Box
      sx={{
        px: 2,
        py: 1,
        bgcolor: 'warning.light',
        color: 'warning.dark',
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <strong>{t('shell.offlineSince', { time: timeOf(connection.since) })}.</strong> {t('shell.offlineHelp')}
    </Box>
  )
}
