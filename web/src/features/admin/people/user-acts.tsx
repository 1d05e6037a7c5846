import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { UserRecord } from '@vigie/domain/api/user-record-calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteUser } from './delete-user.tsx'
import { GiveRole } from './give-role.tsx'

interface Props {
  user: UserRecord
  isOneself: boolean
  onChanged: () => void
}

/** What a super administrator does about somebody: say who they are, delete their account. */
export function UserActs({ user, isOneself, onChanged }: Props) {
  const { t } = useTranslation()
  const [doing, begin] = useState<'role' | 'delete' | null>(null)
  const stop = () => begin(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" onClick={() => begin('role')}>
        {t('adminUsers.changeRole')}
      </Button>
      {!isOneself && (
        <Button variant="outlined" color="error" onClick={() => begin('delete')}>
          {t('adminUsers.delete')}
        </Button>
      )}
      {doing === 'role' && <GiveRole user={user} onGiven={onChanged} onClose={stop} />}
      {doing === 'delete' && <DeleteUser user={user} onClose={stop} />}
    </Box>
  )
}
