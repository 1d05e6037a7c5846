import { mdiAlertCircleOutline, mdiLogout } from '@mdi/js'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../components/empty-state.tsx'
import { useDocumentTitle } from '../lib/page/use-document-title.ts'
import { type Leaving, leaveSession } from '../lib/session/leave-session.ts'

/** What stands in for the whole app while somebody is signed out: nothing of theirs, not even in the tab's title. */
export function LeavingPage({ leaving }: { leaving: Exclude<Leaving, 'no'> }) {
  const { t } = useTranslation()
  useDocumentTitle('')
  if (leaving === 'leaving') return null
  if (leaving === 'left') {
    return (
      <main>
        <div role="status">
          <EmptyState isPage icon={mdiLogout} title={t('leaving.leftTitle')} help={t('leaving.leftHelp')} />
        </div>
      </main>
    )
  }
  return (
    <main>
      <div role="alert">
        <EmptyState
          isPage
          icon={mdiAlertCircleOutline}
          title={t('leaving.failedTitle')}
          help={t('leaving.failedHelp')}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
            {t('leaving.failedWith', { error: leaving.failure })}
          </Typography>
          <Button variant="contained" onClick={() => leaveSession('wanted')}>
            {t('common.retry')}
          </Button>
        </EmptyState>
      </div>
    </main>
  )
}
