import Box from '@mui/material/Box'
import { can } from '@vigie/domain/people/permissions'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { OwnPeople } from './own-people.tsx'
import { PeopleList } from './people-list.tsx'

/** Everybody who has an account, for super administrators; for others the people of the homes that they administer. */
export function PeoplePage({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation()
  const { person } = useSession()
  const seesAll = can({ person, membership: null }, 'list', 'users')
  usePageHeader(t(seesAll ? 'places.users' : 'adminUsers.ownTitle'), routes.administered)
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, mx: 'auto' }}>
      {actions}
      {seesAll ? <PeopleList /> : <OwnPeople />}
    </Box>
  )
}
