import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWatchedConnection } from '../lib/connection/connection-context.tsx'
import { useScreenClock } from './use-screen-clock.ts'

/** Says under the top bar of every page that what is on it may be out of date, or that some of it is not there yet. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const { connection, wait } = useWatchedConnection()
  const timeOf = useScreenClock()
  if (connection.state === 'offline') {
    const title = t('shell.offlineSince', { time: timeOf(connection.since) })
    return <Banner title={`${title}.`}>{t('shell.offlineHelp')}</Banner>
  }
  if (wait !== 'long') return null
  return <Banner title={t('shell.stillWaiting')}>{t('shell.waitingHelp')}</Banner>
}

function Banner({ title, children }: { title: string; children: ReactNode }) {
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
      <strong>{title}</strong> {children}
    </Box>
  )
}
