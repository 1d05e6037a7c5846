import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { lazy, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { KeepsRoom } from '../components/keeps-room.tsx'
import { LoadBoundary } from '../components/load-boundary.tsx'
import { MoreBelow } from '../components/more-below.tsx'
import { AlertStrip } from '../features/care/alerts/alert-strip.tsx'
import { AlertsOutOfSight } from '../features/care/alerts/alerts-out-of-sight.tsx'
import { alertsInProgress, countMark } from '../features/care/alerts/in-progress.ts'
import { useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { SoundBlocked } from '../features/care/alerts/sound-blocked.tsx'
import { TakenVoice } from '../features/care/alerts/taken-voice.tsx'
import { InactiveBanner } from '../features/care/establishments/inactive-banner.tsx'
import { HomeNotices } from '../features/care/notices/home-notices.tsx'
import { HomeTroubles } from '../features/care/supervision/home-troubles.tsx'
import { loadWithTexts } from '../lib/i18n/parts.ts'
import { isCameInvited } from '../lib/page/came-invited.ts'
import { code } from '../lib/page/code.ts'
import { roomInTop, useCoverTop } from '../lib/page/covered-top.ts'
import { later } from '../lib/page/later.tsx'
import { footHeight, lowScreen, uprightScreen } from '../lib/page/low-screen.ts'
import { useCurrentPageHeader } from '../lib/page/page-header.ts'
import { useComing } from '../lib/page/use-coming.ts'
import { useDocumentTitle } from '../lib/page/use-document-title.ts'
import { BottomPlaces } from './bottom-places.tsx'
import { ClockBanner } from './clock-banner.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { LoadingPage } from './loading-page.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { pages } from './pages.ts'
import { TopBar } from './top-bar.tsx'
import { useAllPagesAhead } from './use-all-pages-ahead.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useAsksForTerms } from './use-visitor.ts'

// Right after the page, which it covers.
const loadInvitations = code(() => import('../features/care/establishments/invitations-waiting.tsx'))
// For the few who come by the link of an invitation that is not theirs.
const NoInvitation = lazy(() => loadWithTexts('invitation', () => import('./no-invitation.tsx')))
const TermsStep = later(pages.termsStep, <LoadingPage />)

/** The room that the bar at the foot of a phone or a tablet held upright takes of the page’s end, and a little more. */
const aboveFoot = 'calc(5rem + env(safe-area-inset-bottom))'
/** The same where that bar stays there, with that of a message above it: what the page ends with can be scrolled out from under both. */
const aboveMessage = 'calc(9rem + env(safe-area-inset-bottom))'

interface Props {
  /** Whether it comes back after the screen was locked. */
  isBack: boolean
}

/** What stands around every page but login: top bar, alerts, the page, and on a phone the main places below. */
export function Shell({ isBack }: Props) {
  const { t } = useTranslation()
  const header = useCurrentPageHeader()
  const open = useOpenAlerts()
  const { pathname, state } = useLocation()
  const [cameInvited, noteInvited] = useState(false)
  if (!cameInvited && isCameInvited(state)) noteInvited(true)
  const asksForTerms = useAsksForTerms()
  const invitations = useComing(loadInvitations)
  const heading = useFocusOnArrival(asksForTerms, isBack)
  const top = useRef<HTMLDivElement>(null)
  useCoverTop(top)
  useDocumentTitle(header.tabTitle, countMark(alertsInProgress(open)))
  useAllPagesAhead()

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Link
        href="#content"
        sx={{
          position: 'absolute',
          left: -9999,
          zIndex: 1300,
          '&:focus': { left: 8, top: 8, p: 1.5, bgcolor: '#FFF' },
        }}
      >
        {t('shell.skipToContent')}
      </Link>
      {/* On a low screen it scrolls away, and only what it says is out of date or out of sight stays. */}
      <Box
        ref={top}
        data-uncovered
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1100,
          [lowScreen]: { position: 'static', display: 'contents' },
          // What is printed says what it is itself; who calls is on the screen.
          displayPrint: 'none',
        }}
      >
        <TopBar header={header} heading={heading} />
        {/* Who calls for help first. What does not fit is scrolled to: the page itself stays in sight. */}
        <Box
          sx={{
            maxHeight: roomInTop,
            overflowY: 'auto',
            [lowScreen]: { maxHeight: '50dvh' },
          }}
        >
          <KeepsRoom>
            <AlertStrip />
          </KeepsRoom>
          <HomeNotices />
          <HomeTroubles />
          <InactiveBanner />
          <ClockBanner />
          <MoreBelow />
        </Box>
        {/* However low the screen is, these stay on it; on a phone, above the bar at its foot. */}
        <Box
          data-uncovered
          sx={{ position: 'sticky', top: 0, bottom: { xs: footHeight, md: 0 }, zIndex: 1100 }}
        >
          <ConnectionBanner />
          <AlertsOutOfSight />
        </Box>
      </Box>
      <TakenVoice />
      {!asksForTerms && invitations && <invitations.default />}
      {!asksForTerms && cameInvited && (
        <LoadBoundary onFailed={() => {}}>
          <NoInvitation />
        </LoadBoundary>
      )}
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{
          flex: 1,
          width: '100%',
          maxWidth: 1440,
          mx: 'auto',
          p: { xs: 1.5, sm: 2, md: 3 },
          // At each width by name: `p` of a wider one goes before `pb` of a narrower one.
          pb: { xs: aboveFoot, sm: aboveFoot, md: 12 },
          [uprightScreen]: { pb: aboveMessage },
          outline: 'none',
          // On paper it would be a sheet of its own where the last one is full.
          '@media print': { pb: 0 },
        }}
      >
        <PageBoundary key={pathname} isWhole={false}>
          {asksForTerms ? <TermsStep /> : <Outlet />}
        </PageBoundary>
      </Box>
      {/* At the foot: it comes a second after the page, and would move what somebody is about to press. What is told of a press covers it: by that press it goes. */}
      <Box
        sx={{
          position: 'sticky',
          bottom: { xs: footHeight, md: 0 },
          zIndex: 1100,
          [lowScreen]: { bottom: 0 },
          displayPrint: 'none',
        }}
      >
        <SoundBlocked />
      </Box>
      <BottomPlaces />
    </Box>
  )
}
