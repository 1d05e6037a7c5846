import { mdiMapMarkerOff } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { getUserCall } from '@vigie/domain/api/user-record-calls'
import { idSchema } from '@vigie/domain/ids'
import { lazy, Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { UserActs } from './user-acts.tsx'
import { UserHomes } from './user-homes.tsx'

const UserFacts = lazy(() => import('./user-facts.tsx'))

/** /admin/user/{uid}: what is known of somebody, and what may be done about them. */
export default function UserPage() {
  const { uid = '' } = useParams()
  // Nobody is called what is no id: to ask /api, once or again, would not help.
  return idSchema.safeParse(uid).success ? <KnownUser uid={uid} /> : <NoSuchUser />
}

function NoSuchUser() {
  const { t } = useTranslation()
  usePageHeader(t('notFound.title'), routes.adminUsers)
  return (
    <EmptyState isPage icon={mdiMapMarkerOff} title={t('notFound.title')} help={t('notFound.help')}>
      <ToList />
    </EmptyState>
  )
}

function ToList() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={routes.adminUsers} variant="outlined">
      {t('adminUsers.toList')}
    </Button>
  )
}

function KnownUser({ uid }: { uid: string }) {
  const { t } = useTranslation()
  const { answer, ask } = useAnswer(useCallback(() => callApi(getUserCall, { params: { uid } }), [uid]))
  const name = answer.status === 'ready' ? answer.value.displayName : t('adminUsers.one')
  usePageHeader(name, routes.adminUsers, t('adminUsers.one'))
  if (answer.status === 'failed') {
    // Of another's people, or of who was theirs until a moment ago.
    if ('isNotTheirs' in answer.failure)
      return (
        <NoAccess>
          <ToList />
        </NoAccess>
      )
    return (
      <>
        <FailedAnswer failure={answer.failure} onRetry={ask} />
        {'isNotThere' in answer.failure && (
          <Box sx={{ textAlign: 'center' }}>
            <ToList />
          </Box>
        )}
      </>
    )
  }
  if (answer.status === 'loading') return <Skeletons shape="rows" />
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, mx: 'auto' }}>
      <Suspense fallback={<Skeletons shape="rows" />}>
        <UserFacts user={answer.value} />
      </Suspense>
      <UserHomes homes={answer.value.establishments} />
      <UserActs user={answer.value} onChanged={ask} />
    </Box>
  )
}
