import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLinkedLocale } from '../../../lib/i18n/use-linked-locale.ts'
import { askedFor } from '../../../lib/page/asked-for.ts'
import { routes } from '../../../lib/page/routes.ts'
import { AccountFrame } from '../form/account-frame.tsx'

/** /invitation: what the e-mail of an invitation leads to. Which one it is, is found by the address once somebody signs in. */
export default function InvitationPage() {
  const { t } = useTranslation()
  useLinkedLocale()
  return (
    <AccountFrame title={t('invitation.title')}>
      <Typography>{t('invitation.help')}</Typography>
      <Button
        component={Link}
        to={routes.login}
        state={askedFor(routes.invitation)}
        variant="contained"
        size="large"
      >
        {t('invitation.signIn')}
      </Button>
      <Button component={Link} to={routes.createAccount} variant="outlined" size="large">
        {t('invitation.create')}
      </Button>
    </AccountFrame>
  )
}
