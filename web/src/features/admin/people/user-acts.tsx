import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { UserRecord } from '@vigie/domain/api/user-record-calls'
import { can } from '@vigie/domain/people/permissions'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { DeleteUser } from './delete-user.tsx'

const GiveRole = lazy(() => loadWithTexts('seldom', () => import('./give-role.tsx')))

interface Props {
  user: UserRecord
  onChanged: () => void
}

/** What whoever looks at somebody may do about them: say who they are, delete their account, which is never one's own. */
export function UserActs({ user, onChanged }: Props) {
  const { t } = useTranslation()
  const { person } = useSession()
  const nowhere = { person, membership: null }
  const [doing, begin] = useState<'role' | 'delete' | null>(null)
  const stop = () => begin(null)
  const givesRole = can(nowhere, 'giveRole', 'users')
  const deletes = can(nowhere, 'delete', 'users') && user.uid !== person.uid
  if (!givesRole && !deletes) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {givesRole && (
        <Button variant="outlined" onClick={() => begin('role')}>
          {t('adminUsers.changeRole')}
        </Button>
      )}
      {deletes && (
        <Button variant="outlined" color="error" onClick={() => begin('delete')}>
          {t('adminUsers.delete')}
        </Button>
      )}
      {doing === 'role' && (
        <LoadBoundary onFailed={stop}>
          <GiveRole user={user} onGiven={onChanged} onClose={stop} />
        </LoadBoundary>
      )}
      {doing === 'delete' && <DeleteUser user={user} onClose={stop} />}
    </Box>
  )
}
