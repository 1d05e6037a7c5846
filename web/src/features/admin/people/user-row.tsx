import { mdiPencilOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { roleNames } from '@vigie/domain/people/roles'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import type { ListedUser } from './sources.ts'

interface Props {
  user: ListedUser
  onChange: () => void
}

/** Somebody with an account: how to reach them, who they are, and what is wrong with the account. */
export function UserRow({ user, onChange }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { displayName: name, email, emailVerified, roleId, operator, disabled } = user
  const role = roleId === null ? t('adminUsers.noRole') : roleNames[roleId][locale]
  const facts = [
    operator ? t('adminUsers.operator') : role,
    !emailVerified && t('adminUsers.unverified'),
    disabled && t('adminUsers.disabled'),
  ].filter(Boolean)
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h3">
          {name}
        </Typography>
        <Typography>{email}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      <IconButton onClick={onChange} aria-label={t('adminUsers.changeRoleOf', { name })}>
        <Icon path={mdiPencilOutline} />
      </IconButton>
    </Card>
  )
}
