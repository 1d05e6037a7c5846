import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useOfflineTime } from './use-offline-time.ts'

/** Says under the top bar of every page that what is on it may be out of date. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const time = useOfflineTime()
  if (time === '') return null
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
      <strong>{t('shell.offlineSince', { time })}.</strong> {t('shell.offlineHelp', { time })}
    </Box>
  )
}
