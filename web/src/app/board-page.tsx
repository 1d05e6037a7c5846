import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { NoAccess } from '../components/no-access.tsx'
import { SoundBlocked } from '../features/care/alerts/sound-blocked.tsx'
import { Board } from '../features/care/board/board.tsx'
import { HomeAlone } from '../features/care/board/home-alone.tsx'
import { useEstablishments } from '../features/care/establishments/establishments-context.ts'
import { InactiveBanner } from '../features/care/establishments/inactive-banner.tsx'
import { HomeTroubles } from '../features/care/supervision/home-troubles.tsx'
import { useIsLocked } from '../lib/lock/screen-lock.ts'
import { routes } from '../lib/page/routes.ts'
import { ClockBanner } from './clock-banner.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { LiveState } from './live-state.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { useBoard } from './use-board.ts'

/**
 * /establishment/{eid}/board: a home's board on the wall, and around it, instead of the shell, what would make it untrue, and nothing to press. It
 * stays while the screen is locked, for it shows no more than its home has chosen to; whoever leaves it finds the locked screen
 * (docs/adr/0129-a-board-on-the-wall.md).
 */
export default function BoardPage() {
  const { t } = useTranslation()
  const { eid = '' } = useParams()
  const isLocked = useIsLocked()
  const hasOthers = useEstablishments().list.length > 1
  // The shell stands around it then, or the locked screen in its place.
  if (useBoard() === undefined) return <NoAccess />
  return (
    <Box
      data-locked={isLocked || undefined}
      sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={fromAfar}>
        <HomeAlone>
          <ConnectionBanner />
          <ClockBanner />
          <HomeTroubles isShared />
        </HomeAlone>
        <InactiveBanner />
        <SoundBlocked />
      </Box>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          px: { xs: 2, md: 4 },
          py: { xs: 2, md: 3 },
          outline: 'none',
        }}
      >
        <PageBoundary isWhole={false}>
          <HomeAlone>
            <Board />
          </HomeAlone>
        </PageBoundary>
      </Box>
      <Box
        component="footer"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          px: { xs: 2, md: 4 },
          pb: { xs: 1, md: 2 },
          // Whether what is on a wall is true stays in sight where not even letters of the least size have all the room they need.
          ...{ position: { md: 'sticky' }, bottom: 0, bgcolor: 'background.default' },
        }}
      >
        <LiveState />
        {/* Whoever waits for alerts of another of their homes does not wait for them here. */}
        {hasOthers && <Typography variant="body2">{t('board.oneHome')}</Typography>}
        <Link
          component={RouterLink}
          to={routes.alerts(eid)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('board.leave')}
        </Link>
      </Box>
    </Box>
  )
}

/** What makes the wall untrue is read from where the wall is, and leads nowhere: nobody presses there. */
const fromAfar = {
  '& [role=region], & [role=alert]': { fontSize: { md: 'clamp(1.125rem, 1.8vw, 2.25rem)' } },
  '& a': { display: 'none' },
} as const
