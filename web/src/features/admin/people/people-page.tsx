import { mdiAccountGroupOutline } from '@mdi/js'
import { standingOf } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { PeopleList } from './people-list.tsx'

/** /admin/users: everybody who has an account, for super administrators. */
export default function PeoplePage() {
  const { t } = useTranslation()
  const { person } = useSession()
  usePageHeader(t('adminUsers.title'), routes.administered)
  if (standingOf({ person, membership: null }) === 'superAdmin') return <PeopleList />
  return (
    <EmptyState
      icon={mdiAccountGroupOutline}
      title={t('adminUsers.onlySuper')}
      help={t('adminUsers.onlySuperHelp')}
    />
  )
}
