import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../components/logo.tsx'
import { UnlockForm } from '../features/account/lock/unlock-form.tsx'
import { alertsInProgress, countMark } from '../features/care/alerts/in-progress.ts'
import { useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { SoundBlocked } from '../features/care/alerts/sound-blocked.tsx'
import { LockedAlerts } from '../features/care/lock/locked-alerts.tsx'
import { useDocumentTitle } from '../lib/page/use-document-title.ts'
import { useSession } from '../lib/session/session-context.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { LiveState } from './live-state.tsx'

/** Stands in the place of every page while the screen is locked: that somebody calls, and the way to unlock it. */
export function LockedScreen() {
  const { t } = useTranslation()
  const { displayName: name } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(t('lock.title'), countMark(alertsInProgress(useOpenAlerts())))
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          p: 2,
          bgcolor: 'background.paper',
        }}
      >
        <Logo size={32} withName />
        <LiveState />
      </Box>
      <ConnectionBanner />
      <SoundBlocked />
      <Box component="main" sx={{ display: 'grid', gap: 3, maxWidth: 480, mx: 'auto', p: 2 }}>
        <LockedAlerts />
        <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
          <Typography ref={heading} tabIndex={-1} component="h1" variant="h1" sx={{ outline: 'none' }}>
            {t('lock.title')}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{t('lock.help', { name })}</Typography>
          <UnlockForm />
        </Card>
      </Box>
    </Box>
  )
}
