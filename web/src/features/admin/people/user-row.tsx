import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type RoleId, roleNames } from '@vigie/domain/people/roles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'

interface Props {
  uid: string
  user: {
    readonly displayName: string
    readonly email: string | null
    readonly roleId: RoleId | null
    readonly emailVerified?: boolean
    readonly operator?: boolean
    readonly disabled?: boolean
  }
}

/** Somebody with an account: how to reach them, who they are, and what is wrong with the account as far as it is known here. */
export function UserRow({ uid, user }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { displayName: name, email, emailVerified = true, roleId, operator = false, disabled = false } = user
  const role = roleId === null ? t('adminUsers.noRole') : roleNames[roleId][locale]
  const facts = [
    operator ? t('adminUsers.operator') : role,
    !emailVerified && t('adminUsers.unverified'),
    disabled && t('adminUsers.disabled'),
  ].filter(Boolean)
  return (
    <Card component="li" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="h3">
        <MuiLink
          component={Link}
          to={routes.adminUser(uid)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {name}
        </MuiLink>
      </Typography>
      {email !== null && <Typography>{email}</Typography>}
      <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Box>
    </Card>
  )
}
