import { mdiLogout } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { LoadBoundary } from '../components/load-boundary.tsx'
import { Logo } from '../components/logo.tsx'
import { Message } from '../components/message.tsx'
import { Skeletons } from '../components/skeletons.tsx'
import { settlesWithinMs, toldAfterMs } from '../lib/connection/listener-state.ts'
import { loadWithTexts } from '../lib/i18n/parts.ts'
import { code } from '../lib/page/code.ts'
import { later } from '../lib/page/later.tsx'
import { useDocumentTitle } from '../lib/page/use-document-title.ts'
import { leaveSession } from '../lib/session/leave-session.ts'
import { useElapsed } from '../lib/time/use-elapsed.ts'
import { useAddressTitle } from './use-address-title.ts'

const LeaveStarting = later(
  code(() => loadWithTexts(['seldom', 'inside'], () => import('./leave-starting.tsx'))),
  null,
)

interface Props {
  /** Whether it is known that somebody is signed in, whoever it is: they can leave. */
  isSignedIn: boolean
}

/**
 * Stands for the whole app until it is known who looks at it and what they may see: nothing at first, for it mostly takes
 * a moment; then the bare shell, with the page's title and the way out; then words.
 */
export function Starting({ isSignedIn }: Props) {
  const { t } = useTranslation()
  const title = useAddressTitle()
  useDocumentTitle(title)
  const isLate = useElapsed(settlesWithinMs)
  const isLong = useElapsed(toldAfterMs)
  const [isAsking, ask] = useState(false)
  // Where what asks cannot be had, the second press leaves all the same.
  const [cannotAsk, setCannotAsk] = useState(false)
  if (!isLate) return null
  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          minHeight: 60,
          px: { xs: 1, sm: 2 },
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', p: 0.75 }}>
          <Logo size={32} withName={false} />
        </Box>
        <Typography component="h1" variant="h1" noWrap sx={{ flex: '1 1 0', minWidth: 0 }}>
          {title}
        </Typography>
        {isSignedIn && (
          <Button
            startIcon={<Icon path={mdiLogout} />}
            onClick={() => (cannotAsk ? leaveSession('wanted') : ask(true))}
          >
            {t('shell.signOut')}
          </Button>
        )}
      </Box>
      <Box component="main" sx={{ maxWidth: 1440, mx: 'auto', p: { xs: 1.5, sm: 2, md: 3 } }}>
        <Message kind="info">{isLong && `${t('shell.stillStarting')} ${t('shell.waitingHelp')}`}</Message>
        <Skeletons shape="cards" />
      </Box>
      {isAsking && (
        <LoadBoundary
          onFailed={() => {
            ask(false)
            setCannotAsk(true)
          }}
        >
          <LeaveStarting onClose={() => ask(false)} />
        </LoadBoundary>
      )}
    </>
  )
}
