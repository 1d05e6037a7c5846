import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { lazy, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../components/load-boundary.tsx'
import { Logo } from '../components/logo.tsx'
import { Message } from '../components/message.tsx'
import { MoreBelow } from '../components/more-below.tsx'
import { alertsInProgress, countMark } from '../features/care/alerts/in-progress.ts'
import { useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { SoundBlocked } from '../features/care/alerts/sound-blocked.tsx'
import { useCountWords } from '../features/care/alerts/use-count-words.ts'
import { LockedAlerts } from '../features/care/lock/locked-alerts.tsx'
import { HomeTroubles } from '../features/care/supervision/home-troubles.tsx'
import { lowScreen } from '../lib/page/low-screen.ts'
import { useDocumentTitle } from '../lib/page/use-document-title.ts'
import { useSession } from '../lib/session/session-context.ts'
import { ClockBanner } from './clock-banner.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { LiveState } from './live-state.tsx'
import { loadUnlockForm } from './load-unlock-form.ts'
import { SoundOffBanner } from './sound-off-banner.tsx'
import { useSignOut } from './use-sign-out.tsx'

const UnlockForm = lazy(loadUnlockForm)

/** Held upright, with larger letters too as long as so many lines fit: nothing but this is on the screen, neither bars nor a page. */
const uprightLock = '@media (max-width: 59.99em) and (min-height: 30.01em)'

/** A phone on its side has room for it beside the calls, and none below them. */
const onItsSide = '@media (min-width: 35em) and (max-height: 30em)'

/** Stands in the place of every page while the screen is locked: that somebody calls, and the way to unlock it. */
export default function LockedScreen() {
  const { t } = useTranslation()
  const { displayName: name } = useSession()
  // Messages at the foot of the screen are not shown here.
  const [isMissing, setMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { signOut, question } = useSignOut()
  const inProgress = alertsInProgress(useOpenAlerts())
  const alerts = useCountWords()(inProgress)
  useDocumentTitle(t('lockedScreen.title'), countMark(inProgress))
  // The calls for help stand above it, and stay in sight.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        [uprightLock]: { display: 'flex', flexDirection: 'column', height: '100dvh' },
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2,
          py: { xs: 1, sm: 2 },
          [onItsSide]: { py: 0.5 },
          bgcolor: 'background.paper',
        }}
      >
        <Logo size={32} withName />
        <LiveState />
      </Box>
      <ConnectionBanner />
      <ClockBanner />
      <HomeTroubles isShared />
      <SoundBlocked />
      <SoundOffBanner heading={heading} />
      <Box
        component="main"
        sx={{
          display: 'grid',
          // Beside the calls where there is room: below several the way to unlock would be out of sight.
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 2, sm: 3 },
          maxWidth: { xs: 480, md: 984 },
          mx: 'auto',
          p: 2,
          [onItsSide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2, maxWidth: 984, py: 1 },
          [uprightLock]: {
            width: '100%',
            flex: '1 1 0',
            minHeight: 0,
            gridTemplateRows: 'auto max-content',
            alignContent: 'start',
          },
        }}
      >
        {/* The way to unlock stands below the calls, which leave it its room: the first of them, or of those that told nobody, is in sight, and what follows is scrolled to. */}
        <Box
          data-calls
          sx={{
            [uprightLock]: { overflowY: 'auto', '&:has([data-alert], [data-lost])': { minHeight: 150 } },
          }}
        >
          {/* The gap is between calls: below the last of them nothing follows. */}
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, sm: 3 } }}>
            <LockedAlerts />
          </Box>
          <MoreBelow />
        </Box>
        <Card
          sx={{
            alignSelf: 'start',
            position: { md: 'sticky' },
            top: 16,
            [lowScreen]: { position: 'static' },
            p: { xs: 2, sm: 3 },
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: { xs: 1.5, sm: 2 },
            [onItsSide]: { p: 1.5, gap: 1 },
          }}
        >
          <Typography ref={heading} tabIndex={-1} component="h1" variant="h1" sx={{ outline: 'none' }}>
            {t('lockedScreen.title')}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere', [onItsSide]: { typography: 'body2' } }}>
            {t('lockedScreen.help', { name })}
          </Typography>
          {isMissing ? (
            <>
              <Message kind="error">{t('failure.partNotLoaded')}</Message>
              <Button variant="contained" onClick={() => location.reload()}>
                {t('failure.reload')}
              </Button>
            </>
          ) : (
            <LoadBoundary onFailed={() => setMissing(true)}>
              <UnlockForm alerts={alerts} signOut={signOut} />
            </LoadBoundary>
          )}
          {question}
        </Card>
      </Box>
    </Box>
  )
}
